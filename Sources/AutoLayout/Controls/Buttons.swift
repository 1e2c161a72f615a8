import DesignModel

extension EdgeInsets {
  /// Points around a button's title.
  ///
  /// A button with a text style stands for a `UIButton.Configuration` of default size: 7 above and below, 12 at the
  /// sides (28 of 37 recorded widths). Any other is a button without configuration, which has 6 above and below (666
  /// of 778 recorded heights). Explicit insets replace either.
  static func buttonPadding(_ traits: ViewTraits) -> EdgeInsets {
    traits.insets
      ?? (traits.hasStyle
        ? EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
        : EdgeInsets(top: 6, left: 0, bottom: 6, right: 0))
  }
}

extension SettledScreen {
  /// A button's size: its title and the padding around it, at least 30 wide.
  ///
  /// Without configuration the title's height is ceiled to whole points; with one (a text style is set) the sum is
  /// ceiled to device pixels. A title takes one line unless the view's `lines` says otherwise. An empty title is as
  /// high as one line. A view that names neither style nor size is a system button at 15 points.
  func buttonSize(_ text: TextBox, _ traits: ViewTraits) -> IntrinsicSize {
    let padding = text.padding
    let title = text.height(ofLines: max(1, text.wrapped.shownLines))
    let height =
      traits.hasStyle
      ? ceiled(title + padding.top + padding.bottom)
      : (title - 1e-6).rounded(.up) + padding.top + padding.bottom
    return IntrinsicSize(
      width: max(30, ceiled(text.unwrapped.width) + padding.left + padding.right), height: height)
  }
}
