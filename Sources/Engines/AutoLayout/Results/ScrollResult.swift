import DesignModel

/// A scroll view's content and where it stands.
struct ScrollResult {
  /// The answer's part.
  let layout: ScrollLayout
  /// From the frame's leading and top edge to the content's, in points, whole device pixels.
  let contentOrigin: Point

  /// A scroll view in a solved screen.
  ///
  /// Offsets count from the left and from the top. Without one in the environment the content rests at its insets; in
  /// right-to-left it rests at the right, and the range of offsets is the mirror of the left-to-right one, so that the
  /// layout is the mirror too.
  init(_ scroll: Int, _ report: LayoutAnswer, in regions: Regions) {
    let settled = report.settled
    let content = report.solved.contentSizes[scroll]
    let frame = report.solved.rects[scroll]
    let insets = settled.scrollInsets(of: scroll, regions, report.solved)
    let overflow = Point(x: content.width - frame.width, y: content.height - frame.height)
    let isMirrored = settled.isRightToLeft
    let offset: Point
    if settled.isPlacedByContent(scroll) {
      let origin = ScrollPlaces(of: scroll, in: settled, insets: insets, solved: report.solved).origin
      contentOrigin = Point(x: settled.rounded(origin.x), y: settled.rounded(origin.y))
      offset = Point(x: isMirrored ? overflow.x + origin.x : 0 - origin.x, y: 0 - origin.y)
    } else if let given = settled.givenOffset(of: scroll) {
      offset = given
      contentOrigin = Point(
        x: isMirrored ? settled.rounded(given.x - overflow.x) : 0 - given.x, y: 0 - given.y)
    } else {
      contentOrigin = Point(x: settled.rounded(insets.leading), y: settled.rounded(insets.top))
      offset = Point(x: isMirrored ? overflow.x + insets.leading : 0 - insets.leading, y: 0 - insets.top)
    }
    let (start, end) = (0 - insets.leading, overflow.x + insets.trailing)
    let reach = max(start, end)
    let least = Point(x: isMirrored ? overflow.x - reach : start, y: 0 - insets.top)
    let greatest = Point(
      x: isMirrored ? overflow.x - start : reach, y: max(0 - insets.top, overflow.y + insets.bottom))
    let isStill = settled.holdsContentStill(scroll)
    layout = ScrollLayout(
      contentSize: content, insets: insets.physical(isRightToLeft: isMirrored), offset: offset,
      least: isStill ? offset : least, greatest: isStill ? offset : greatest)
  }
}

extension SettledScreen {
  /// True for a scroll view whose content no finger moves (UIScrollView.isScrollEnabled).
  ///
  /// What makes room for the keyboard by itself also brings what is typed into there (unverified).
  fileprivate func holdsContentStill(_ scroll: Int) -> Bool {
    let isBroughtIn = traits[scroll].avoidsKeyboard && environment.keyboardHeight != nil
    return traits[scroll].holdsContentStill && !isBroughtIn
  }
}
