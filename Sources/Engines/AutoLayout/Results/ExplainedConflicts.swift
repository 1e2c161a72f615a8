import ConstraintSolver
public import DesignModel

/// A conflict with its arithmetic and what may help.
public struct ExplainedConflict: Hashable, Sendable {
  /// The rules and their shares, in the conflict's order: above zero what a rule needs, below zero what it grants.
  public var shares: [RuleShare]
  /// Changes to single constraints that remove the conflict by the system's own arithmetic, the best first.
  public var repairs: [LayoutRepair]

  /// What contradicts itself.
  public var conflict: Conflict { Conflict(members: shares.compactMap(\.rule)) }
}

/// A change to one of the author's constraints.
public struct LayoutRepair: Hashable, Sendable {
  /// The constraint.
  public var constraint: ObjectID
  /// What is changed.
  public var change: Change

  /// A change to `constraint`.
  public init(constraint: ObjectID, change: Change) {
    (self.constraint, self.change) = (constraint, change)
  }

  /// What can be changed about a constraint.
  public enum Change: Hashable, Sendable {
    case priority(Priority)
    /// Points.
    case constant(Double)
    case relation(Relation)
  }
}

extension LayoutExplanation {
  /// The conflicts of the layout, explained.
  public func conflicts() -> [ExplainedConflict] {
    explainer.solution.conflicts.map { members in
      let shares = explainer.contradiction(of: members).shares.sorted {
        report.ranked($0.member).rank < report.ranked($1.member).rank
      }
      return ExplainedConflict(
        shares: merged(shares), repairs: explainer.repairs(of: members).compactMap(layoutRepair))
    }
  }

  /// One share for each rule, however many rows it has.
  private func merged(_ shares: [Contradiction.Share]) -> [RuleShare] {
    var result: [RuleShare] = []
    for share in shares {
      let (rule, points) = (rule(share.member), share.contribution.tidied)
      if let place = result.firstIndex(where: { $0.rule == rule }) {
        result[place].points += points
      } else {
        result.append(RuleShare(rule: rule, points: points))
      }
    }
    return result
  }

  private func layoutRepair(_ repair: ConflictRepair) -> LayoutRepair? {
    guard case .constraint(let place) = report.lowering.sources[repair.constraint.value],
      let active = report.settled.active.first(where: { $0.index == place })
    else { return nil }
    let constraint = report.settled.prepared.screen.constraints[place]
    let change: LayoutRepair.Change? =
      switch repair.change {
      case .lower: .priority(Priority(999))
      case .relax(let relation): .relation(relation == .atMost ? .atMost : .atLeast)
      case .shift(let to): shifted(place, active, by: to - explainer.system.constant(of: repair.constraint))
      }
    return change.map { LayoutRepair(constraint: constraint.id, change: $0) }
  }

  /// Rows take the author's constant away; in right-to-left, rows of left and right edges are turned round, so that
  /// nothing is offered for them.
  private func shifted(
    _ place: Int, _ active: SettledScreen.ActiveConstraint, by difference: Double
  ) -> LayoutRepair.Change? {
    let isTurned = report.settled.isRightToLeft && report.settled.prepared.constraints[place].isAbsolute
    return isTurned ? nil : .constant((active.constant - difference).tidied)
  }
}
