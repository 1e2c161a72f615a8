import ConstraintSolver

/// A workload as a system of the solver under test.
struct Ours {
  /// The system.
  private(set) var system: LinearSystem
  /// The rows that fix the root's size.
  private(set) var rootSize: (width: ConstraintIndex, height: ConstraintIndex)

  /// The system at a root size in points.
  init(_ workload: Workload, width: Double, height: Double) {
    system = LinearSystem()
    system.reserveCapacity(
      variables: workload.variableCount, constraints: workload.rows.count + 2,
      terms: workload.rows.reduce(2) { $0 + $1.terms.count })
    for _ in 0..<workload.viewCount {
      _ = system.addVariable()
      _ = system.addVariable()
      _ = system.addVariable(atLeast: 0)
      _ = system.addVariable(atLeast: 0)
    }
    var terms: [Term] = []
    for row in workload.rows {
      terms.removeAll(keepingCapacity: true)
      for term in row.terms { terms.append(Term(Variable(index: term.variable), term.coefficient)) }
      system.add(terms, constant: row.constant, row.relation, priority: row.priority)
    }
    rootSize = (
      Self.fix(&system, Workload.width(0), to: width), Self.fix(&system, Workload.height(0), to: height)
    )
  }

  private static func fix(_ system: inout LinearSystem, _ variable: Int, to size: Double) -> ConstraintIndex {
    system.add(Term(Variable(index: variable)), constant: -size, .equal)
  }
}

extension Solver {
  /// Solves again at another root size, in points.
  mutating func solve(
    _ rows: (width: ConstraintIndex, height: ConstraintIndex), width: Double, height: Double
  ) -> Solution {
    setConstant(-width, of: rows.width)
    setConstant(-height, of: rows.height)
    return solve()
  }
}
