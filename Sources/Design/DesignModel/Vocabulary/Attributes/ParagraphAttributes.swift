extension ViewAttribute {
  public static let lineHeightMultiple = named("lineHeightMultiple")
  public static let minimumLineHeight = named("minimumLineHeight")
  public static let maximumLineHeight = named("maximumLineHeight")
  public static let lineSpacing = named("lineSpacing")
}

extension AttributeRow {
  /// What the paragraph style of an attributed text says of its lines.
  static let paragraphs = [
    paragraph(
      "lineHeightMultiple",
      "The factor by which an attributed text's lines are higher than its font's; 0 for 1."),
    paragraph("minimumLineHeight", "The least height of an attributed text's lines in points; 0 for none."),
    paragraph(
      "maximumLineHeight", "The greatest height of an attributed text's lines in points; 0 for none."),
    paragraph("lineSpacing", "Points between the lines of an attributed text."),
  ]

  private static func paragraph(_ word: String, _ summary: String) -> AttributeRow {
    AttributeRow(
      word, summary, decidesSize: true,
      uses: AttributeUse(
        [.label, .button, .textView], .number(0...1000), absent: .number(0), xib: .paragraph(word),
        swift: .notCarried("a paragraph style's property")))
  }
}
