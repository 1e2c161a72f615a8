import DesignModel

/// What a view's attributes come to, defaults filled in.
struct ViewTraits: Sendable {
  /// The text; empty for none.
  var text: String
  /// What a text field shows while it has no text.
  var placeholder: String
  /// The font.
  var font: FontDescription
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
  /// The width in points at which a label wraps whatever its own; nil for its own.
  var preferredWidth: Double?
  /// The titles of a segmented control, parted by `|`; nil for none named.
  var segments: String?
  /// A text field's border.
  var borderStyle: BorderStyle
  /// A button's configuration.
  var configuration: ButtonConfiguration
  /// The size of an activity indicator.
  var indicatorStyle: IndicatorStyle
  /// The dots of a page control.
  var pages: Double
  /// Whether a text view scrolls.
  var scrolls: Bool
  /// What a table cell shows at its trailing edge.
  var accessory: CellAccessory
  /// A button's content insets.
  var insets: EdgeInsets?
  /// A scroll view's content insets.
  var contentInsets: EdgeInsets
  /// How the safe area adds to a scroll view's insets.
  var insetAdjustment: ContentInsetAdjustment
  /// Whether a scroll view adds the keyboard to its insets.
  var avoidsKeyboard: Bool

  /// The traits of a view of that kind with those attributes.
  init(_ kind: ViewKind, _ attributes: Attributes) {
    configuration = Self.configuration(of: kind, attributes)
    let style = Self.style(attributes, configuration)
    text = attributes.text(.text) ?? ""
    placeholder = attributes.text(.placeholder) ?? ""
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
    preferredWidth = attributes.number(.preferredWidth).flatMap { $0 > 0 ? $0 : nil }
    segments = attributes.text(.segments)
    borderStyle = attributes.word(.borderStyle) ?? .roundedRect
    indicatorStyle = attributes.word(.indicatorStyle) ?? .medium
    pages = attributes.number(.pages) ?? 3
    scrolls = attributes.flag(.scrollEnabled) ?? false
    accessory = attributes.word(.accessory) ?? .none
    insets = attributes.insets(.insets)
    contentInsets = attributes.insets(.contentInsets) ?? .zero
    insetAdjustment = attributes.word(.contentInsetAdjustment) ?? .automatic
    avoidsKeyboard = attributes.flag(.keyboardAvoidance) ?? false
  }

  /// A button with a text style stands for a plain configuration where the design doesn't say otherwise: designs knew no
  /// other way to ask for one before they could name it.
  private static func configuration(of kind: ViewKind, _ attributes: Attributes) -> ButtonConfiguration {
    guard kind == .button else { return .none }
    return attributes.word(.buttonConfiguration) ?? (attributes[.style] == nil ? .none : .plain)
  }

  /// A configuration's title is set in `body` where the design names no font (21 of 25 recorded buttons).
  private static func style(_ attributes: Attributes, _ configuration: ButtonConfiguration) -> TextStyle? {
    let isUnnamed = attributes[.fontSize] == nil && attributes[.font] == nil
    return attributes.word(.style) ?? (configuration != .none && isUnnamed ? .body : nil)
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
