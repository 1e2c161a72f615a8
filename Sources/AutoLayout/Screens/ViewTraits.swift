import DesignModel

/// What a view's attributes come to, defaults filled in.
struct ViewTraits: Sendable {
  /// The text; empty for none.
  var text: String
  /// What a text field shows while it has no text.
  var placeholder: String
  /// The font.
  var font: FontDescription
  /// True if the font was given by a text style.
  var hasStyle: Bool
  /// The greatest number of lines; 0 for any number.
  var lines: Int
  /// How text that is too long is broken or cut.
  var lineBreak: LineBreakMode
  /// The least factor by which the font may shrink to fit; 0 or 1 for not at all.
  var minimumScale: Double
  /// A stack's direction; UIStackView's own default is horizontal.
  var axis: Axis
  /// How a stack sizes its views along its axis.
  var distribution: Distribution
  /// Where a stack's views lie across its axis.
  var alignment: StackAlignment
  /// Points between a stack's views.
  var spacing: Double
  /// Points after this view in its stack, in place of the stack's spacing.
  var customSpacing: Double?
  /// Whether the view itself is hidden.
  var isHidden: Bool
  /// Priorities against growing beyond the intrinsic size.
  var hugging: (horizontal: Double, vertical: Double)
  /// Priorities against shrinking below the intrinsic size.
  var compression: (horizontal: Double, vertical: Double)
  /// An intrinsic size that replaces the kind's own, in points.
  var width: Double?
  /// An intrinsic size that replaces the kind's own, in points.
  var height: Double?
  /// Explicit layout margins.
  var layoutMargins: EdgeInsets?
  /// Whether the superview's margins count where they reach in further.
  var preservesMargins: Bool
  /// Whether the safe area adds to the margins.
  var addsSafeArea: Bool
  /// A button's content insets.
  var insets: EdgeInsets?
  /// A scroll view's content insets.
  var contentInsets: EdgeInsets
  /// Whether a scroll view adds the keyboard to its insets.
  var avoidsKeyboard: Bool

  /// The traits of a view of that kind with those attributes.
  init(_ kind: ViewKind, _ attributes: Attributes) {
    let style = attributes.word(.style, as: TextStyle.self)
    text = attributes.text(.text) ?? ""
    placeholder = attributes.text(.placeholder) ?? ""
    hasStyle = style != nil
    font = FontDescription(
      family: attributes.text(.font), style: style,
      size: attributes.number(.fontSize) ?? (style == nil ? Self.defaultFontSize(of: kind) : nil),
      weight: attributes.word(.weight), scales: attributes.flag(.scalesFont) ?? (style != nil))
    lines = attributes.number(.lines).map { Int($0) } ?? (kind == .textView ? 0 : 1)
    lineBreak = attributes.word(.lineBreak) ?? (kind == .button ? .truncatingMiddle : .truncatingTail)
    minimumScale = attributes.number(.minimumScale) ?? 0
    axis = attributes.word(.axis) ?? .horizontal
    distribution = attributes.word(.distribution) ?? .fill
    alignment = (kind == .stack ? attributes.word(.alignment) : nil) ?? .fill
    spacing = attributes.number(.spacing) ?? 0
    customSpacing = attributes.number(.customSpacing)
    isHidden = attributes.flag(.hidden) ?? false
    hugging = Self.priorities(attributes, .hugging, absent: 250)
    compression = Self.priorities(attributes, .compression, absent: 750)
    if case .size(let width, let height)? = attributes[.size] { (self.width, self.height) = (width, height) }
    layoutMargins = attributes.insets(.layoutMargins)
    preservesMargins = attributes.flag(.preservesMargins) ?? false
    addsSafeArea = attributes.flag(.insetsMarginsFromSafeArea) ?? true
    insets = attributes.insets(.insets)
    contentInsets = attributes.insets(.contentInsets) ?? .zero
    avoidsKeyboard = attributes.flag(.keyboardAvoidance) ?? false
  }

  /// UIKit's fonts where a design names none: labels and text fields 17 points, system buttons 15; text views 14, as
  /// Interface Builder writes them.
  private static func defaultFontSize(of kind: ViewKind) -> Double {
    switch kind {
    case .button: 15
    case .textView: 14
    default: 17
    }
  }

  private static func priorities(
    _ attributes: Attributes, _ attribute: ViewAttribute, absent: Double
  ) -> (horizontal: Double, vertical: Double) {
    attributes.priorities(attribute).map { ($0.horizontal.value, $0.vertical.value) } ?? (absent, absent)
  }
}
