import DesignModel

extension SettledScreen {
  /// A scroll view's content insets with safe area and keyboard added, in points.
  ///
  /// The keyboard counts where the view asks for it, from its top edge down, and holds the safe area below it.
  func scrollInsets(of scroll: Int, _ regions: Regions, _ solved: SolvedScreen) -> DirectedInsets {
    var insets = DirectedInsets(traits[scroll].contentInsets, isRightToLeft: isRightToLeft)
    let safe = adjustment(of: scroll, by: regions.safeAreas[scroll], solved)
    let bottomEdge = solved.absolute[scroll].y + solved.rects[scroll].height
    let covered =
      traits[scroll].avoidsKeyboard && environment.keyboardHeight != nil
      ? max(0, bottomEdge - regions.keyboardTop) : 0
    insets.top += safe.top
    insets.bottom += max(safe.bottom, covered)
    insets.leading += safe.leading
    insets.trailing += safe.trailing
    return insets
  }

  /// The part of the safe area that a scroll view adds to its insets (UIScrollView.ContentInsetAdjustmentBehavior).
  ///
  /// `automatic` counts it above and below, and at the sides only where the content is wider than the frame;
  /// `scrollableAxes` asks the same of the height.
  private func adjustment(
    of scroll: Int, by safe: DirectedInsets, _ solved: SolvedScreen
  ) -> DirectedInsets {
    let (content, frame) = (solved.contentSizes[scroll], solved.rects[scroll])
    let behavior = traits[scroll].insetAdjustment
    let isWide = behavior == .always || content.width > frame.width + pixel / 2
    let isHigh = behavior != .scrollableAxes || content.height > frame.height + pixel / 2
    if behavior == .never { return .zero }
    return DirectedInsets(
      top: isHigh ? safe.top : 0, leading: isWide ? safe.leading : 0, bottom: isHigh ? safe.bottom : 0,
      trailing: isWide ? safe.trailing : 0)
  }

  /// The content offset that the environment names for a scroll view, on a device pixel unless that isn't asked for.
  func givenOffset(of scroll: Int) -> Point? {
    if environment.offsets.isEmpty { return nil }
    let name = prepared.screen.views[scroll].name
    return environment.offsets.first { $0.view == name }.map {
      roundsOffsets ? Point(x: rounded($0.offset.x), y: rounded($0.offset.y)) : $0.offset
    }
  }

  /// The nearest device pixel, in points; halves go up.
  func rounded(_ length: Double) -> Double { pixels(length) / environment.scale }

  /// Points as whole device pixels; halves go up, and what floating point lacks to a half counts as one.
  func pixels(_ length: Double) -> Double { (length * environment.scale + 0.5 + 1e-6).rounded(.down) }

  /// The least length in device pixels that holds `length`, in points; what floating point adds doesn't count.
  func ceiled(_ length: Double) -> Double {
    (length * environment.scale - 1e-6).rounded(.up) / environment.scale
  }
}
