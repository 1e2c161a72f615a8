import DesignModel

/// A view's text with its font and the room around it, and how it breaks at the width last tried.
struct TextBox {
  /// The text; a text field's placeholder while it has none.
  let text: String
  /// The font of this environment.
  let font: ResolvedFont
  /// Points between the view's edges and its text.
  let padding: EdgeInsets
  /// What of the padding above and below gives way to text that needs the room: a button's, and a text view's below.
  private let yieldingHeight: Double
  /// The greatest number of lines; 0 for any.
  let limit: Int
  /// How text that is too long is broken or cut.
  let lineBreak: LineBreakMode
  /// Whether the text scrolls inside its view.
  let scrolls: Bool
  /// The width at which a label of several lines wraps whatever its own (UILabel's preferredMaxLayoutWidth); nil for its
  /// own.
  let preferredWidth: Double?
  /// The text broken only at its own line ends.
  let unwrapped: TextLines
  /// The text at `triedWidth`.
  private(set) var wrapped: TextLines
  /// The room in points in which the text was wrapped last; infinite where it wasn't.
  var wrapWidth: Double { triedWidth }
  private var triedWidth = Double.infinity
  /// The longest line's width once a label that wraps takes that for its own; nil for the unwrapped text's.
  private(set) var narrowedWidth: Double?

  /// A view's text; nil if the kind shows none.
  init?(_ view: Int, _ settled: SettledScreen) {
    let kind = settled.tree.kinds[view]
    let traits = settled.traits[view]
    guard let padding = EdgeInsets.padding(ofTextIn: kind, traits) else { return nil }
    text = kind == .textField && traits.text.isEmpty ? traits.placeholder : traits.text
    let environment = settled.environment
    let measuring = settled.prepared.measuring
    var font = measuring.font(traits.font, textSize: environment.textSize, boldText: environment.boldText)
    font.hasTwoCuts = environment.os < SystemVersions.oneFont
    font.set(traits.paragraph)
    self.font = font
    self.padding = padding
    yieldingHeight =
      kind == .button ? padding.top + padding.bottom : kind == .textView ? padding.bottom : 0
    limit = kind == .textField ? 1 : traits.lines
    lineBreak = traits.lineBreak
    scrolls = kind == .textView && traits.scrolls
    preferredWidth = kind == .label && limit != 1 ? traits.preferredWidth : nil
    unwrapped =
      text.isEmpty
      ? TextLines(
        width: 0, shownLines: 0, wantedLines: 0, shownCharacters: 0, totalCharacters: 0, isApproximate: false)
      : measuring.lines(of: text, in: font, width: .infinity, lines: limit, mode: lineBreak)
    wrapped = unwrapped
    if let preferredWidth { wrap(toViewWidth: preferredWidth, settled) }
  }

  /// The width that a label takes for its text, unrounded.
  var labelWidth: Double {
    preferredWidth == nil ? narrowedWidth ?? unwrapped.width : min(wrapped.width, triedWidth)
  }

  /// Takes the longest line's width for the label's own, in whole pixels, as UILabel does once it knows how wide it may
  /// be; where there is no room for those it stays as wide as it may be.
  mutating func narrow(_ settled: SettledScreen) {
    guard preferredWidth == nil, triedWidth < .infinity else { return }
    narrowedWidth = longestLine(settled).flatMap { $0 <= triedWidth ? $0 : nil }
  }

  /// The width in whole pixels from which on a label is as wide as its longest line with all of its blanks; nil for one
  /// that is cut at its beginning or its middle, whose width goes back and forth as room grows.
  func longestLine(_ settled: SettledScreen) -> Double? {
    let isCut = wrapped.shownCharacters < wrapped.totalCharacters
    if isCut, lineBreak == .truncatingHead || lineBreak == .truncatingMiddle { return nil }
    let width = settled.ceiled(wrapped.wholeWidth)
    // Nothing is as wide as nothing: at such a width the text would count as not wrapped.
    return width < settled.pixel ? nil : width
  }

  /// From the first line's top to the last one's bottom, unrounded.
  func height(ofLines lines: Int) -> Double {
    lines == 0 ? 0 : font.lineHeight + Double(lines - 1) * font.linePitch
  }

  /// The height in points that lines have before the view's edges cut letters, in a view of that height.
  ///
  /// A line leaves free what marks above capitals and the deepest descenders would take: of each half of what a line
  /// exceeds its view by, the first 0.03 em are blank.
  func height(beforeCutsIn height: Double) -> Double {
    max(0, height - padding.top - padding.bottom + yieldingHeight) + 0.06 * font.size
  }

  /// Breaks the text anew where the view's width changed.
  ///
  /// One pixel is granted, so that no label wraps at its own intrinsic width; a view narrower than that has not been
  /// given a width yet, and UIKit takes such a preferred width for none.
  mutating func wrap(toViewWidth width: Double, _ settled: SettledScreen) {
    wrap(inRoom: (preferredWidth ?? width) - padding.left - padding.right, settled)
  }

  /// The same for a text's own room, in points.
  mutating func wrap(inRoom room: Double, _ settled: SettledScreen) {
    let pixel = settled.pixel
    if limit == 1 || text.isEmpty || room >= unwrapped.width - pixel || room < pixel {
      wrapped = unwrapped
      triedWidth = .infinity
    } else if room != triedWidth {
      wrapped = settled.prepared.measuring.lines(
        of: text, in: font, width: room + pixel, lines: limit, mode: lineBreak)
      triedWidth = room
    }
  }
}
