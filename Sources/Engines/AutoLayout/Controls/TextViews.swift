import DesignModel

extension EdgeInsets {
  /// UITextView's text container insets of 8 above and below, and its line fragment padding of 5 at the sides.
  static let textViewPadding = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)
}

extension SettledScreen {
  /// The size of a text view: none of its own if it scrolls, else `ceil(lines × line pitch + 16)` in device pixels, one
  /// line at least, and 10 wider than its unwrapped text.
  ///
  /// Other than a label's, its last line has a text style's leading, too (11 of 11 recorded frames).
  func textViewSize(_ text: TextBox, _ traits: ViewTraits) -> IntrinsicSize {
    if traits.scrolls { return IntrinsicSize() }
    let lines = max(1, text.wrapped.shownLines)
    return IntrinsicSize(
      width: ceiled(text.unwrapped.width) + 10,
      height: ceiled(Double(lines) * max(text.font.linePitch, text.font.lineHeight) + 16))
  }
}
