/// The optimum of a system, and how it moves towards other systems of the same structure for as long as the same rows
/// decide.
///
/// Places are shares of the ways to them: all are 0 at the system itself, one is 1 and the rest 0 at another.
/// Ambiguous systems and those in conflict have their stretch like all others: the rule for ties and the least
/// violation rest on prices too, which do not depend on constants.
public struct Stretch: Sendable {
  /// The answer where all shares are 0.
  public let solution: Solution
  /// How far each variable moves over the whole of each way.
  public let rates: [[Double]]
  /// The stretch is where all of them hold.
  public private(set) var limits: [Limit] = []
  private let exact: [Double]

  /// The stretch at `system` on the ways to `others`; nil if they differ in more than constants and rest values, or the
  /// numbers are too uneven to say.
  public init?(from system: LinearSystem, towards others: [LinearSystem]) {
    guard others.allSatisfy({ system.hasStructure(of: $0) }) else { return nil }
    let rows = CanonicalRows(system)
    let rests = system.rests
    let settled = settle(rows, rests: rests)
    solution = Solution(settled, rows, of: system)
    exact = settled.unsnapped
    let stands = ActiveSet.stands(settled, rows)
    let tight = stands.indices.filter { stands[$0] == .tight }
    guard tight.count + settled.restingVariables.count == rows.variableCount else { return nil }
    let ways = others.map { Way(from: system, towards: $0, rows) }
    var rates: [[Double]] = []
    for way in ways {
      guard let own = way.rates(rows, tight: tight, resting: settled.restingVariables) else { return nil }
      rates.append(own)
    }
    self.rates = rates
    for row in 0..<rows.count where stands[row] != .tight && stands[row] != .anywhere {
      let climbs = zip(ways, rates).map { way, rates in rows.rate(of: row, rates) + way.shifts[row] }
      limit(stands[row], rows.activity(of: row, at: exact), rates: climbs)
    }
    for (variable, stand) in settled.held(rests: rests) {
      let climbs = zip(ways, rates).map { way, rates in rates[variable] - way.restShifts[variable] }
      limit(stand, exact[variable] - rests[variable], rates: climbs)
    }
  }

  /// Ends the stretch where a number would leave its side of zero.
  private mutating func limit(_ stand: ActiveSet.Stand, _ value: Double, rates: [Double]) {
    let rates = rates.map { abs($0) > 1e-10 ? $0 : 0 }
    guard rates.contains(where: { $0 != 0 }) else { return }
    if stand == .atZero {
      limits += [Limit(height: 0, climbs: rates), Limit(height: 0, climbs: rates.map { -$0 })]
    } else {
      let sign: Double = stand == .atOrBelow ? -1 : 1
      let height = sign * value
      limits.append(Limit(height: height <= 1e-10 ? 0 : height, climbs: rates.map { sign * $0 }))
    }
  }

  /// The values at a share of one of the ways, which are as good as any solve's if the place is within the stretch.
  public func values(at share: Double, ofWay way: Int = 0) -> [Double] {
    zip(exact, rates[way]).map { Settled.snap($0 + share * $1) }
  }
}

/// A number that has to stay at zero or above, linear in the shares of some ways.
public struct Limit: Sendable {
  /// What it is where all shares are 0, at least 0.
  public let height: Double
  /// How far it climbs over the whole of each way.
  public let climbs: [Double]

  /// A number of that height and those climbs.
  public init(height: Double, climbs: [Double]) { (self.height, self.climbs) = (height, climbs) }
}

/// The shares of a way between which limits hold while all other shares are 0.
public struct StretchEnds: Sendable {
  /// At most 0; minus infinity if there is no end.
  public private(set) var least = -Double.infinity
  /// At least 0; infinity if there is no end.
  public private(set) var greatest = Double.infinity

  /// A way without limits.
  public init() {}

  /// The ends that limits set to a way.
  public init(_ limits: [Limit], ofWay way: Int = 0) {
    for limit in limits { narrow(by: limit, ofWay: way) }
  }

  /// Ends the way where a limit does.
  public mutating func narrow(by limit: Limit, ofWay way: Int) {
    let climb = limit.climbs[way]
    if climb < 0 { greatest = min(greatest, limit.height / -climb) }
    if climb > 0 { least = max(least, 0 - limit.height / climb) }
  }
}

/// What differs between two systems of one structure.
private struct Way {
  /// By how much the constant of each row differs.
  let shifts: [Double]
  let restShifts: [Double]

  init(from system: LinearSystem, towards other: LinearSystem, _ rows: CanonicalRows) {
    shifts = (0..<rows.count).map { row in
      let source = rows.source(of: row)
      return source < 0 ? 0 : (other.constants[source] - system.constants[source]) / rows.weight(of: row)
    }
    restShifts = zip(other.rests, system.rests).map { $0 - $1 }
  }

  /// How far each variable moves while some rows stay tight and some variables at rest; nil if that doesn't say.
  func rates(_ rows: CanonicalRows, tight: [Int], resting: [Int]) -> [Double]? {
    let equations = CanonicalRows(
      rows, equations: tight, constants: tight.map { shifts[$0] }, fixed: resting.map { ($0, restShifts[$0]) }
    )
    let moved = settle(equations, rests: [Double](repeating: 0, count: rows.variableCount))
    return moved.isDetermined ? moved.unsnapped : nil
  }
}

extension CanonicalRows {
  /// How fast the left side of a row moves if variables move at `rates`, its constant aside.
  fileprivate func rate(of row: Int, _ rates: [Double]) -> Double {
    (starts[row]..<starts[row + 1]).reduce(0) {
      $0 + entries[$1].coefficient * rates[Int(entries[$1].column)]
    }
  }
}
