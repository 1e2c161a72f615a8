import DesignModel

/// The font that a view's element asks for.
struct ReadFont {
  /// The text style, if it names one.
  var style: TextStyle?
  /// A family other than the system font.
  var family: String?
  /// Points.
  var size: Double?
  /// The weight, if it names one.
  var weight: FontWeight?

  /// The font of a view; Interface Builder's default of its class where the file names none.
  ///
  /// The title of a configured button is then in `body`, which a design says by naming no font: 31 points high at the
  /// text size XS (11 of 11), 34.3 to 35 at L (24 of 24).
  init(of object: SceneObject) {
    // A button's font is that of its plain titles.
    let configuration = object.className == "button" ? object.element.child("buttonConfiguration") : nil
    let title = object.className == "button" ? Self.attributedFont(object.attributedText) : nil
    let element =
      title ?? object.fontDescription ?? Self.attributedFont(object.element.attributedText)
      ?? Self.titleFont(configuration)
    let points = element?["pointSize"] ?? element?["size"]
    size = points.flatMap { Self.sizeWords[$0] } ?? Double(attribute: points)
    if let name = element?["style"].flatMap(TextStyle.init(fileWord:)) {
      (style, size) = (name, nil)
    } else if size == nil, element != nil || configuration == nil {
      size = Self.defaultSize(
        of: object.className, buttonType: object["buttonType"], isConfigured: configuration != nil)
    }
    weight = element?["weight"].flatMap(FontWeight.init(fileWord:))
    if element?["type"] == "boldSystem" || element?["metaFont"] == "systemBold" { weight = .bold }
    if element?["type"] == nil, style == nil { family = element?["family"] ?? element?["name"] }
    if element?["metaFont"] != nil { family = nil }
  }

  /// UIFont's sizes by the words that files have for them.
  private static let sizeWords = ["system": 14.0, "smallSystem": 12, "label": 17, "button": 18]

  /// The font that a button's configuration gives its title.
  private static func titleFont(_ configuration: XMLElement?) -> XMLElement? {
    configuration?.child("fontDescription", key: WriteFont.configuredKey)
      ?? attributedFont(configuration?.attributedText)
  }

  /// The font of the first part of an attributed text.
  private static func attributedFont(_ text: XMLElement?) -> XMLElement? {
    text?.first("font", key: "NSFont")
  }

  /// The points in which a class sets its text where the file names no font.
  static func defaultSize(of className: String, buttonType: String?, isConfigured: Bool) -> Double {
    switch className {
    case "button":
      if isConfigured { return 17 }
      return buttonType == "system" || buttonType == "roundedRect" ? 15 : 18
    case "textField", "textView": return 14
    default: return 17
    }
  }

  /// What the design says of a part; nil for sizes that it can't hold.
  subscript(part: FontPart) -> AttributeValue? {
    switch part {
    case .style: style.map { .text($0.rawValue) }
    case .family: family.map { .text($0) }
    case .size: size.flatMap { (0.5...1000).contains($0) ? .number($0) : nil }
    case .weight: weight.map { .text($0.rawValue) }
    // No element has these.
    default: nil
    }
  }
}
