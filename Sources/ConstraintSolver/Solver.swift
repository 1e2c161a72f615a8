/// Solves one system again and again with other constants.
///
/// As long as the same constraints stay decisive, an answer costs one step along the rays of the constants that
/// changed; otherwise, and where an optimum is ambiguous or in conflict, the system is solved anew. The answers are
/// those of ``solve(_:)``: they do not depend on what was solved before.
public struct Solver: Sendable {
  private var system: LinearSystem
  private var optimum: Optimum?
  private var changes: [ChangedConstant] = []
  private var isChanged: [Bool]

  /// A solver for `system` and its structure.
  public init(_ system: LinearSystem) {
    self.system = system
    isChanged = [Bool](repeating: false, count: system.constraintCount)
  }

  /// Replaces a constraint's constant for the solves to come.
  public mutating func setConstant(_ constant: Double, of constraint: ConstraintIndex) {
    if !isChanged[constraint.value] {
      isChanged[constraint.value] = true
      changes.append(
        ChangedConstant(constraint: constraint.value, original: system.constant(of: constraint)))
    }
    system.setConstant(constant, of: constraint)
  }

  /// The answer for the constants as they stand.
  public mutating func solve() -> Solution {
    optimum?.step(to: system, changes) ?? solveAnew()
  }

  private mutating func solveAnew() -> Solution {
    for change in changes { isChanged[change.constraint] = false }
    changes.removeAll(keepingCapacity: true)
    optimum = nil
    let rows = CanonicalRows(system)
    let settled = settle(rows, rests: system.rests)
    let solution = Solution(settled, rows, system)
    optimum = Optimum(settled, rows, solution)
    return solution
  }
}

/// A constraint whose constant has changed since the system was solved anew.
struct ChangedConstant: Sendable {
  /// The constraint's index.
  let constraint: Int
  /// The constant at that time.
  let original: Double
}
