import DesignModel

extension EdgeInsets {
  /// Points between a text field's edges and the text it can show: 7 at the sides inside a rounded border or a bezel, 2
  /// inside a line (general knowledge, unverified), none without.
  static func textFieldPadding(_ traits: ViewTraits) -> EdgeInsets {
    switch traits.borderStyle {
    case .none: .zero
    case .line: EdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
    case .bezel, .roundedRect: EdgeInsets(top: 0, left: 7, bottom: 0, right: 7)
    }
  }
}

extension SettledScreen {
  /// A text field's size by its border.
  ///
  /// Rounded: 34 high (121 of 124 recorded frames, fonts from 12 to 17 points), 30 before iOS 13 (19 of 19), and 28
  /// wider than its text or placeholder (three recorded frames). A larger font raises the height by what its line
  /// exceeds one of 18 points: unverified. Without border: as wide as its text, and as high as a line in whole
  /// points, from iOS 14 one more (11 of 12). A line takes 4 points more of the width and 2 of
  /// the height, a bezel 14 and 7: general knowledge,
  /// unverified.
  func textFieldSize(_ text: TextBox, _ traits: ViewTraits) -> IntrinsicSize {
    let line = (text.font.lineHeight - 1e-6).rounded(.up)
    let width = ceiled(text.unwrapped.width)
    let plain = line + (environment.os >= SystemVersions.oneFont ? 1 : 0)
    switch traits.borderStyle {
    case .none: return IntrinsicSize(width: width, height: plain)
    case .line: return IntrinsicSize(width: width + 4, height: plain + 2)
    case .bezel: return IntrinsicSize(width: width + 14, height: plain + 7)
    case .roundedRect:
      let least: Double = environment.os >= SystemVersions.newFields ? 34 : 30
      return IntrinsicSize(width: width + 28, height: max(least, line + least - 22))
    }
  }
}
