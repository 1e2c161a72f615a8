import DesignModel

extension SettledScreen {
  /// A scroll view's content insets with safe area and keyboard added, in points.
  ///
  /// The keyboard counts where the view asks for it, from its top edge down, and holds the safe area below it.
  func scrollInsets(of scroll: Int, _ regions: Regions, _ solved: SolvedScreen) -> DirectedInsets {
    var insets = ownInsets(of: scroll, regions)
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

  /// A scroll view's content insets as its attribute has them, in points.
  func ownInsets(of scroll: Int, _ regions: Regions) -> DirectedInsets {
    let insets = traits[scroll].contentInsets.resolved { guide in
      let root = guide == .safeArea ? regions.safeAreas[0] : regions.margins[0]
      return root.physical(isRightToLeft: isRightToLeft)
    }
    return DirectedInsets(insets, isRightToLeft: isRightToLeft)
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

  /// From a view's superview inwards to the view, in points; in a scroll view past the insets between which its content rests,
  /// at its beginning or scrolled to its end.
  ///
  /// UIKit counts margins in the superview's bounds, which move with the content (general). On a canvas content begins at the
  /// frame's edge.
  func distancesToSuperview(of view: Int, _ regions: Regions, _ solved: SolvedScreen) -> DirectedInsets {
    let distances = solved.distancesToSuperview(of: view)
    let scroll = tree.parents[view]
    guard tree.isScroll[scroll], environment.canvas == nil else { return distances }
    let insets = restingInsets(of: scroll, regions, solved)
    let (own, content) = (solved.rects[view], solved.contentSizes[scroll])
    return DirectedInsets(
      top: distances.top + insets.top, leading: distances.leading + insets.leading,
      bottom: max(
        distances.bottom - insets.top, content.height - own.y - own.height + insets.bottom),
      trailing: max(
        distances.trailing - insets.leading, content.width - own.x - own.width + insets.trailing))
  }

  /// A scroll view's insets while no keyboard is up.
  func restingInsets(of scroll: Int, _ regions: Regions, _ solved: SolvedScreen) -> DirectedInsets {
    ownInsets(of: scroll, regions) + adjustment(of: scroll, by: regions.safeAreas[scroll], solved)
  }

  /// The content offset that the environment names for a scroll view, on a device pixel unless that isn't asked for.
  func givenOffset(of scroll: Int) -> Point? {
    guard case .offset(let offset)? = position(of: scroll) else { return nil }
    return roundsOffsets ? Point(x: rounded(offset.x), y: rounded(offset.y)) : offset
  }

  /// The nearest device pixel, in points; halves go up.
  func rounded(_ length: Double) -> Double { pixels(length) / environment.scale }

  /// Points as whole device pixels, or as they are where nothing is rounded.
  ///
  /// Halves go up, and what floating point lacks to a half counts as one.
  func pixels(_ length: Double) -> Double {
    prepared.roundsToPixels ? wholePixels(length) : length * environment.scale
  }

  /// Points as whole device pixels, also where frames aren't rounded: what has a place in a font has it in any engine.
  func wholePixels(_ length: Double) -> Double { (length * environment.scale + 0.5 + 1e-6).rounded(.down) }

  /// The least length in device pixels that holds `length`, in points; what floating point adds doesn't count.
  func ceiled(_ length: Double) -> Double {
    (length * environment.scale - 1e-6).rounded(.up) / environment.scale
  }
}
