/// One solved state of a system, and the rays that lead from it to nearby ones.
struct Optimum: Sendable {
  /// More rays than this cost more than solving anew.
  private static let rayLimit = 8

  private let constants: [Double]
  private let values: [Double]
  private let activities: [Double]
  private let solution: Solution
  private let active: ActiveSet
  private var rays: [(constraint: Int, ray: Ray)] = []
  /// The rows that a ray moves and those that are violated, ascending.
  private var watched: [Int]
  /// The variables that a ray moves, ascending.
  private var moving: [Int] = []
  /// How far each watched row has moved; unspecified for others.
  private var shifts: [Double]

  /// The state that `solution` reports; nil if levels and rows alone do not determine it.
  init?(_ settled: borrowing Settled, _ rows: CanonicalRows, _ constants: [Double], _ solution: Solution) {
    guard solution.conflicts.isEmpty, let active = ActiveSet(settled, rows) else { return nil }
    self.active = active
    self.constants = constants
    self.solution = solution
    let values = settled.unsnapped
    self.values = values
    activities = (0..<rows.count).map { rows.activity(of: $0, at: values) }
    watched = (0..<rows.count).filter { rows.violation(of: $0, at: solution.values) > 0 }
    shifts = [Double](repeating: 0, count: rows.count)
  }

  /// The answer at other constants, by a step along the rays of the `changed` constraints.
  ///
  /// Nil if a row would leave its side, so that the active set is another one. `rows` hold the other constants already.
  mutating func step(
    to target: [Double], changed: [Int], _ rows: CanonicalRows, rowOfConstraint: [Int]
  ) -> Solution? {
    for constraint in changed where target[constraint] != constants[constraint] {
      guard castRay(constraint, rowOfConstraint[constraint], rows) else { return nil }
    }
    var answer = solution
    var place = values
    for row in watched { shifts[row] = 0 }
    for (constraint, ray) in rays where target[constraint] != constants[constraint] {
      let distance = target[constraint] - constants[constraint]
      Self.move(&place, distance, ray.values)
      Self.move(&shifts, distance, ray.rows)
    }
    Self.settle(&answer.values, at: place, moving)
    return measure(&answer, rows) ? answer : nil
  }

  private static func move(_ numbers: inout [Double], _ distance: Double, _ rates: [Ray.Rate]) {
    numbers.withUnsafeMutableBufferPointer { numbers in
      for rate in rates { numbers[rate.index] += distance * rate.rate }
    }
  }

  private static func settle(_ values: inout [Double], at place: [Double], _ moving: [Int]) {
    values.withUnsafeMutableBufferPointer { values in
      for index in moving { values[index] = Settled.snap(place[index]) }
    }
  }

  /// Makes sure that a constraint has its ray; false if it cannot have one.
  private mutating func castRay(_ constraint: Int, _ row: Int, _ rows: CanonicalRows) -> Bool {
    if rays.contains(where: { $0.constraint == constraint }) { return true }
    guard row >= 0, rays.count < Self.rayLimit, let ray = Ray(shifting: row, active, rows) else {
      return false
    }
    rays.append((constraint, ray))
    watched = Self.merged(watched, ray.rows, count: rows.count)
    moving = Self.merged(moving, ray.values, count: values.count)
    return true
  }

  private static func merged(_ indices: [Int], _ rates: [Ray.Rate], count: Int) -> [Int] {
    var isMember = [Bool](repeating: false, count: count)
    for index in indices { isMember[index] = true }
    for rate in rates { isMember[rate.index] = true }
    return isMember.indices.filter { isMember[$0] }
  }

  /// Fills in the violations of the watched rows, which are all that may be violated; false if a row has left its side
  /// or a required one no longer holds.
  private func measure(_ answer: inout Solution, _ rows: CanonicalRows) -> Bool {
    for level in answer.levels.indices { answer.levels[level].violation = 0 }
    for row in watched {
      let activity = activities[row] + shifts[row]
      guard keepsSide(row, activity, 1e-12 * (1 + abs(rows.constants[row]))) else { return false }
      let relation = rows.relations[row]
      let holds = relation == .atMost ? activity <= 0 : relation == .atLeast ? activity >= 0 : false
      let violation = holds ? 0 : rows.violation(of: row, at: answer.values)
      // The elimination of equations presumes that required rows can hold together.
      if violation > 0, rows.isRequired(row) { return false }
      let source = rows.sources[row]
      if source >= 0, answer.violations[source] != violation { answer.violations[source] = violation }
      answer.levels[rows.levels[row]].violation += violation
    }
    for claim in rows.claims { answer.levels[claim.level].violation += claim.violation }
    return true
  }

  @inline(__always)
  private func keepsSide(_ row: Int, _ activity: Double, _ slack: Double) -> Bool {
    switch active.stands[row] {
    case .anywhere, .tight: true
    case .atOrAbove: activity >= -slack
    case .atOrBelow: activity <= slack
    case .atZero: abs(activity) <= slack
    }
  }
}
