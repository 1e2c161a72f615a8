/// The font that a view's attributes come to, and the button configuration that decides it with them.
public struct FontTraits: Hashable, Sendable {
  /// A button's configuration; none for other kinds.
  public let configuration: ButtonConfiguration
  /// A family other than the system font.
  public let family: String?
  /// The text style, if one is asked for.
  public let style: TextStyle?
  /// Points; nil where a style decides.
  public let size: Double?
  /// The weight, if one is asked for.
  public let weight: FontWeight?
  /// Whether the font follows the text size.
  public let scales: Bool
  /// What the system font's glyphs are like.
  public let features: FontFeatures

  /// The font of a view of that kind with those attributes.
  public init(_ kind: ViewKind, _ attributes: Attributes) {
    let configuration = Self.configuration(of: kind, attributes)
    let style = Self.style(attributes, configuration)
    (self.configuration, self.style) = (configuration, style)
    family = Self.family(attributes)
    size = attributes.number(.fontSize) ?? (style == nil ? Self.defaultSize(of: kind) : nil)
    weight = attributes.word(.weight)
    scales = attributes.flag(.scalesFont) ?? (style != nil)
    features = FontFeatures(
      monospacedDigits: attributes.flag(.monospacedDigits) ?? false,
      smallCaps: attributes.flag(.smallCaps) ?? false)
  }

  /// The attributes that decide whether a font follows the text size.
  public static let scaling: [ViewAttribute] = [.style, .scalesFont, .fontSize, .buttonConfiguration]

  /// Lets a font follow the text size.
  public static let scaled = Attributes(.scalesFont, .flag(true))

  /// What sets a view's text in a style and leaves a button's configuration as it is, and what then goes.
  public static func following(
    _ style: TextStyle, on view: View
  ) -> (set: Attributes, unset: [ViewAttribute]) {
    var result = Attributes(.style, .text(style.rawValue))
    if view.kind == .button, view.attributes[.buttonConfiguration] == nil {
      result[.buttonConfiguration] = .text(FontTraits(view.kind, view.attributes).configuration.rawValue)
    }
    let unset: [ViewAttribute] = style == .headline ? [.fontSize, .weight] : [.fontSize]
    return (result, unset.filter { view.attributes[$0] != nil })
  }

  /// The family that attributes ask for, if they do.
  public static func family(_ attributes: Attributes) -> String? { attributes.text(.font) }

  /// A button with a text style means a plain configuration where the design doesn't say otherwise: designs knew no
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
  private static func defaultSize(of kind: ViewKind) -> Double {
    switch kind {
    case .button: 15
    case .textView: 14
    default: 17
    }
  }
}

extension AttributeDefault {
  /// What a font comes to on that kind of view by its other attributes.
  static func font(
    of kind: ViewKind, _ part: @escaping @Sendable (FontTraits) -> AttributeValue?
  ) -> AttributeDefault {
    .rule { part(FontTraits(kind, $0)) }
  }
}
