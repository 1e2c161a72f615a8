import DesignModel

/// Frames in physical coordinates, exact and rounded to device pixels.
///
/// Every edge is rounded in the root's coordinates and frames are differences of rounded edges, so that neighbours
/// share an edge (414 of 435 recorded frames). Edges count from the root's leading edge, so that rounded frames are
/// mirrors in right-to-left too; the root's right edge then stands at its rounded width. Content of scroll views is
/// rounded as if its area started at the frame, so that scrolling moves it by whole pixels.
struct Frames {
  private let settled: SettledScreen
  private let solved: SolvedScreen
  private let alignment: [DirectedInsets]
  /// Device pixels from the root's left top corner; one for each view.
  private var edges: [PixelEdges]
  /// Where the subviews' space begins: the left and top edge, or those of a scroll view's content area.
  private var origins: [Point]
  /// How far scrolling moves each view, in device pixels.
  private var shifts: [Point]

  private struct PixelEdges {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
  }

  /// The frames of a solved screen, given where its scroll views' contents stand.
  init(_ report: LayoutAnswer, _ scrolls: [ScrollResult?]) {
    settled = report.settled
    solved = report.solved
    let tree = settled.tree
    alignment = (0..<tree.viewCount).map { view in
      report.settled.isDropped[view]
        ? .zero : report.settled.alignment(of: view)
    }
    edges = [PixelEdges](repeating: PixelEdges(), count: tree.viewCount)
    origins = [Point](repeating: .zero, count: tree.viewCount)
    shifts = origins
    for view in 0..<tree.viewCount {
      round(view)
      shift(view, scrolls)
    }
  }

  private mutating func round(_ view: Int) {
    let rect = solved.absolute[view]
    let beyond = alignment[view]
    let start = rect.x - beyond.leading
    let end = rect.x + rect.width + beyond.trailing
    let (left, right) = horizontal(start, end)
    edges[view] = PixelEdges(
      left: left, top: settled.pixels(rect.y - beyond.top), right: right,
      bottom: settled.pixels(rect.y + rect.height + beyond.bottom))
    origins[view] = Point(x: left, y: edges[view].top)
    if settled.tree.isScroll[view] {
      origins[view].x = horizontal(start, start + solved.contentSizes[view].width).left
    }
  }

  /// Left and right edge of what lies between two distances from the root's leading edge.
  private func horizontal(_ start: Double, _ end: Double) -> (left: Double, right: Double) {
    guard settled.isRightToLeft else { return (settled.pixels(start), settled.pixels(end)) }
    let width = settled.pixels(settled.environment.rootWidth)
    return (width - settled.pixels(end), width - settled.pixels(start))
  }

  private mutating func shift(_ view: Int, _ scrolls: [ScrollResult?]) {
    let parent = settled.tree.parents[view]
    if parent < 0 { return }
    shifts[view] = shifts[parent]
    guard let origin = scrolls[parent]?.contentOrigin else { return }
    shifts[view].x += settled.pixels(settled.isRightToLeft ? 0 - origin.x : origin.x)
    shifts[view].y += settled.pixels(origin.y)
  }

  /// The frame before rounding, in the superview's coordinates.
  func exact(_ view: Int) -> Rect { Self.exact(view, settled, solved: solved) }

  /// The same of one view alone.
  static func exact(_ view: Int, _ settled: SettledScreen, solved: SolvedScreen) -> Rect {
    func alignment(_ view: Int) -> DirectedInsets {
      settled.isDropped[view] ? .zero : settled.alignment(of: view)
    }
    let rect = solved.rects[view]
    let own = alignment(view)
    let parent = settled.tree.parents[view]
    let width = rect.width + own.leading + own.trailing
    let height = rect.height + own.top + own.bottom
    if parent < 0 { return Rect(x: 0, y: solved.absolute[view].y, width: width, height: height) }
    let outer = alignment(parent)
    var x = rect.x - own.leading + outer.leading
    if settled.isRightToLeft {
      let extent =
        settled.tree.isScroll[parent]
        ? solved.contentSizes[parent].width
        : solved.rects[parent].width + outer.leading + outer.trailing
      x = (extent - x - width).tidied
    }
    return Rect(x: x, y: rect.y - own.top + outer.top, width: width, height: height)
  }

  /// The rounded frame in the superview's coordinates.
  func rounded(_ view: Int) -> Rect {
    let parent = settled.tree.parents[view]
    return rect(view, from: parent < 0 ? .zero : origins[parent])
  }

  /// The rounded frame in the root's coordinates, scrolling counted.
  func onScreen(_ view: Int) -> Rect {
    rect(view, from: Point(x: 0 - shifts[view].x, y: 0 - shifts[view].y))
  }

  private func rect(_ view: Int, from origin: Point) -> Rect {
    let (edges, scale) = (edges[view], settled.environment.scale)
    return Rect(
      x: (edges.left - origin.x) / scale, y: (edges.top - origin.y) / scale,
      width: (edges.right - edges.left) / scale, height: (edges.bottom - edges.top) / scale)
  }
}
