extension Attributes {
  /// Whether a scroll view adds the keyboard to its insets; unset where it doesn't.
  public var avoidsKeyboard: Bool {
    get { flag(.keyboardAvoidance) ?? false }
    set { self[.keyboardAvoidance] = newValue ? .flag(true) : nil }
  }
}
