import DesignModel

extension EdgeInsets {
  /// Points around a text view's text: UITextView's text container insets of 8 above and below, and its line fragment
  /// padding of 5 at the sides, unless it has insets of its own.
  static func textViewPadding(_ traits: ViewTraits) -> EdgeInsets {
    traits.insets ?? EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)
  }
}

extension SettledScreen {
  /// The size of a text view: none of its own if it scrolls, else as high as its lines, one at least, and as wide as its
  /// unwrapped text, with the padding around them, in device pixels.
  ///
  /// Other than a label's, its last line has a text style's leading, too (11 of 11 recorded frames).
  func textViewSize(_ text: TextBox, _ traits: ViewTraits) -> IntrinsicSize {
    if traits.scrolls { return IntrinsicSize() }
    let lines = max(1, text.wrapped.shownLines)
    return IntrinsicSize(
      width: ceiled(text.unwrapped.width) + text.padding.left + text.padding.right,
      height: ceiled(
        Double(lines) * max(text.font.linePitch, text.font.lineHeight) + text.padding.top
          + text.padding.bottom))
  }
}
