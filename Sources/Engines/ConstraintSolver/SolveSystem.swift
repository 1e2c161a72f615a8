/// Finds the assignment that is optimal level by level: see ``Solution``.
///
/// Required constraints are the highest level: if they cannot all hold, their total violation is minimal, and the
/// lower levels follow as usual.
///
/// Less than `detail` asks for by default takes a fraction of the time where constraints contradict one another or leave
/// much open; that required ones can't all hold shows in the first level's violation in any case.
public func solve(_ system: LinearSystem, detail: SolutionDetail = .all) -> Solution {
  solveWhole(CanonicalRows(system), of: system, detail: detail).solution
}

/// The same of a system whose rows are in order already, and whether more detail would add nothing and change nothing: whether the levels alone determine every value
/// and all that is required holds.
func solveWhole(
  _ rows: CanonicalRows, of system: LinearSystem, detail: SolutionDetail
) -> (solution: Solution, isWhole: Bool) {
  let settled = settle(rows, rests: system.rests, asksRanges: detail >= .all)
  let solution = Solution(settled, rows, of: system, namesConflicts: detail >= .conflicts)
  let holds = solution.levels.first.map { $0.priority < LinearSystem.required || $0.violation == 0 } ?? true
  return (solution, settled.isDetermined && holds)
}

/// How much of a solution is asked for, each with what comes before it.
public enum SolutionDetail: Int, Comparable, Sendable {
  /// The values and the violations.
  case values
  /// The sets of required constraints that can't all hold.
  case conflicts
  /// The ranges of the variables that have more than one optimal value.
  case all

  public static func < (a: SolutionDetail, b: SolutionDetail) -> Bool { a.rawValue < b.rawValue }
}

/// Runs the system.
///
/// Parts whose required rows cannot all hold run again without eliminating their equations, because
/// then an equation may be what gives way.
///
/// If `first` names a variable, it comes near to its rest value before all others.
func settle(
  _ rows: CanonicalRows, rests: [Double], first: Int? = nil, asksRanges: Bool = true
) -> Settled {
  var tableau = Tableau(rows)
  var elimination = Elimination(variables: rows.variableCount)
  elimination.eliminateEquations(&tableau, rows, kept: [])
  var failed = elimination.contradictions
  if failed.isEmpty {
    elimination.pivotOutVariables(&tableau, rows)
    let settled = Settled(
      tableau, rows, elimination: elimination, rests: rests, first: first, asksRanges: asksRanges)
    failed = settled.violatedRequiredRows(rows)
    if failed.isEmpty { return settled }
  }
  return settleConflict(rows, failed, rests: rests, first: first, asksRanges: asksRanges)
}

/// Runs the system with the parts of the `failed` rows uneliminated, and with what fails next to them.
private func settleConflict(
  _ rows: CanonicalRows, _ failed: [Int], rests: [Double], first: Int?, asksRanges: Bool
) -> Settled {
  var seeds = failed
  while true {
    let kept = requiredRows(of: rows, joinedWith: seeds)
    var tableau = Tableau(rows)
    var elimination = Elimination(variables: rows.variableCount)
    elimination.eliminateEquations(&tableau, rows, kept: kept)
    elimination.pivotOutVariables(&tableau, rows)
    let settled = Settled(
      tableau, rows, elimination: elimination, rests: rests, first: first, asksRanges: asksRanges)
    let more = settled.violatedRequiredRows(rows).filter { !kept[$0] }
    if more.isEmpty { return settled }
    seeds += more
  }
}

/// For each row whether it belongs to a part of the required rows that holds one of `seeds`.
func requiredRows(of rows: CanonicalRows, joinedWith seeds: [Int]) -> [Bool] {
  let parts = ConflictSearch.requiredParts(rows)
  var wanted = [Bool](repeating: false, count: rows.variableCount)
  for row in seeds { wanted[parts[Int(rows.entries[rows.starts[row]].column)]] = true }
  var chosen = [Bool](repeating: false, count: rows.count)
  for row in 0..<rows.count where rows.isRequired(row) {
    chosen[row] = wanted[parts[Int(rows.entries[rows.starts[row]].column)]]
  }
  return chosen
}

extension Solution {
  /// Reads the answer off a settled system, in the caller's numbering.
  init(
    _ settled: borrowing Settled, _ rows: CanonicalRows, of system: LinearSystem, namesConflicts: Bool = true
  ) {
    values = settled.values
    ambiguous = settled.ambiguous
    violations = [Double](repeating: 0, count: system.constraintCount)
    levels = rows.priorities.map { LevelViolation(priority: $0, violation: 0) }
    conflicts = []
    var violated: [Int] = []
    for (row, violation) in settled.violations {
      levels[rows.level(of: row)].violation += violation
      if rows.source(of: row) >= 0 { violations[rows.source(of: row)] = violation }
      if rows.isRequired(row) { violated.append(row) }
    }
    noteClaims(rows)
    if !namesConflicts { conflicts = [] } else if !violated.isEmpty { noteConflicts(rows, violated) }
    conflicts.sort { $0.lexicographicallyPrecedes($1) }
  }

  private mutating func noteClaims(_ rows: CanonicalRows) {
    for claim in rows.claims where claim.violation > 0 {
      violations[claim.source] = claim.violation
      levels[claim.level].violation += claim.violation
      if rows.priorities[claim.level] == LinearSystem.required {
        conflicts.append([.constraint(ConstraintIndex(claim.source))])
      }
    }
  }

  private mutating func noteConflicts(_ rows: CanonicalRows, _ violated: [Int]) {
    for set in ConflictSearch.sets(rows, violated: violated) {
      conflicts.append(set.map { rows.member($0) }.sorted())
    }
  }
}
