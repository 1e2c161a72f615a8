import DesignModel

extension EdgeInsets {
  /// Points around a button's title.
  ///
  /// A `UIButton.Configuration` of default size has 7 above and below and 12 at the sides, plain (21 of 25 recorded
  /// widths), filled (3 of 5), gray (3) or tinted. Without one there are 6 above and below (666 of 778 recorded
  /// heights). Explicit insets replace either.
  static func buttonPadding(_ traits: ViewTraits) -> EdgeInsets {
    traits.insets
      ?? (traits.configuration == .none
        ? EdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
        : EdgeInsets(top: 7, left: 12, bottom: 7, right: 12))
  }
}

extension SettledScreen {
  /// A button's size: its title and the padding around it.
  ///
  /// Without configuration the title's height and the button's width are ceiled to whole points (5 of 5 widths recorded
  /// at run time, about iOS 12; 1,075 of 1,128 in Interface Builder's files) and the button is at least 30 wide (80
  /// recorded buttons); with one the sum is ceiled to device pixels. An empty title is as high as one line. A button that
  /// names neither configuration, style nor size is a system button at 15 points.
  ///
  /// A title has one line without a configuration and those that it needs with one (`TextTraits`), unless `lines` says
  /// otherwise. That such a button grows by its lines is general: microsoft/fluentui-apple's did while it left its size to
  /// UIKit (pull requests 1753 and 1776), and no recorded frame shows one.
  func buttonSize(_ text: TextBox, _ traits: ViewTraits) -> IntrinsicSize {
    let padding = text.padding
    let title = text.height(ofLines: max(1, text.wrapped.shownLines))
    let width = ceiled(text.unwrapped.width) + padding.left + padding.right
    let paddings = padding.top + padding.bottom
    return traits.configuration == .none
      ? IntrinsicSize(
        width: max(30, (width - 1e-6).rounded(.up)), height: (title - 1e-6).rounded(.up) + paddings)
      : IntrinsicSize(width: width, height: ceiled(title + paddings))
  }
}
