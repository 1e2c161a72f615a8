/// The optimum of a system, and how it moves on the straight way to another system of the same structure for as long as
/// the same rows decide.
///
/// Places on the way are shares of it: 0 is the system itself, 1 the other one. Ambiguous systems and those in conflict
/// have their stretch like all others: the rule for ties and the least violation rest on prices too, which do not
/// depend on constants.
public struct Stretch: Sendable {
  /// The answer at 0.
  public let solution: Solution
  /// How far each variable moves over the whole way.
  public let rates: [Double]
  /// Where the stretch begins, at most 0; minus infinity if it has no beginning.
  public private(set) var least = -Double.infinity
  /// Where the stretch ends, at least 0; infinity if it has no end.
  public private(set) var greatest = Double.infinity
  private let exact: [Double]

  /// The stretch at `system` on the way to `other`; nil if the two differ in more than constants and rest values, or
  /// the numbers are too uneven to say.
  public init?(from system: LinearSystem, towards other: LinearSystem) {
    guard system.hasStructure(of: other) else { return nil }
    let rows = CanonicalRows(system)
    let rests = system.rests
    let settled = settle(rows, rests: rests)
    solution = Solution(settled, rows, of: system)
    exact = settled.unsnapped
    let stands = ActiveSet.stands(settled, rows)
    let shifts = (0..<rows.count).map { row in
      let source = rows.source(of: row)
      return source < 0 ? 0 : (other.constants[source] - system.constants[source]) / rows.weight(of: row)
    }
    let restShifts = zip(other.rests, rests).map { $0 - $1 }
    let tight = stands.indices.filter { stands[$0] == .tight }
    let resting = settled.restingVariables
    guard tight.count + resting.count == rows.variableCount else { return nil }
    let equations = CanonicalRows(
      rows, equations: tight, constants: tight.map { shifts[$0] }, fixed: resting.map { ($0, restShifts[$0]) }
    )
    let moved = settle(equations, rests: [Double](repeating: 0, count: rows.variableCount))
    guard moved.isDetermined else { return nil }
    rates = moved.unsnapped
    for row in 0..<rows.count where stands[row] != .tight && stands[row] != .anywhere {
      let rate = rows.rate(of: row, rates) + shifts[row]
      limit(stands[row], rows.activity(of: row, at: exact), rate: rate)
    }
    for (variable, stand) in settled.held(rests: rests) {
      limit(stand, exact[variable] - rests[variable], rate: rates[variable] - restShifts[variable])
    }
  }

  /// Ends the stretch where a number that moves at `rate` would leave its side of zero.
  private mutating func limit(_ stand: ActiveSet.Stand, _ value: Double, rate: Double) {
    guard abs(rate) > 1e-10 else { return }
    let height = stand == .atOrBelow ? -value : value
    let climb = stand == .atOrBelow ? -rate : rate
    let crossing = stand == .atZero || height <= 1e-10 ? 0 : -height / climb
    if climb < 0 || stand == .atZero { greatest = min(greatest, max(0, crossing)) }
    if climb > 0 || stand == .atZero { least = max(least, min(0, crossing)) }
  }

  /// The values at a share of the way, which is as good as any solve's if it lies within the stretch.
  public func values(at share: Double) -> [Double] {
    zip(exact, rates).map { Settled.snap($0 + share * $1) }
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
