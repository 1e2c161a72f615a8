extension ViewAttribute {
  public static let alignment = named("alignment")
  public static let axis = named("axis")
  public static let distribution = named("distribution")
  public static let spacing = named("spacing")
  public static let customSpacing = named("customSpacing")
}

extension AttributeRow {
  /// How stacks arrange views, and where a text's lines lie.
  static let stacks = [
    AttributeRow(
      "alignment", "Across a stack: where its views lie; of a text: where its lines lie.",
      uses: AttributeUse(
        .texts, .word(TextAlignment.words), absent: .word(TextAlignment.natural),
        xib: .attribute("textAlignment", place: 22), swift: .property("textAlignment")),
      AttributeUse(
        [.stack], .word(StackAlignment.words), absent: .word(StackAlignment.fill),
        xib: .attribute("alignment", place: 32, isKept: true), swift: .property("alignment"),
        recorder: .property("recordedAlignment"))),
    AttributeRow(
      "axis", "A stack's direction.",
      uses: AttributeUse(
        [.stack], .word(Axis.words), absent: .word(Axis.horizontal),
        xib: .attribute("axis", place: 30, isKept: true), swift: .property("axis"),
        recorder: .property("axis", isKept: true))),
    AttributeRow(
      "distribution", "How a stack sizes its views along its axis.",
      uses: AttributeUse(
        [.stack], .word(Distribution.words), absent: .word(Distribution.fill),
        xib: .attribute("distribution", place: 31, isKept: true), swift: .property("distribution"))),
    AttributeRow(
      "spacing", "The space between a stack's views, in points.",
      uses: AttributeUse(
        [.stack], .distance, absent: .number(0),
        // `standard` is 8 (7 of 8 recorded stacks).
        xib: .attribute("spacing", place: 33, instead: ("spacingType", "standard", .number(8))),
        swift: .property("spacing"))),
    AttributeRow(
      "customSpacing",
      "The space after this view in its stack, in points, in place of the stack's spacing.",
      uses: AttributeUse(
        .distance, xib: .notCarried("Interface Builder has no space after a single view"),
        swift: .inSuperview("setCustomSpacing(%, after: @)"), recorder: .property("recordedSpacingAfter"))),
  ]
}
