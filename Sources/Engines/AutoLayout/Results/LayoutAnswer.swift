import ConstraintSolver
import DesignModel

/// Turns the last solution into the answer.
///
/// A class, since it is handed to each part of the answer.
final class LayoutAnswer {
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
  /// What the rounds disagree on, where they found no rest.
  var unrest: Unrest?
  /// True where the last round led to something else than it was made from, however little that moves.
  var isCutShort = false

  /// What a solution comes to, and what the rounds disagree on.
  init(
    settled: SettledScreen, lowering: Lowering, solution: Solution, solved: SolvedScreen, texts: [TextBox?],
    unrest: Unrest? = nil
  ) {
    self.settled = settled
    self.lowering = lowering
    self.solution = solution
    self.solved = solved
    (self.texts, self.unrest) = (texts, unrest)
  }

  /// The screen's tree.
  var tree: ViewTree { settled.tree }

  /// The same solution as another environment meets it that is lowered to the same system.
  func turned(to settled: SettledScreen) -> LayoutAnswer {
    LayoutAnswer(
      settled: settled, lowering: lowering, solution: solution, solved: solved, texts: texts, unrest: unrest)
  }

  /// The answer; what is open in one round of several without rest is nobody's range, so that it says none then.
  func layout() -> ScreenLayout {
    let scrolls = scrollResults()
    return ScreenLayout(
      views: viewLayouts(scrolls), conflicts: conflicts(), ambiguities: unrest == nil ? ambiguities() : [],
      anchors: measuredAnchors(scrolls), unrest: unrest)
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
    for scroll in tree.scrolls { result[scroll] = ScrollResult(scroll, self, in: regions) }
    return result
  }
}
