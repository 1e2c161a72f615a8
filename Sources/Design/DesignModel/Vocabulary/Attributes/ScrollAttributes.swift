extension ViewAttribute {
  public static let contentInsets = named("contentInsets")
  public static let indicatorInsets = named("indicatorInsets")
  public static let contentInsetAdjustment = named("contentInsetAdjustment")
  public static let keyboardAvoidance = named("keyboardAvoidance")
}

extension AttributeRow {
  /// What scroll views have.
  static let scrolling = [
    AttributeRow(
      "contentInsets", alias: "contentInset",
      "A scroll view's content insets in points, or as a guide's side: top,left,bottom,right.",
      uses: AttributeUse(
        [.scroll], .guidedInsets, absent: .value(.insets(.zero)),
        xib: .sides([FileSides("inset", "contentInset", names: "minY", "minX", "maxY", "maxX")], place: 53),
        swift: .property("contentInset"))),
    AttributeRow(
      "indicatorInsets", alias: "scrollIndicatorInsets",
      "The insets of a scroll view's indicators in points, or as a guide's side: top,left,bottom,right.",
      uses: AttributeUse(
        [.scroll], .guidedInsets, absent: .value(.insets(.zero)),
        xib: .sides(
          [FileSides("inset", "scrollIndicatorInsets", names: "minY", "minX", "maxY", "maxX")], place: 54),
        swift: .property("scrollIndicatorInsets"), recorder: .property("recordedIndicatorInsets"))),
    AttributeRow(
      "contentInsetAdjustment",
      "How the safe area adds to a scroll view's content insets; by default automatic.",
      uses: AttributeUse(
        [.scroll], .word(ContentInsetAdjustment.words), absent: .word(ContentInsetAdjustment.automatic),
        xib: .attribute("contentInsetAdjustmentBehavior", place: 19),
        swift: .property("contentInsetAdjustmentBehavior"))),
    AttributeRow(
      "keyboardAvoidance", "Whether a scroll view adds the keyboard to its insets.",
      uses: AttributeUse(
        [.scroll], .flag, absent: .off, xib: .notCarried("an app does it in code"),
        swift: .notCarried("add the keyboard's height to contentInset where it shows"))),
  ]
}

extension Attributes {
  /// Whether a scroll view adds the keyboard to its insets; unset where it doesn't.
  public var avoidsKeyboard: Bool {
    get { flag(.keyboardAvoidance) ?? false }
    set { self[.keyboardAvoidance] = newValue ? .flag(true) : nil }
  }
}
