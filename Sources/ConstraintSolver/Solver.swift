/// Solves one system again and again with other constants.
///
/// As long as the same constraints stay decisive, an answer costs one step along the rays of the constants that
/// changed; otherwise, and where an optimum is ambiguous or in conflict, the system is solved anew. The answers are
/// those of ``solve(_:)``: they do not depend on what was solved before.
public struct Solver: Sendable {
  private var system: LinearSystem
  private var rows: CanonicalRows
  private var rowOfConstraint: [Int]
  private var optimum: Optimum?
  private var changed: [Int] = []
  private var isChanged: [Bool]

  /// A solver for `system` and its structure.
  public init(_ system: LinearSystem) {
    self.system = system
    rows = CanonicalRows(system)
    rowOfConstraint = Self.places(of: rows, count: system.constraintCount)
    isChanged = [Bool](repeating: false, count: system.constraintCount)
  }

  private static func places(of rows: CanonicalRows, count: Int) -> [Int] {
    var places = [Int](repeating: -1, count: count)
    for row in 0..<rows.count where rows.sources[row] >= 0 { places[rows.sources[row]] = row }
    return places
  }

  /// Replaces a constraint's constant for the solves to come.
  public mutating func setConstant(_ constant: Double, of constraint: ConstraintIndex) {
    system.setConstant(constant, of: constraint)
    let row = rowOfConstraint[constraint.value]
    if row >= 0 { rows.setConstant(constant, of: row) }
    if isChanged[constraint.value] { return }
    isChanged[constraint.value] = true
    changed.append(constraint.value)
  }

  /// The answer for the constants as they stand.
  public mutating func solve() -> Solution {
    let next = optimum?.step(
      to: system.constants, changed: changed, rows, rowOfConstraint: rowOfConstraint)
    return next ?? solveAnew()
  }

  private mutating func solveAnew() -> Solution {
    // The canonical order of twins follows their constants, so the rows are read anew.
    rows = CanonicalRows(system)
    rowOfConstraint = Self.places(of: rows, count: system.constraintCount)
    for constraint in changed { isChanged[constraint] = false }
    changed.removeAll(keepingCapacity: true)
    let settled = settle(rows, rests: system.rests)
    let solution = Solution(settled, rows, system)
    optimum = Optimum(settled, rows, system.constants, solution)
    return solution
  }
}
