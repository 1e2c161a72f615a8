extension ViewAttribute {
  public static let lines = named("lines")
  public static let lineBreak = named("lineBreak")
  public static let minimumScale = named("minimumScale")
  public static let preferredWidth = named("preferredWidth")
}

extension ViewAttribute {
  /// True for what a button's title label says of its lines, which a configuration sets anew by the way it breaks them.
  public var isOfTitleLabel: Bool { self == .lines || self == .lineBreak }
}

extension AttributeRow {
  /// How texts that are too long are broken, cut or shrunk.
  static let lines = [
    AttributeRow(
      "lines", "The greatest number of lines; 0 for any number.",
      decidesSize: true,
      uses: AttributeUse(
        [.label], .whole(0...10_000), absent: .number(1), xib: .attribute("numberOfLines", place: 24),
        swift: .property("numberOfLines")),
      AttributeUse(
        [.button], .whole(0...10_000),
        absent: .rule { .number(Double(TextTraits(.button, $0).lines)) },
        xib: .notCarried("a button's element doesn't say how many lines its title has"),
        swift: .property("titleLabel?.numberOfLines"), recorder: .property("recordedLines")),
      AttributeUse(
        [.textView], .whole(0...10_000), absent: .number(0),
        xib: .notCarried("a text view's element doesn't say how many lines it shows"),
        swift: .property("textContainer.maximumNumberOfLines"))),
    AttributeRow(
      "lineBreak", "How text that is too long is broken or cut.",
      uses: AttributeUse(
        [.label], .word(LineBreakMode.words), absent: .word(LineBreakMode.truncatingTail), xib: fileMode,
        swift: .property("lineBreakMode", words: swiftModes)),
      AttributeUse(
        [.button], .word(LineBreakMode.words),
        absent: .rule { .text(TextTraits(.button, $0).lineBreak.rawValue) }, xib: fileMode,
        swift: .property("titleLabel?.lineBreakMode", words: swiftModes),
        recorder: .property("recordedLineBreak")),
      AttributeUse(
        [.textField, .textView], .word(LineBreakMode.words), absent: .word(LineBreakMode.truncatingTail),
        xib: fileMode, swift: .notCarried("a label's property"))),
    AttributeRow(
      "minimumScale", "How far the font may shrink to fit, as a factor; 0 for not at all.",
      uses: AttributeUse(
        [.label], .number(0...1), absent: .number(0),
        xib: .attribute(
          "minimumScaleFactor", place: 26, instead: ("adjustsFontSizeToFit", "NO", .number(0)),
          points: "minimumFontSize"),
        swift: .statements(["adjustsFontSizeToFitWidth = true", "minimumScaleFactor = %"]),
        recorder: .property("recordedScale"))),
    AttributeRow(
      "preferredWidth",
      "The width in points at which a label wraps before it knows its own (preferredMaxLayoutWidth).",
      decidesSize: true,
      uses: AttributeUse(
        [.label], .number(0...ViewAttribute.longest), absent: .number(0),
        xib: .attribute("preferredMaxLayoutWidth", place: 25), swift: .property("preferredMaxLayoutWidth"))),
  ]

  private static let fileMode = InterfaceBuilderSpelling.attribute(
    "lineBreakMode", place: 23, words: fileModes, isKept: true)
  private static let fileModes = [
    "truncatingTail": "tailTruncation", "truncatingHead": "headTruncation",
    "truncatingMiddle": "middleTruncation", "wordWrapping": "wordWrap", "charWrapping": "characterWrap",
    "clipping": "clip",
  ]
  private static let swiftModes = [
    "truncatingTail": ".byTruncatingTail", "truncatingHead": ".byTruncatingHead",
    "truncatingMiddle": ".byTruncatingMiddle", "wordWrapping": ".byWordWrapping",
    "charWrapping": ".byCharWrapping", "clipping": ".byClipping",
  ]
}
