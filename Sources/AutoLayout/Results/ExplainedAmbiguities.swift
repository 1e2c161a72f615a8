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
  /// Two frames for each view of which an aspect is open, in the screen's order, for so many at most.
  ///
  /// Each takes the system solved twice.
  public func ambiguities(atMost most: Int = .max) -> [ExplainedAmbiguity] {
    var found: [ExplainedAmbiguity] = []
    for open in openAspects where found.count < most && found.last?.view != report.id(open.view) {
      let witnesses = explainer.witnesses(of: open.range)
      let ambiguity = ExplainedAmbiguity(
        view: report.id(open.view), one: frame(open.view, witnesses.low),
        other: frame(open.view, witnesses.high))
      if ambiguity.one != ambiguity.other { found.append(ambiguity) }
    }
    return found
  }

  /// The views of which an aspect is open, in the screen's order.
  public var openViews: [ObjectID] {
    openAspects.map { report.id($0.view) }.reduce(into: []) { views, view in
      if views.last != view { views.append(view) }
    }
  }

  /// What is open of views that are shown, view by view.
  private var openAspects: [(view: Int, range: FreeVariable)] {
    if report.unrest != nil { return [] }
    let variables = report.lowering.variables
    let ambiguous = Dictionary(
      explainer.solution.ambiguous.map { ($0.variable.index, $0) }, uniquingKeysWith: { first, _ in first })
    return (0..<report.tree.viewCount * 4).filter { !report.settled.isHidden[$0 / 4] }.compactMap { slot in
      ambiguous[variables[slot]].map { (slot / 4, $0) }
    }
  }

  private func frame(_ view: Int, _ values: [Double]) -> Rect {
    var solved = report.solved
    for item in [view, report.tree.parents[view]] where item >= 0 {
      solved.take(item, report.lowering, values)
    }
    return Frames.exact(view, report.settled, solved)
  }
}
