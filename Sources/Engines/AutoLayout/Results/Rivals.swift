import ConstraintSolver
import DesignModel

/// Rules below required that take turns in giving way, in parts that have nothing open in common.
struct Rivals {
  /// The part of each open variable, by index; -1 for the others.
  private var parts: [Int]
  /// The rows that give way in one answer more than in the other, by part; only of parts with an author's constraint.
  private(set) var rows: [Int: [Int]] = [:]
  /// The same as the author knows them.
  private(set) var rules: [Int: [Rule]] = [:]

  /// The part of an open variable, by index; -1 for the others.
  func part(of variable: Int) -> Int { parts[variable] }

  /// True if nothing is open because of rivals.
  var areNone: Bool { rows.isEmpty }

  /// Compares the solution with another optimum, in which each open variable lies as far from it as it can.
  init(_ system: LinearSystem, _ solution: Solution, report: LayoutAnswer) {
    let other = Self.opposite(of: solution, system)
    let sources = report.lowering.sources
    let rows = sources.indices.filter { row in
      system.priority(of: ConstraintIndex(row)) < LinearSystem.required
        && abs(solution.violations[row] - other.violations[row]) > 1e-6
    }
    parts = [Int](repeating: -1, count: system.variableCount)
    for (place, variable) in solution.ambiguous.enumerated() { parts[variable.variable.index] = place }
    var found: [Int: [Int]] = [:]
    if !rows.isEmpty {
      joinParts(system, solution, other: other, rivals: rows)
      for row in rows {
        if let part = openParts(of: row, system).first { found[part, default: []].append(row) }
      }
    }
    self.rows = found.filter { part in part.value.contains { sources[$0].isConstraint } }
    rules = self.rows.mapValues { rows in
      rows.map { report.ranked(.constraint(ConstraintIndex($0))) }.sorted { $0.rank < $1.rank }.map(\.rule)
    }
  }

  /// Another optimum, pulled with factors that differ, so that two pulls seldom come out even.
  private static func opposite(of solution: Solution, _ system: LinearSystem) -> Solution {
    if solution.ambiguous.isEmpty { return solution }
    var pulled = system
    let least = (0..<system.constraintCount).map { system.priority(of: ConstraintIndex($0)) }.min()
    for (place, free) in solution.ambiguous.enumerated() {
      let factor = 1 + 1 / Double(place + 2)
      pulled.add(
        Term(free.variable, factor), constant: -factor * free.end(farFrom: solution[free.variable]), .equal,
        priority: (least ?? LinearSystem.required) / 2)
    }
    return pulled.solved()
  }

  /// Makes one part of all open variables that a row joins which is decisive in either optimum.
  private mutating func joinParts(
    _ system: LinearSystem, _ solution: Solution, other: Solution, rivals: [Int]
  ) {
    for row in 0..<system.constraintCount {
      let index = ConstraintIndex(row)
      let activity = min(
        abs(system.activity(of: index, at: solution.values)),
        abs(system.activity(of: index, at: other.values)))
      guard system.relation(of: index) == .equal || activity < 1e-6 || rivals.contains(row) else { continue }
      let joined = openParts(of: row, system)
      guard let first = joined.first else { continue }
      for place in parts.indices where joined.contains(parts[place]) { parts[place] = first }
    }
  }

  private func openParts(of row: Int, _ system: LinearSystem) -> [Int] {
    system.terms(of: ConstraintIndex(row)).map { parts[$0.variable.index] }.filter { $0 >= 0 }
  }

  /// The system with it given by how much each rival gives way.
  func decided(_ system: LinearSystem, _ solution: Solution) -> LinearSystem {
    system.holding(rows.values.joined().sorted(), as: solution)
  }

  /// The rivals that leave a variable open, if deciding between them closes it.
  func cause(of variable: FreeVariable) -> Opening.Cause {
    rules[parts[variable.variable.index]].map { .rivals($0) } ?? .unsaid
  }
}

extension FreeVariable {
  /// An end of the range that is not at `value`, or a place far from it where there is none.
  fileprivate func end(farFrom value: Double) -> Double {
    let distance = 1000.0
    let (low, high) = (max(least, value - distance), min(greatest, value + distance))
    return high - value >= value - low ? high : low
  }
}

extension RowSource {
  /// True for a constraint of the author's.
  var isConstraint: Bool {
    if case .constraint = self { true } else { false }
  }
}
