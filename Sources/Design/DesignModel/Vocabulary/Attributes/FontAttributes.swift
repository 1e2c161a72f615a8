extension ViewAttribute {
  public static let style = named("style")
  public static let font = named("font")
  public static let fontSize = named("fontSize")
  public static let weight = named("weight")
  public static let scalesFont = named("scalesFont")
  public static let monospacedDigits = named("monospacedDigits")
  public static let smallCaps = named("smallCaps")
}

extension AttributeRow {
  /// How texts are set.
  static let fonts = [
    AttributeRow(
      "style", "The Dynamic Type text style of the font.",
      decidesSize: true,
      uses: AttributeUse(
        [.label, .textField, .textView], .word(TextStyle.words), xib: .font(.style), swift: .font(.style)),
      AttributeUse(
        [.button], .word(TextStyle.words), absent: .font(of: .button, styleDefault), xib: .font(.style),
        swift: .font(.style, owner: "titleLabel?."))),
    AttributeRow(
      "font", "A font family other than the system font.",
      decidesSize: true,
      uses: AttributeUse(.texts, .text, xib: .font(.family), swift: .font(.family)),
      AttributeUse([.button], .text, xib: .font(.family), swift: .font(.family, owner: "titleLabel?."))),
    AttributeRow(
      "fontSize", "A fixed font size in points, which Dynamic Type does not scale.",
      decidesSize: true,
      uses: AttributeUse(
        [.label, .textField], .number(0.5...1000), absent: .font(of: .label, sizeDefault), xib: .font(.size),
        swift: .font(.size)),
      AttributeUse(
        [.textView], .number(0.5...1000), absent: .font(of: .textView, sizeDefault), bare: .number(12),
        xib: .font(.size), swift: .font(.size)),
      AttributeUse(
        [.button], .number(0.5...1000),
        absent: .font(of: .button, sizeDefault), xib: .font(.size),
        swift: .font(.size, owner: "titleLabel?."))),
    AttributeRow(
      "weight", "The font's weight.",
      decidesSize: true,
      uses: AttributeUse(.texts, .word(FontWeight.words), xib: .font(.weight), swift: .font(.weight)),
      AttributeUse(
        [.button], .word(FontWeight.words), xib: .font(.weight),
        swift: .font(.weight, owner: "titleLabel?."))),
    AttributeRow(
      "scalesFont", "Whether the font follows the text size; by default fonts with a style do.",
      uses: AttributeUse(
        .texts, .flag, absent: .font(of: .label, scalingDefault), xib: .notCarried(scaling),
        swift: .property("adjustsFontForContentSizeCategory"),
        recorder: .property("recordedFont?.recordedScaling")),
      AttributeUse(
        [.button], .flag, absent: .font(of: .button, scalingDefault), xib: .notCarried(scaling),
        swift: .property("titleLabel?.adjustsFontForContentSizeCategory"),
        recorder: .property("recordedFont?.recordedScaling"))),
    AttributeRow(
      "monospacedDigits", "Whether digits of the system font are all of one width.",
      uses: AttributeUse(.texts, .flag, xib: .notCarried(features), swift: .font(.monospacedDigits)),
      AttributeUse(
        [.button], .flag, xib: .notCarried(features), swift: .font(.monospacedDigits, owner: "titleLabel?."))),
    AttributeRow(
      "smallCaps", "Whether all letters and digits of the system font are small capitals.",
      uses: AttributeUse(.texts, .flag, xib: .notCarried(features), swift: .font(.smallCaps)),
      AttributeUse(
        [.button], .flag, xib: .notCarried(features), swift: .font(.smallCaps, owner: "titleLabel?."))),
  ]

  private static let features = "Interface Builder knows no features of fonts"
  private static let scaling = "Interface Builder says when a font is chosen anew, not whether it scales"

  private static func styleDefault(_ font: FontTraits) -> AttributeValue? {
    font.style.map { .text($0.rawValue) }
  }
  private static func sizeDefault(_ font: FontTraits) -> AttributeValue? { font.size.map { .number($0) } }
  private static func scalingDefault(_ font: FontTraits) -> AttributeValue? { .flag(font.scales) }
}
