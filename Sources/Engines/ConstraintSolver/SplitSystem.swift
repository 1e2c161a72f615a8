/// A system in the parts that are left when variables which required equations fix count as constants.
///
/// Each part is answered on its own, from the regions that it remembers; a part whose constants and fixed variables have
/// stayed keeps its answer.
struct SplitSystem: Sendable {
  private var whole: WholeRows
  private var parts: [SplitPart]
  /// The part of each row; -1 of rows that speak of fixed variables only.
  private let partOfRow: IndexList
  /// The parts that speak of each fixed variable.
  private let partsOfFixed: [IndexList]
  /// The rows that speak of fixed variables only.
  private let settledRows: IndexList
  private var settledRowsHold = true
  /// The constraints without terms.
  private var claims: [ConstantClaim]
  private var solution: Solution

  /// The parts of `system`, each answered at the system's constants.
  init(_ system: LinearSystem) {
    let rows = CanonicalRows(system)
    let fixed = FixedVariables(rows)
    let split = SplitRows(rows, fixed)
    whole = WholeRows(system, rows, fixed: fixed, placesInPart: split.placesInPart)
    parts = split.variables.indices.map { SplitPart(variables: split.variables[$0], rows: split.rows[$0]) }
    partOfRow = split.partOfRow
    partsOfFixed = split.partsOfFixed
    settledRows = split.settledRows
    claims = rows.claims
    solution = Solution(
      values: [Double](repeating: 0, count: system.variableCount),
      levels: rows.priorities.map { LevelViolation(priority: $0, violation: 0) },
      violations: [Double](repeating: 0, count: system.constraintCount), conflicts: [], ambiguous: [])
    readFixed()
    for place in parts.indices { parts[place].answer(whole, into: &solution) }
    summarize()
  }

  /// The answer as the constants stand; nil if required constraints can't all hold, which only the whole can say more of.
  var answer: Solution? {
    let holds = settledRowsHold && parts.allSatisfy(\.isSound) && claims.allSatisfy { !isBroken($0) }
    return holds ? solution : nil
  }

  private func isBroken(_ claim: ConstantClaim) -> Bool {
    claim.violation > 0 && whole.rows.priorities[claim.level] == LinearSystem.required
  }

  /// Takes over the constants that have `changed`.
  mutating func update(_ changed: [ChangedConstant], _ system: LinearSystem) {
    var due: [Int] = []
    var touchesFixed = false
    for change in changed {
      let now = system.constants[change.constraint]
      if now == change.original { continue }
      let row = whole.row(of: change.constraint)
      if row < 0 {
        updateClaim(change.constraint, system)
        continue
      }
      whole.setConstant(now, of: row)
      if partOfRow[row] < 0 {
        touchesFixed = true
      } else {
        note(.constant(row: row), from: change.original, to: now, in: partOfRow[row], &due)
      }
    }
    if touchesFixed { updateFixed(&due) }
    for place in due { parts[place].answer(whole, into: &solution) }
    summarize()
  }

  private mutating func note(
    _ input: SplitInput, from before: Double, to now: Double, in part: Int, _ due: inout [Int]
  ) {
    if !parts[part].isDue { due.append(part) }
    parts[part].note(input, from: before, to: now)
  }

  private mutating func updateFixed(_ due: inout [Int]) {
    for (place, before) in whole.updateFixed() {
      for part in 0..<partsOfFixed[place].count {
        note(
          .fixed(place: place), from: before, to: whole.fixed.values[place], in: partsOfFixed[place][part],
          &due)
      }
    }
    readFixed()
  }

  private mutating func readFixed() {
    for place in 0..<whole.fixed.variables.count {
      solution.values[whole.fixed.variables[place]] = Settled.snap(whole.fixed.values[place])
    }
    settledRowsHold = whole.measure(settledRows, &solution)
  }

  private mutating func updateClaim(_ constraint: Int, _ system: LinearSystem) {
    guard let place = claims.firstIndex(where: { $0.source == constraint }) else { return }
    claims[place].violation = ConstantClaim.violation(
      of: system.constants[constraint], system.shapes[constraint].relation)
  }

  /// Sums up what the parts say, in the order in which a solve of the whole does.
  private mutating func summarize() {
    for level in solution.levels.indices { solution.levels[level].violation = 0 }
    for row in 0..<whole.rows.count where whole.rows.source(of: row) >= 0 {
      let violation = solution.violations[whole.rows.source(of: row)]
      if violation != 0 { solution.levels[whole.rows.level(of: row)].violation += violation }
    }
    for claim in claims {
      solution.violations[claim.source] = claim.violation
      solution.levels[claim.level].violation += claim.violation
    }
    solution.ambiguous.removeAll(keepingCapacity: true)
    for part in parts where !part.ranges.isEmpty { solution.ambiguous += part.ranges }
    solution.ambiguous.sort { $0.variable < $1.variable }
  }
}
