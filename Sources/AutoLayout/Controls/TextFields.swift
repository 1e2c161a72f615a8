import DesignModel

extension EdgeInsets {
  /// Points between a rounded text field's edges and the text it can show (general knowledge, unverified).
  static let textFieldPadding = EdgeInsets(top: 0, left: 7, bottom: 0, right: 7)
}

extension SettledScreen {
  /// A rounded text field's size: 34 high (121 of 124 recorded frames, fonts from 12 to 17 points) and 28 wider than
  /// its text or placeholder (three recorded frames).
  ///
  /// A larger font raises the height by the 12 points that a line of 18 points would leave: unverified.
  func textFieldSize(_ text: TextBox) -> IntrinsicSize {
    let line = (text.font.lineHeight - 1e-6).rounded(.up)
    return IntrinsicSize(width: ceiled(text.unwrapped.width) + 28, height: max(34, line + 12))
  }
}
