/// Solves one system again and again with other constants.
///
/// As long as the same constraints stay decisive, an answer costs one step along the rays of the constants that
/// changed; otherwise the system is solved anew. The answers are those of ``solve(_:)``: they do not depend on what was
/// solved before.
public struct Solver: Sendable {
  /// More changed constants than this are not worth their rays.
  private static let rayLimit = 8

  private var system: LinearSystem
  private var rows: CanonicalRows
  private var rowOfConstraint: [Int]
  private var base: Base?
  private var changed: [Int] = []
  private var isChanged: [Bool]
  private var shift: [Double]

  /// An optimum and what is known about the way from it.
  private struct Base: Sendable {
    var constants: [Double]
    var values: [Double]
    var activities: [Double]
    var solution: Solution
    var active: ActiveSet
    var rays: [(constraint: Int, ray: Ray)] = []
    var watched: [Int]
    var moving: [Int] = []
  }

  /// A solver for `system` and its structure.
  public init(_ system: LinearSystem) {
    self.system = system
    rows = CanonicalRows(system)
    rowOfConstraint = [Int](repeating: -1, count: system.constraintCount)
    for row in 0..<rows.count where rows.sources[row] >= 0 { rowOfConstraint[rows.sources[row]] = row }
    isChanged = [Bool](repeating: false, count: system.constraintCount)
    shift = [Double](repeating: 0, count: rows.count)
  }

  /// Replaces a constraint's constant for the solves to come.
  public mutating func setConstant(_ constant: Double, of constraint: ConstraintIndex) {
    system.setConstant(constant, of: constraint)
    if isChanged[constraint.value] { return }
    isChanged[constraint.value] = true
    changed.append(constraint.value)
  }

  /// The answer for the constants as they stand.
  public mutating func solve() -> Solution {
    if let solution = step() { return solution }
    return solveAnew()
  }

  private mutating func solveAnew() -> Solution {
    // The canonical order of twins follows their constants, so that rows are read anew.
    rows = CanonicalRows(system)
    for row in 0..<rows.count where rows.sources[row] >= 0 { rowOfConstraint[rows.sources[row]] = row }
    for constraint in changed { isChanged[constraint] = false }
    changed.removeAll(keepingCapacity: true)
    let settled = settle(rows, rests: system.rests)
    let solution = Solution(settled, rows, system)
    base = nil
    if solution.conflicts.isEmpty, let active = ActiveSet(settled, rows) {
      let values = settled.unsnapped
      base = Base(
        constants: system.constants, values: values,
        activities: (0..<rows.count).map { rows.activity(of: $0, at: values) }, solution: solution,
        active: active,
        watched: (0..<rows.count).filter { rows.violation(of: $0, at: solution.values) > 0 })
    }
    return solution
  }

  /// The answer by a step along the rays from the base; nil if a row would leave its side or there is no base.
  private mutating func step() -> Solution? {
    guard base != nil else { return nil }
    let moved = changed.filter { system.constants[$0] != base!.constants[$0] }
    guard moved.count <= Self.rayLimit, castRays(for: moved) else { return nil }
    for place in base!.watched.indices { shift[base!.watched[place]] = 0 }
    var values = base!.solution.values
    for index in base!.moving { values[index] = base!.values[index] }
    for (constraint, ray) in base!.rays {
      let distance = system.constants[constraint] - base!.constants[constraint]
      if distance == 0 { continue }
      for rate in ray.values { values[rate.index] += distance * rate.rate }
      for rate in ray.rows { shift[rate.index] += distance * rate.rate }
    }
    guard keepsSides() else { return nil }
    for index in base!.moving { values[index] = Settled.snap(values[index]) }
    return answer(values)
  }

  /// Makes sure that every moved constant has its ray.
  private mutating func castRays(for moved: [Int]) -> Bool {
    for constraint in moved where !base!.rays.contains(where: { $0.constraint == constraint }) {
      let row = rowOfConstraint[constraint]
      guard row >= 0, base!.rays.count < Self.rayLimit, let ray = Ray(shifting: row, base!.active, rows)
      else {
        return false
      }
      base!.rays.append((constraint, ray))
      watch(ray)
    }
    return true
  }

  /// Adds the rows and variables that a ray moves to those that are followed, in canonical order.
  private mutating func watch(_ ray: Ray) {
    var isWatched = [Bool](repeating: false, count: rows.count)
    for row in base!.watched { isWatched[row] = true }
    for rate in ray.rows { isWatched[rate.index] = true }
    base!.watched = isWatched.indices.filter { isWatched[$0] }
    var isMoving = [Bool](repeating: false, count: base!.values.count)
    for index in base!.moving { isMoving[index] = true }
    for rate in ray.values { isMoving[rate.index] = true }
    base!.moving = isMoving.indices.filter { isMoving[$0] }
  }

  private func keepsSides() -> Bool {
    for row in base!.watched {
      let activity = base!.activities[row] + shift[row]
      let slack = 1e-12 * (1 + abs(rows.constants[row]))
      switch base!.active.stands[row] {
      case .anywhere, .tight: continue
      case .atOrAbove: if activity < -slack { return false }
      case .atOrBelow: if activity > slack { return false }
      case .atZero: if abs(activity) > slack { return false }
      }
    }
    return true
  }

  private mutating func answer(_ values: [Double]) -> Solution {
    for constraint in changed where rowOfConstraint[constraint] >= 0 {
      rows.setConstant(system.constants[constraint], of: rowOfConstraint[constraint])
    }
    var solution = base!.solution
    solution.values = values
    for level in solution.levels.indices { solution.levels[level].violation = 0 }
    for row in base!.watched {
      let violation = rows.violation(of: row, at: values)
      if rows.sources[row] >= 0 { solution.violations[rows.sources[row]] = violation }
      solution.levels[rows.levels[row]].violation += violation
    }
    for claim in rows.claims { solution.levels[claim.level].violation += claim.violation }
    return solution
  }
}
