import ConstraintSolver

/// How two solutions of one workload compare, level by level from the highest.
enum OptimaComparison {
  /// All levels are violated equally far.
  case equal
  /// Ours is violated less at the first level that differs.
  case oursIsBetter(priority: Double)
  /// kiwi's is violated less at the first level that differs.
  case kiwiIsBetter(priority: Double)

  /// Compares the values of both, in points; what differs by a millionth of its size is equal.
  init(_ workload: Workload, ours: [Double], kiwi: [Double]) {
    let own = Self.levels(workload, ours)
    let other = Self.levels(workload, kiwi)
    for (mine, theirs) in zip(own, other) {
      if abs(mine.violation - theirs.violation) <= 1e-6 * max(1, mine.violation) { continue }
      self =
        mine.violation < theirs.violation
        ? .oursIsBetter(priority: mine.priority) : .kiwiIsBetter(priority: mine.priority)
      return
    }
    self = .equal
  }

  private static func levels(_ workload: Workload, _ values: [Double]) -> [LevelViolation] {
    var levels: [LevelViolation] = []
    func note(_ violation: Double, _ priority: Double) {
      if let place = levels.firstIndex(where: { $0.priority == priority }) {
        levels[place].violation += violation
      } else {
        levels.append(LevelViolation(priority: priority, violation: violation))
      }
    }
    for row in workload.rows {
      var sum = row.constant
      for term in row.terms { sum += term.coefficient * values[term.variable] }
      note(row.relation == .equal ? abs(sum) : max(0, row.relation == .atMost ? sum : -sum), row.priority)
    }
    for view in 0..<workload.viewCount {
      note(max(0, -values[Workload.width(view)]), LinearSystem.required)
      note(max(0, -values[Workload.height(view)]), LinearSystem.required)
    }
    return levels.sorted { $0.priority > $1.priority }
  }
}

extension OptimaComparison: CustomStringConvertible {
  var description: String {
    switch self {
    case .equal: "equal"
    case .oursIsBetter(let priority): "ours lower at \(priority)"
    case .kiwiIsBetter(let priority): "kiwi lower at \(priority)"
    }
  }
}
