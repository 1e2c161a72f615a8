import ConstraintSolver
import DesignModel

/// Turns the last solution into the answer.
struct LayoutAnswer {
  /// The screen in its environment.
  let settled: SettledScreen
  /// The last system.
  let lowering: Lowering
  /// Its solution.
  let solution: Solution
  /// The places that it gives.
  let solved: SolvedScreen
  /// The texts as they broke last; one for each view.
  let texts: [TextBox?]
  /// The screen's tree.
  var tree: ViewTree { settled.tree }

  /// The answer; `open` are sizes that found no rest.
  func layout(open: [OpenSize]) -> ScreenLayout {
    let scrolls = scrollResults()
    return ScreenLayout(
      views: viewLayouts(scrolls), conflicts: conflicts(),
      ambiguities: ambiguities(
        open.map { size in
          Ambiguity(
            view: id(size.view), aspect: size.axis == .horizontal ? .width : .height, least: size.least,
            greatest: size.greatest)
        }),
      anchors: measuredAnchors(scrolls))
  }

  /// The identity of the view at an index.
  func id(_ view: Int) -> ObjectID { settled.prepared.screen.views[view].id }

  private func viewLayouts(_ scrolls: [ScrollResult?]) -> [ViewLayout] {
    let frames = Frames(self, scrolls)
    var result: [ViewLayout] = []
    result.reserveCapacity(tree.viewCount)
    for view in 0..<tree.viewCount {
      let exact = frames.exact(view)
      let text = texts[view]?.fitted(in: exact.size, settled.traits[view], settled)
      result.append(
        ViewLayout(
          view: id(view), exact: exact, frame: frames.rounded(view), screenFrame: frames.onScreen(view),
          isHidden: settled.isHidden[view], text: text, scroll: scrolls[view]?.layout))
    }
    return result
  }

  /// The contents of scroll views; nil for other views.
  func scrollResults() -> [ScrollResult?] {
    var result = [ScrollResult?](repeating: nil, count: tree.viewCount)
    if tree.scrolls.isEmpty { return result }
    let regions = Regions(settled, solved)
    for scroll in tree.scrolls { result[scroll] = ScrollResult(scroll, self, regions) }
    return result
  }
}
