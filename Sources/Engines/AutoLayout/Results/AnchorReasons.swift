import ConstraintSolver
public import DesignModel

/// Why an anchor lies where it does: rules whose shares add up to its value.
public struct AnchorReasons: Hashable, Sendable {
  /// Points from the screen's leading or top edge, scroll views taken as unscrolled; or a size.
  public var value: Double
  /// The rules, those that speak of the anchor first; their points add up to the value.
  public var shares: [RuleShare]
}

extension LayoutExplanation {
  /// Why a view's or a guide's leading, trailing, top, bottom, centre or size is what it is; nil for anchors of other
  /// kinds, and for what takes no part in the layout.
  public func reasons(for anchor: AnchoredItem) -> AnchorReasons? {
    guard let item = item(anchor.item.owner), !report.settled.isDropped[item],
      let part = Self.part(anchor.anchor), anchor.item.region == .bounds
    else { return nil }
    let axis = anchor.anchor.axis
    var terms: [Term] = []
    func add(_ variable: Int, _ factor: Double) {
      if variable >= 0, factor != 0 { terms.append(Term(Variable(index: variable), factor)) }
    }
    add(report.lowering.size(item, axis), part.ofSize)
    var current = part.isPlace ? item : -1
    while current >= 0 {
      add(report.lowering.place(current, axis), 1)
      current = report.tree.parents[current]
    }
    let derivation = followingExplainer.derivation(of: terms)
    return AnchorReasons(value: derivation.value.tidied, shares: derivation.steps.map(share))
  }

  /// What explains the layout with inner safe areas that follow their views, so that nobody is credited with places
  /// that would stay if the rule moved; the plain one where the two don't agree about places.
  private var followingExplainer: Explainer {
    if report.settled.prepared.loweredRegionViews.isEmpty { return explainer }
    let lowering = Lowering(
      report.settled, report.lowering.inputs, texts: report.texts, following: report.solved)
    let following = Explainer(lowering.system)
    let isSame = zip(following.solution.values, explainer.solution.values).allSatisfy { abs($0 - $1) < 1e-6 }
    return isSame ? following : explainer
  }

  private func item(_ id: ObjectID) -> Int? {
    let screen = report.settled.prepared.screen
    return screen.place(of: id)
      ?? screen.guides.firstIndex { $0.id == id }.map { $0 + report.tree.viewCount }
  }

  /// How far into the item an anchor lies, as a part of its size.
  private static func part(_ anchor: Anchor) -> (isPlace: Bool, ofSize: Double)? {
    switch anchor {
    case .leading, .top: (true, 0)
    case .trailing, .bottom: (true, 1)
    case .centerX, .centerY: (true, 0.5)
    case .width, .height: (false, 1)
    default: nil
    }
  }

  private func share(_ step: Derivation.Step) -> RuleShare {
    let rule: Rule? =
      switch step.reason {
      case .constraint(let constraint): self.rule(.constraint(constraint))
      case .lowerBound(let variable): self.rule(.lowerBound(variable))
      case .rest: nil
      }
    return RuleShare(rule: rule, points: step.contribution.tidied)
  }
}
