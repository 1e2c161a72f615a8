import DesignModel

extension EdgeInsets {
  /// UITextView's text container insets of 8 above and below, and its line fragment padding of 5 at the sides.
  static let textViewPadding = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)
}

extension SettledScreen {
  /// The size of a text view: none of its own if it scrolls, else `ceil(lines × line height + 16)` in device pixels (10 of 13
  /// recorded frames), one line at least, and 10 wider than its unwrapped text.
  func textViewSize(_ text: TextBox, _ traits: ViewTraits) -> IntrinsicSize {
    if traits.scrolls { return IntrinsicSize() }
    let lines = max(1, text.wrapped.shownLines)
    return IntrinsicSize(
      width: ceiled(text.unwrapped.width) + 10, height: ceiled(text.height(ofLines: lines) + 16))
  }
}
