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
  init(of object: SceneObject) {
    let element =
      object.element.child("fontDescription", key: "fontDescription") ?? Self.attributedFont(object.element)
    size = Double(attribute: element?["pointSize"] ?? element?["size"])
    if let name = element?["style"].flatMap(Self.style) {
      (style, size) = (name, nil)
    } else if size == nil {
      size = Self.defaultSize(object)
    }
    weight = element?["weight"].flatMap(FontWeight.init(fileWord:))
    if element?["type"] == "boldSystem" { weight = .bold }
    if element?["type"] == nil, style == nil { family = element?["family"] ?? element?["name"] }
    if element?["metaFont"] != nil { family = nil }
  }

  /// The font of the first part of an attributed text.
  private static func attributedFont(_ element: XMLElement) -> XMLElement? {
    var found: XMLElement?
    element.children.first { $0.name == "attributedString" }?.forEach { part in
      if found == nil, part.name == "font", part["key"] == "NSFont" { found = part }
    }
    return found
  }

  private static func defaultSize(_ object: SceneObject) -> Double {
    switch object.className {
    case "button":
      if object.element.child("buttonConfiguration") != nil { return 17 }
      return ["system", "roundedRect"].contains(object["buttonType"]) ? 15 : 18
    case "textField", "textView": return 14
    default: return 17
    }
  }

  private static func style(_ name: String) -> TextStyle? {
    switch name.hasPrefix("UICTFontTextStyle") ? String(name.dropFirst(17)) : name {
    case "Title0": .largeTitle
    case "Title1": .title1
    case "Title2": .title2
    case "Title3": .title3
    case "Headline": .headline
    case "Body": .body
    case "Callout": .callout
    case "Subhead": .subheadline
    case "Footnote": .footnote
    case "Caption1": .caption1
    case "Caption2": .caption2
    default: nil
    }
  }

  /// The attributes that spell this font in the design.
  func set(on attributes: inout Attributes) {
    if let style { attributes[.style] = .text(style.rawValue) }
    if let family { attributes[.font] = .text(family) }
    if let size, size >= 0.5, size <= 1000 { attributes[.fontSize] = .number(size) }
    if let weight { attributes[.weight] = .text(weight.rawValue) }
  }
}

extension FontWeight {
  /// The weight that a file names.
  init?(fileWord word: String) {
    switch word {
    case "ultraLight", "ultralight": self = .ultraLight
    case "demibold", "demiBold": self = .semibold
    default: self.init(rawValue: word)
    }
  }
}
