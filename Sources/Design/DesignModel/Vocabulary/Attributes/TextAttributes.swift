extension ViewAttribute {
  public static let text = named("text")
  public static let placeholder = named("placeholder")
}

extension AttributeRow {
  /// What views say.
  static let texts = [
    AttributeRow(
      "text", "The text of a label, button, text field or text view.",
      translationKeys: ["text", "normalTitle", "title", "configuration.title"], canBeEmpty: true,
      decidesSize: true,
      uses: AttributeUse(
        .texts, .text, absent: .value(.text("")), xib: .text("text", place: 20), swift: .property("text")),
      AttributeUse(
        [.button], .text, absent: .value(.text("")), xib: .text("title", inState: true, place: 60),
        swift: .statements(["setTitle(%, for: .normal)"]), recorder: .property("recordedTitle"))),
    AttributeRow(
      "placeholder", "A text field's placeholder.", translationKeys: ["placeholder"],
      decidesSize: true,
      uses: AttributeUse(
        [.textField, .searchBar], .text, absent: .value(.text("")), xib: .text("placeholder", place: 21),
        swift: .property("placeholder"))),
  ]
}
