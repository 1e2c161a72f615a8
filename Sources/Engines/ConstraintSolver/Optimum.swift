/// One solved state of a system, and the rays that lead from it to nearby ones.
struct Optimum: Sendable {
  /// More rays than this cost more than solving anew.
  private static let rayLimit = 8

  /// A ray whose rows are places among the watched ones.
  private struct Cast: Sendable {
    let change: ChangedConstant
    /// The constraint's own place among the watched rows; -1 if it stays tight.
    var own: Int
    var ray: Ray
  }

  private let values: [Double]
  private let settledValues: [Double]
  private let levels: [LevelViolation]
  private let constraintCount: Int
  private let active: ActiveSet
  private let claims: [ConstantClaim]
  private var casts: [Cast] = []
  private var watched: WatchedRows
  /// The variables that a ray moves, ascending.
  private var moving = IndexList()

  /// The state that `solution` reports; nil if levels and rows alone do not determine it.
  init?(_ settled: borrowing Settled, _ rows: CanonicalRows, solution: Solution) {
    guard solution.conflicts.isEmpty, let active = ActiveSet(settled, rows) else { return nil }
    self.active = active
    settledValues = solution.values
    levels = solution.levels.map { LevelViolation(priority: $0.priority, violation: 0) }
    constraintCount = solution.violations.count
    values = settled.unsnapped
    claims = rows.claims
    let violated = (0..<rows.count).filter { rows.violation(of: $0, at: solution.values) > 0 }
    watched = WatchedRows(violated, rows, at: values)
  }

  /// The answer at the constants of `system`, by a step along the rays of the constants that changed.
  ///
  /// Nil if a row would leave its side, so that the active set is another one.
  mutating func step(to system: LinearSystem, _ changes: [ChangedConstant]) -> Solution? {
    guard castRays(for: changes, system) else { return nil }
    var answer = Solution(
      values: settledValues, levels: levels, violations: [Double](repeating: 0, count: constraintCount),
      conflicts: [], ambiguous: [])
    var place = values
    var shifts = [Double](repeating: 0, count: watched.rows.count)
    for cast in casts {
      let constant = system.constants[cast.change.constraint]
      if cast.own >= 0 { watched.setConstant(constant, of: cast.own) }
      let distance = constant - cast.change.original
      if distance == 0 { continue }
      cast.ray.values.move(&place, distance)
      cast.ray.rows.move(&shifts, distance)
    }
    Self.settle(&answer.values, at: place, moving)
    return measure(&answer, shifts) ? answer : nil
  }

  private static func settle(_ values: inout [Double], at place: [Double], _ moving: IndexList) {
    values.withUnsafeMutableBufferPointer { values in
      for index in 0..<moving.count { values[moving[index]] = Settled.snap(place[moving[index]]) }
    }
  }

  /// Makes sure that every constant that differs has its ray; false if one cannot have it.
  private mutating func castRays(for changes: [ChangedConstant], _ system: LinearSystem) -> Bool {
    let missing = changes.filter { change in
      system.constants[change.constraint] != change.original
        && !casts.contains { $0.change.constraint == change.constraint }
    }
    if missing.isEmpty { return true }
    guard casts.count + missing.count <= Self.rayLimit else { return false }
    var original = system
    for change in changes { original.setConstant(change.original, of: ConstraintIndex(change.constraint)) }
    // The canonical order of twins follows their constants: these are the rows that the active set speaks of.
    let rows = CanonicalRows(original)
    var found: [(change: ChangedConstant, row: Int, ray: Ray)] = []
    for change in missing {
      guard let row = rows.row(of: change.constraint), let ray = Ray(shifting: row, active, rows) else {
        return false
      }
      found.append((change, row, ray))
    }
    for (change, row, ray) in found { add(ray, of: change, at: row, in: rows) }
    return true
  }

  private mutating func add(_ ray: Ray, of change: ChangedConstant, at row: Int, in rows: CanonicalRows) {
    let before = watched
    watched = WatchedRows(before.rowNumbers.merged(with: ray.rows.places), rows, at: values)
    for place in casts.indices {
      if casts[place].own >= 0 { casts[place].own = watched.place(of: before.row(casts[place].own)) }
      casts[place].ray.renumberRows { watched.place(of: before.row($0)) }
    }
    var cast = Cast(change: change, own: active.stands[row] == .tight ? -1 : watched.place(of: row), ray: ray)
    cast.ray.renumberRows { watched.place(of: $0) }
    casts.append(cast)
    moving = IndexList(moving.merged(with: ray.values.places))
  }

  /// Fills in the violations of the watched rows, which are all that may be violated; false if a row has left its side
  /// or a required one no longer holds.
  private func measure(_ answer: inout Solution, _ shifts: [Double]) -> Bool {
    let rows = watched.rows
    for place in 0..<rows.count {
      let activity = watched.activity(place) + shifts[place]
      let stand = active.stands[watched.row(place)]
      guard Self.keeps(stand, activity: activity, slack: 1e-12 * (1 + abs(rows.constants[place]))) else {
        return false
      }
      let relation = rows.relation(of: place)
      let holds = relation == .atMost ? activity <= 0 : relation == .atLeast ? activity >= 0 : false
      let violation = holds ? 0 : rows.violation(of: place, at: answer.values)
      // The elimination of equations presumes that required rows can hold together.
      if violation > 0, rows.isRequired(place) { return false }
      let source = rows.source(of: place)
      if source >= 0, violation != 0 { answer.violations[source] = violation }
      answer.levels[rows.level(of: place)].violation += violation
    }
    for claim in claims {
      answer.violations[claim.source] = claim.violation
      answer.levels[claim.level].violation += claim.violation
    }
    return true
  }

  @inline(__always)
  private static func keeps(_ stand: ActiveSet.Stand, activity: Double, slack: Double) -> Bool {
    switch stand {
    case .anywhere, .tight: true
    case .atOrAbove: activity >= -slack
    case .atOrBelow: activity <= slack
    case .atZero: abs(activity) <= slack
    }
  }
}
