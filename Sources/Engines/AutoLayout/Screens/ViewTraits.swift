import DesignModel

/// What a view's attributes come to, defaults filled in.
///
/// A class, since every rule reads a few of them and none changes any.
final class ViewTraits: Sendable {
  /// The text; empty for none.
  let text: String
  /// What a text field shows while it has no text.
  let placeholder: String
  /// The font.
  let font: FontDescription
  /// The heights of the text's lines.
  let paragraph: ParagraphTraits
  /// The greatest number of lines; 0 for any number.
  let lines: Int
  /// How text that is too long is broken or cut.
  let lineBreak: LineBreakMode
  /// The least factor by which the font may shrink to fit; 0 or 1 for not at all.
  let minimumScale: Double
  /// A stack's direction; UIStackView's own default is horizontal.
  let axis: Axis
  /// How a stack sizes its views along its axis.
  let distribution: Distribution
  /// Where a stack's views lie across its axis.
  let alignment: StackAlignment
  /// Points between a stack's views.
  let spacing: Double
  /// Points after this view in its stack, in place of the stack's spacing.
  let customSpacing: Double?
  /// Whether the view itself is hidden.
  let isHidden: Bool
  /// Priorities against growing beyond the intrinsic size.
  let hugging: (horizontal: Double, vertical: Double)
  /// Priorities against shrinking below the intrinsic size.
  let compression: (horizontal: Double, vertical: Double)
  /// An intrinsic size that replaces the kind's own, in points.
  let width: Double?
  /// An intrinsic size that replaces the kind's own, in points.
  let height: Double?
  /// The size that a file's canvas recorded, while what it depends on is as it was; nil for none.
  let recorded: RecordedSize?
  /// Points from the top down to the first baseline of a view without text; nil for its top edge.
  let firstBaseline: Double?
  /// Points from the bottom up to the last baseline of a view without text; nil for its bottom edge.
  let lastBaseline: Double?
  /// Explicit layout margins.
  let layoutMargins: EdgeInsets?
  /// Whether the superview's margins count where they reach in further.
  let preservesMargins: Bool
  /// Whether the safe area adds to the margins.
  let addsSafeArea: Bool
  /// The width in points at which a label wraps whatever its own; nil for its own.
  let preferredWidth: Double?
  /// The titles of a segmented control, parted by `|`; nil for none named.
  let segments: String?
  /// A text field's border.
  let borderStyle: BorderStyle
  /// A button's configuration.
  let configuration: ButtonConfiguration
  /// The size of an activity indicator.
  let indicatorStyle: IndicatorStyle
  /// The dots of a page control.
  let pages: Double
  /// Whether a text view scrolls.
  let scrolls: Bool
  /// What a table cell shows at its trailing edge.
  let accessory: CellAccessory
  /// The insets of a button's content, or of a text view's text.
  let insets: EdgeInsets?
  /// A scroll view's content insets.
  let contentInsets: GuidedInsets
  /// How the safe area adds to a scroll view's insets.
  let insetAdjustment: ContentInsetAdjustment
  /// Whether a scroll view adds the keyboard to its insets.
  let avoidsKeyboard: Bool
  /// Whether no finger moves a scroll view's content.
  let holdsContentStill: Bool

  /// The traits of a view of that kind with those attributes.
  init(_ kind: ViewKind, _ attributes: Attributes) {
    let (fonts, texts) = (FontTraits(kind, attributes), TextTraits(kind, attributes))
    let (stack, margins) = (StackTraits(kind, attributes), MarginTraits(attributes))
    configuration = fonts.configuration
    font = FontDescription(
      family: fonts.family, style: fonts.style, size: fonts.size, weight: fonts.weight, scales: fonts.scales,
      features: fonts.features)
    (text, placeholder, segments) = (texts.text, texts.placeholder, texts.segments)
    (lines, lineBreak, minimumScale) = (texts.lines, texts.lineBreak, texts.minimumScale)
    preferredWidth = texts.preferredWidth
    paragraph = ParagraphTraits(attributes)
    (axis, distribution, alignment) = (stack.axis, stack.distribution, stack.alignment)
    (spacing, customSpacing) = (stack.spacing, stack.customSpacing)
    layoutMargins = margins.layoutMargins
    (preservesMargins, addsSafeArea) = (margins.preservesMargins, margins.addsSafeArea)
    isHidden = attributes.flag(.hidden) ?? false
    hugging = Self.priorities(attributes, .hugging, absent: 250)
    compression = Self.priorities(attributes, .compression, absent: 750)
    if case .size(let width, let height)? = attributes[.size] {
      (self.width, self.height) = (width, height)
    } else {
      (width, height) = (nil, nil)
    }
    recorded = attributes.recordedSize(of: kind)
    (firstBaseline, lastBaseline) = (
      attributes.number(.firstBaselineOffset), attributes.number(.lastBaselineOffset)
    )
    borderStyle = attributes.border
    indicatorStyle = attributes.word(.indicatorStyle) ?? .medium
    pages = attributes.dotCount
    scrolls = attributes.scrollsText
    accessory = attributes.accessory
    insets = attributes.insets(.insets)
    contentInsets = attributes.guidedInsets(.contentInsets) ?? GuidedInsets(.zero)
    insetAdjustment = attributes.word(.contentInsetAdjustment) ?? .automatic
    avoidsKeyboard = attributes.avoidsKeyboard
    holdsContentStill = attributes.holdsContentStill
  }

  private static func priorities(
    _ attributes: Attributes, _ attribute: ViewAttribute, absent: Double
  ) -> (horizontal: Double, vertical: Double) {
    attributes.priorities(attribute).map { ($0.horizontal.value, $0.vertical.value) } ?? (absent, absent)
  }
}
