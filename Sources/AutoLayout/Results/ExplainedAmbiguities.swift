import ConstraintSolver
public import DesignModel

/// A view whose place or size the constraints leave open, shown in two ways that serve them equally well.
public struct ExplainedAmbiguity: Hashable, Sendable {
  /// The view.
  public var view: ObjectID
  /// Two exact frames of it in its superview, in points.
  public var one, other: Rect

  /// A view with two frames.
  public init(view: ObjectID, one: Rect, other: Rect) {
    (self.view, self.one, self.other) = (view, one, other)
  }
}

extension LayoutExplanation {
  /// Two frames for every view of which an aspect is open, in the screen's order.
  public func ambiguities() -> [ExplainedAmbiguity] {
    if report.unrest != nil { return [] }
    var found: [ExplainedAmbiguity] = []
    let variables = report.lowering.variables
    let ambiguous = Dictionary(
      explainer.solution.ambiguous.map { ($0.variable.index, $0) }, uniquingKeysWith: { first, _ in first })
    for slot in 0..<report.tree.viewCount * 4 where !report.settled.isHidden[slot / 4] {
      guard let free = ambiguous[variables[slot]] else { continue }
      let witnesses = explainer.witnesses(of: free)
      let ambiguity = ExplainedAmbiguity(
        view: report.id(slot / 4), one: frame(slot / 4, witnesses.low), other: frame(slot / 4, witnesses.high)
      )
      // Those of one view stand together.
      let isNew = !found.suffix(4).contains { $0.view == ambiguity.view }
      if ambiguity.one != ambiguity.other, isNew { found.append(ambiguity) }
    }
    return found
  }

  private func frame(_ view: Int, _ values: [Double]) -> Rect {
    var solved = report.solved
    for item in [view, report.tree.parents[view]] where item >= 0 {
      solved.take(item, report.lowering, values)
    }
    return Frames.exact(view, report.settled, solved)
  }
}
