/// Everything that can be set on a view beside its name, kind and place in the tree.
///
/// One vocabulary for `add-view`'s options, `set-view`'s and `vary`'s `key=value`, the store and the diff.
public enum ViewAttribute: String, Vocabulary, Comparable {
  case text, placeholder, style, font, fontSize, weight, scalesFont, lines, lineBreak, minimumScale
  case preferredWidth, segments, borderStyle, buttonConfiguration, indicatorStyle, pages, scrollEnabled
  case accessory
  case alignment, axis, distribution, spacing, customSpacing
  case hidden, hugging, compression, size
  case layoutMargins, preservesMargins, insetsMarginsFromSafeArea, insets, contentInsets
  case contentInsetAdjustment, keyboardAvoidance
  case clips, interactive, role, label, neverTruncate, mayOverlap

  /// The attribute's place in the vocabulary, which is also the order in which attributes are listed.
  public var rank: Int { Self.ranks[self]! }
  private static let ranks = Dictionary(uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })

  public static func < (a: ViewAttribute, b: ViewAttribute) -> Bool { a.rank < b.rank }
}

/// What an attribute's value looks like.
public enum AttributeForm: Hashable, Sendable {
  /// Any text.
  case text
  /// A number within bounds.
  case number(ClosedRange<Double>)
  /// A whole number within bounds.
  case whole(ClosedRange<Double>)
  /// `true` or `false`.
  case flag
  /// One of a list of words.
  case word([String])
  /// Two priorities, horizontal and vertical: `251,250`; one stands for both.
  case priorities
  /// A width and a height in points: `44x44`; `-` for none in that axis.
  case size
  /// Four distances in points, top, left, bottom, right: `8,16,8,16`; one stands for all four.
  case insets
}

extension ViewAttribute {
  /// The largest length in points that a design may speak of.
  public static let longest = 1e9

  /// What a value of this attribute looks like; `alignment` depends on the kind of view.
  public func form(for kind: ViewKind) -> AttributeForm {
    switch self {
    case .text, .placeholder, .font, .segments, .role, .label, .mayOverlap: .text
    case .style: .word(TextStyle.words)
    case .fontSize: .number(0.5...1000)
    case .weight: .word(FontWeight.words)
    case .lines: .whole(0...10_000)
    case .lineBreak: .word(LineBreakMode.words)
    case .minimumScale: .number(0...1)
    case .preferredWidth: .number(0...Self.longest)
    case .borderStyle: .word(BorderStyle.words)
    case .buttonConfiguration: .word(ButtonConfiguration.words)
    case .indicatorStyle: .word(IndicatorStyle.words)
    case .pages: .whole(0...1000)
    case .accessory: .word(CellAccessory.words)
    case .contentInsetAdjustment: .word(ContentInsetAdjustment.words)
    case .alignment: .word(kind == .stack ? StackAlignment.words : TextAlignment.words)
    case .axis: .word(Axis.words)
    case .distribution: .word(Distribution.words)
    case .spacing, .customSpacing: .number(-Self.longest...Self.longest)
    case .hidden, .scalesFont, .preservesMargins, .insetsMarginsFromSafeArea, .keyboardAvoidance, .clips,
      .scrollEnabled, .interactive, .neverTruncate:
      .flag
    case .hugging, .compression: .priorities
    case .size: .size
    case .layoutMargins, .insets, .contentInsets: .insets
    }
  }

  /// One line for help and documentation.
  public var summary: String {
    switch self {
    case .text: "The text of a label, button, text field or text view."
    case .placeholder: "A text field's placeholder."
    case .style: "The Dynamic Type text style of the font."
    case .font: "A font family other than the system font."
    case .fontSize: "A fixed font size in points, which Dynamic Type does not scale."
    case .weight: "The font's weight."
    case .scalesFont: "Whether the font follows the text size; by default fonts with a style do."
    case .lines: "The greatest number of lines; 0 for any number."
    case .lineBreak: "How text that is too long is broken or cut."
    case .minimumScale: "How far the font may shrink to fit, as a factor; 0 for not at all."
    case .preferredWidth:
      "The width in points at which a label wraps before it knows its own (preferredMaxLayoutWidth)."
    case .segments: "The titles of a segmented control's segments, parted by '|'."
    case .borderStyle: "A text field's border; by default rounded."
    case .buttonConfiguration:
      "A button's configuration; by default plain for a button with a text style and none for others."
    case .indicatorStyle: "The size of an activity indicator; by default medium."
    case .pages: "How many dots a page control shows; by default 3."
    case .scrollEnabled: "Whether a text view scrolls and so has no size of its own; by default it doesn't."
    case .accessory: "What a table cell shows at its trailing edge."
    case .alignment: "Across a stack: where its views lie; of a text: where its lines lie."
    case .axis: "A stack's direction."
    case .distribution: "How a stack sizes its views along its axis."
    case .spacing: "The space between a stack's views, in points."
    case .customSpacing: "The space after this view in its stack, in points, in place of the stack's spacing."
    case .hidden: "Whether the view is hidden; a stack closes the gap."
    case .hugging: "Priorities against growing beyond the intrinsic size: horizontal,vertical."
    case .compression: "Priorities against shrinking below the intrinsic size: horizontal,vertical."
    case .size: "The intrinsic size of an image or custom view, as WIDTHxHEIGHT; - for none in that axis."
    case .layoutMargins: "The layout margins in points: top,left,bottom,right."
    case .preservesMargins: "Whether the superview's layout margins count where they reach in further."
    case .insetsMarginsFromSafeArea: "Whether the safe area adds to the layout margins; by default it does."
    case .insets: "A button's content insets in points: top,left,bottom,right."
    case .contentInsets: "A scroll view's content insets in points: top,left,bottom,right."
    case .contentInsetAdjustment:
      "How the safe area adds to a scroll view's content insets; by default automatic."
    case .keyboardAvoidance: "Whether a scroll view adds the keyboard to its insets."
    case .clips: "Whether the view cuts what lies outside its bounds."
    case .interactive: "Whether people can tap the view."
    case .role: "What the view is for, as assistive technologies are told."
    case .label: "The accessibility label."
    case .neverTruncate: "Whether cutting the text is an error."
    case .mayOverlap: "Why the view may overlap others."
    }
  }
}
