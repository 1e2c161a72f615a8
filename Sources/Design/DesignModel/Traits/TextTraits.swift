/// What a view's attributes come to that speak of its text, defaults filled in.
public struct TextTraits: Hashable, Sendable {
  /// The text; empty for none.
  public let text: String
  /// What a text field shows while it has no text.
  public let placeholder: String
  /// The titles of a segmented control, parted by `|`; nil for none named.
  public let segments: String?
  /// The greatest number of lines; 0 for any number.
  public let lines: Int
  /// How text that is too long is broken or cut.
  public let lineBreak: LineBreakMode
  /// The least factor by which the font may shrink to fit; 0 or 1 for not at all.
  public let minimumScale: Double
  /// The width in points at which a label wraps whatever its own; nil for its own.
  public let preferredWidth: Double?

  /// The traits of a view of that kind with those attributes.
  ///
  /// A button with a configuration has a title of any number of lines where that wraps, as it does by default, and of one
  /// line elsewhere (developer.apple.com, UIButton.Configuration.titleLineBreakMode).
  public init(_ kind: ViewKind, _ attributes: Attributes) {
    text = Self.own(attributes) ?? ""
    placeholder = attributes.text(.placeholder) ?? ""
    segments = attributes.text(.segments)
    let isConfigured = kind == .button && FontTraits(kind, attributes).configuration != .none
    let lineBreak: LineBreakMode =
      attributes.word(.lineBreak)
      ?? (isConfigured ? .wordWrapping : kind == .button ? .truncatingMiddle : .truncatingTail)
    self.lineBreak = lineBreak
    lines =
      attributes.number(.lines).map { Int($0) }
      ?? (kind == .textView || isConfigured && lineBreak.wraps ? 0 : 1)
    minimumScale = attributes.number(.minimumScale) ?? 0
    preferredWidth = attributes.number(.preferredWidth).flatMap { $0 > 0 ? $0 : nil }
  }

  /// The attribute of a view's own text.
  public static let main: ViewAttribute = .text
  /// The attributes whose texts people see.
  public static let shown: [ViewAttribute] = [.text, .placeholder, .segments]
  /// The attributes of which a text's size is made.
  public static let sizing: [ViewAttribute] = [.text, .placeholder, .lines]
  /// Lets a text have as many lines as it needs.
  public static let anyNumberOfLines = Attributes(.lines, .number(0))

  /// Gives a view that text.
  public static func saying(_ text: String) -> Attributes { Attributes(main, .text(text)) }

  /// The text that is set, if one is.
  public static func own(_ attributes: Attributes) -> String? { attributes.text(.text) }

  /// Which of a view's texts people read: its own, or else what stands in its place; nil where it has neither.
  public static func read(_ attributes: Attributes) -> ViewAttribute? {
    [.text, .placeholder].first { attributes.text($0)?.isEmpty == false }
  }

  /// Where a text's lines lie between its edges.
  public static func alignment(_ attributes: Attributes) -> TextAlignment {
    attributes.word(.alignment) ?? .natural
  }

  /// True if a variation of the screen changes how many lines a view may have.
  public static func linesVary(in screen: Screen) -> Bool { screen.varies(.lines) }
}
