/// Solves one system again and again with other constants.
///
/// As long as the same constraints stay decisive, an answer costs one step along the rays of the constants that
/// changed. Where they do not, or an optimum is ambiguous, the system is split into the parts that variables fixed by
/// required equations leave, and each part remembers the sets of decisive constraints that came before: only a part for
/// which none of them holds is solved anew. What is in conflict is solved anew as a whole. The answers are those of
/// ``solve(_:)``: they do not depend on what was solved before.
public struct Solver: Sendable {
  private var system: LinearSystem
  private var optimum: Optimum?
  /// Nil until the optimum of the whole has failed twice.
  private var split: SplitSystem?
  private var failures = 0
  private var isSolved = false
  /// What was set since the system was solved anew, or since the parts were answered.
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
    if let answer = optimum?.step(to: system, changes) { return answer }
    if split == nil, failures < 2 {
      if isSolved { failures += 1 }
      isSolved = true
      if failures < 2 { return solveAnew() }
    }
    return solveParts() ?? system.solved()
  }

  private mutating func solveAnew() -> Solution {
    forgetChanges()
    optimum = nil
    let rows = CanonicalRows(system)
    let settled = settle(rows, rests: system.rests)
    let solution = Solution(settled, rows, of: system)
    optimum = Optimum(settled, rows, solution: solution)
    return solution
  }

  /// The answer part by part; nil if required constraints can't all hold.
  private mutating func solveParts() -> Solution? {
    if split == nil {
      optimum = nil
      split = SplitSystem(system)
    } else {
      split?.update(changes, system)
    }
    forgetChanges()
    return split?.answer
  }

  private mutating func forgetChanges() {
    for change in changes { isChanged[change.constraint] = false }
    changes.removeAll(keepingCapacity: true)
  }
}

/// A constraint whose constant has changed since the system was solved anew.
struct ChangedConstant: Sendable {
  /// The constraint's index.
  let constraint: Int
  /// The constant at that time.
  let original: Double
}
