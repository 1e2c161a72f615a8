import ConstraintSolver
public import DesignModel

/// A view whose place or size the constraints leave open, or the size of its content, shown in two ways that serve them
/// equally well.
public struct ExplainedAmbiguity: Hashable, Sendable {
  /// The view.
  public var view: ObjectID
  /// Two exact frames of it in its superview, in points.
  public var one, other: Rect
  /// The sizes of a scroll view's content in these two, in points; none where it is the frame that is open.
  public var contents: [Size]

  /// A view with two frames, or with two sizes of its content.
  public init(view: ObjectID, one: Rect, other: Rect, contents: [Size] = []) {
    (self.view, self.one, self.other, self.contents) = (view, one, other, contents)
  }
}

extension LayoutExplanation {
  /// Two frames for each view that is open, and two sizes for each content that is, in the screen's order, for so many at
  /// most: of what `ScreenLayout.ambiguities` names, all that can be seen to differ.
  ///
  /// Each takes the system solved twice.
  public func ambiguities(atMost most: Int = .max) -> [ExplainedAmbiguity] {
    if report.unrest != nil || report.solution.ambiguous.isEmpty { return [] }
    let free = report.freeAspects()
    // In right-to-left the system that says what is open has left edges in it.
    let explainer = free.lowering.leftEdges.isEmpty ? explainer : Explainer(free.lowering.system)
    var found: [ExplainedAmbiguity] = []
    for open in report.openAspects(free) where found.count < most {
      if let last = found.last, last.view == report.id(open.view), last.contents.isEmpty != open.isOfContent {
        continue
      }
      let ambiguity = shown(open, explainer.witnesses(of: open.range), in: free.lowering)
      if ambiguity.one != ambiguity.other || ambiguity.contents.first != ambiguity.contents.last {
        found.append(ambiguity)
      }
    }
    return found
  }

  private func shown(
    _ open: OpenAspect, _ witnesses: Witnesses, in lowering: Lowering
  ) -> ExplainedAmbiguity {
    let (low, high) = (
      solved(open.view, witnesses.low, in: lowering), solved(open.view, witnesses.high, in: lowering)
    )
    return ExplainedAmbiguity(
      view: report.id(open.view), one: Frames.exact(open.view, report.settled, solved: low),
      other: Frames.exact(open.view, report.settled, solved: high),
      contents: open.isOfContent ? [low.contentSizes[open.view], high.contentSizes[open.view]] : [])
  }

  /// The layout with a view and its superview where other values have them.
  private func solved(_ view: Int, _ values: [Double], in lowering: Lowering) -> SolvedScreen {
    var solved = report.solved
    for item in [view, report.tree.parents[view]] where item >= 0 {
      solved.take(item, lowering, from: values)
    }
    return solved
  }
}

extension OpenAspect {
  /// True for the size of a scroll view's content.
  fileprivate var isOfContent: Bool { aspect == .contentWidth || aspect == .contentHeight }
}
