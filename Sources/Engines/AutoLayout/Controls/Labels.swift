import DesignModel

extension SettledScreen {
  /// A label's size: its text's width and the wrapped text's height, both ceiled to device pixels.
  ///
  /// Recorded frames: system font 298 of 329 labels, text styles 77 of 82. An empty label has no extent. A label that
  /// wraps, or has a preferred width, is no wider than its longest line.
  func labelSize(_ text: TextBox) -> IntrinsicSize {
    IntrinsicSize(
      width: ceiled(text.labelWidth),
      height: ceiled(text.height(ofLines: text.wrapped.shownLines)))
  }
}
