extension ViewAttribute {
  public static let style = named("style")
  public static let font = named("font")
  public static let fontSize = named("fontSize")
  public static let weight = named("weight")
  public static let scalesFont = named("scalesFont")
}

extension AttributeRow {
  /// How texts are set.
  static let fonts = [
    AttributeRow(
      "style", "The Dynamic Type text style of the font.",
      AttributeUse(
        [.label, .textField, .textView], .word(TextStyle.words), xib: .font(.style), swift: .font(.style)),
      AttributeUse(
        [.button], .word(TextStyle.words), absent: .rule(configuredStyle), xib: .font(.style),
        swift: .font(.style, owner: "titleLabel?."))),
    AttributeRow(
      "font", "A font family other than the system font.",
      AttributeUse(.texts, .text, xib: .font(.family), swift: .font(.family)),
      AttributeUse([.button], .text, xib: .font(.family), swift: .font(.family, owner: "titleLabel?."))),
    AttributeRow(
      "fontSize", "A fixed font size in points, which Dynamic Type does not scale.",
      AttributeUse(
        [.label, .textField], .number(0.5...1000), absent: .rule { size(17, $0) }, xib: .font(.size),
        swift: .font(.size)),
      AttributeUse(
        [.textView], .number(0.5...1000), absent: .rule { size(14, $0) }, xib: .font(.size),
        swift: .font(.size)),
      AttributeUse(
        [.button], .number(0.5...1000),
        absent: .rule { configuredStyle($0) == nil ? size(15, $0) : nil }, xib: .font(.size),
        swift: .font(.size, owner: "titleLabel?."))),
    AttributeRow(
      "weight", "The font's weight.",
      AttributeUse(.texts, .word(FontWeight.words), xib: .font(.weight), swift: .font(.weight)),
      AttributeUse(
        [.button], .word(FontWeight.words), xib: .font(.weight),
        swift: .font(.weight, owner: "titleLabel?."))),
    AttributeRow(
      "scalesFont", "Whether the font follows the text size; by default fonts with a style do.",
      AttributeUse(
        .texts, .flag, absent: .rule(scales), xib: .notCarried(scaling),
        swift: .property("adjustsFontForContentSizeCategory")),
      AttributeUse(
        [.button], .flag, absent: .rule(scales), xib: .notCarried(scaling),
        swift: .property("titleLabel?.adjustsFontForContentSizeCategory"))),
  ]

  private static let scaling = "Interface Builder says when a font is chosen anew, not whether it scales"

  /// UIKit's fonts where a design names none: labels and text fields 17 points, system buttons 15; text views 14, as
  /// Interface Builder writes them.
  private static func size(_ points: Double, _ attributes: Attributes) -> AttributeValue? {
    attributes[.style] == nil ? .number(points) : nil
  }

  /// A configuration's title is set in `body` where the design names no font (21 of 25 recorded buttons).
  private static func configuredStyle(_ attributes: Attributes) -> AttributeValue? {
    let isNamed = attributes[.fontSize] != nil || attributes[.font] != nil
    let isConfigured = attributes.text(.buttonConfiguration) ?? "none" != "none"
    return isConfigured && !isNamed ? .text(TextStyle.body.rawValue) : nil
  }

  private static func scales(_ attributes: Attributes) -> AttributeValue? {
    .flag((attributes[.style] ?? configuredStyle(attributes)) != nil)
  }
}
