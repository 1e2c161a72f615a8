/// One change to one member of a conflict that lets the conflict's members hold together.
public struct ConflictRepair: Equatable, Sendable {
  /// What is changed about the constraint.
  public enum Change: Equatable, Sendable {
    /// Its priority goes below required, so that it gives way; dropping it does the same.
    case lower(to: Double)
    /// Its constant changes as little as will do.
    case shift(to: Double)
    /// Its equation becomes an inequality.
    case relax(to: LinearRelation)
  }

  /// The constraint.
  public var constraint: ConstraintIndex
  /// What is changed.
  public var change: Change
  /// How many conflicts are left in the whole system; 0 if the repair is enough.
  public var conflictsLeft: Int
  /// How many variables end up elsewhere than without the repair.
  public var moved: Int
}

extension LinearSystem {
  /// Makes one change to one constraint.
  public mutating func apply(_ change: ConflictRepair.Change, to constraint: ConstraintIndex) {
    switch change {
    case .lower(let priority): setPriority(priority, of: constraint)
    case .shift(let constant): setConstant(constant, of: constraint)
    case .relax(let relation): setRelation(relation, of: constraint)
    }
  }
}

extension Explainer {
  /// The priority just below required.
  private static let lowered = 999.0

  /// The changes to single members of `conflict` that let the members hold together, each tried on the whole system:
  /// what leaves the fewest conflicts comes first, then what moves the fewest variables.
  ///
  /// Lower bounds cannot be changed.
  public func repairs(of conflict: [ConflictMember]) -> [ConflictRepair] {
    var repairs: [ConflictRepair] = []
    for case .constraint(let constraint) in tried(of: conflict) {
      for change in changes(of: constraint) {
        if let repair = attempt(change, on: constraint, in: conflict) { repairs.append(repair) }
      }
    }
    // Sorting is stable: equally good repairs stay in the order of the members.
    return repairs.sorted { ($0.conflictsLeft, $0.moved) < ($1.conflictsLeft, $1.moved) }
  }

  /// The members whose changes are tried.
  ///
  /// All, as long as that takes no longer than solving some ten thousand rows; of a long chain some all along it. Any
  /// member's change removes the conflict, since it is irreducible.
  private func tried(of conflict: [ConflictMember]) -> [ConflictMember] {
    let most = max(8, Self.rowsTried / max(1, system.constraintCount))
    let conflict = conflict.filter { if case .constraint = $0 { true } else { false } }
    if conflict.count <= most { return conflict }
    return (0..<most).map { conflict[$0 * conflict.count / most] }
  }

  private static let rowsTried = 16_000

  /// What may help about one constraint, read off where the others put it once it gives way.
  private func changes(of constraint: ConstraintIndex) -> [ConflictRepair.Change] {
    var system = system
    system.setPriority(Self.lowered, of: constraint)
    let excess = Settled.snap(
      system.activity(of: constraint, at: system.solved(.values).values))
    if excess == 0 { return [.lower(to: Self.lowered)] }
    let constant = system.constant(of: constraint) - excess
    // Chains of large factors leave a number that no constant can be.
    let shift = constant.isFinite ? [ConflictRepair.Change.shift(to: constant)] : []
    let relaxed = ConflictRepair.Change.relax(to: excess > 0 ? .atLeast : .atMost)
    let isEquation = system.relation(of: constraint) == .equal
    return [.lower(to: Self.lowered)] + shift + (isEquation ? [relaxed] : [])
  }

  private func attempt(
    _ change: ConflictRepair.Change, on constraint: ConstraintIndex, in conflict: [ConflictMember]
  ) -> ConflictRepair? {
    var changed = system
    changed.apply(change, to: constraint)
    // What can hold together is no conflict any more.
    if !changed.canHold(conflict) { return nil }
    let answer = changed.solved()
    let moved = zip(solution.values, answer.values).reduce(0) { $0 + (abs($1.0 - $1.1) > 1e-6 ? 1 : 0) }
    return ConflictRepair(
      constraint: constraint, change: change, conflictsLeft: answer.conflicts.count, moved: moved)
  }
}

extension LinearSystem {
  /// Whether the required ones among `members` can hold together.
  fileprivate func canHold(_ members: [ConflictMember]) -> Bool {
    let rows = CanonicalRows(self)
    let wanted = Set(members)
    let chosen = (0..<rows.count).filter { rows.isRequired($0) && wanted.contains(rows.member($0)) }
    return ConflictSearch.infeasibleCore(rows, chosen) == nil
  }
}
