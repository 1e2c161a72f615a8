/// How values and rows move, per unit, when one constraint's constant grows and the same rows stay tight.
struct Ray: Sendable {
  /// How fast something moves.
  struct Rate: Sendable {
    var index: Int
    var rate: Double
  }

  /// The rates of the variables that move.
  private(set) var values: [Rate] = []
  /// The rates of the rows that move, in units of the scaled rows; tight ones do not.
  private(set) var rows: [Rate] = []

  /// The ray of the constant of row `shifted`; nil if the tight rows do not determine it.
  init?(shifting shifted: Int, _ active: ActiveSet, _ rows: CanonicalRows) {
    let scale = 1 / rows.weights[shifted]
    guard active.stands[shifted] == .tight else {
      self.rows = [Rate(index: shifted, rate: scale)]
      return
    }
    guard let slopes = Self.slopes(shifting: shifted, active, rows) else { return nil }
    for variable in slopes.indices where abs(slopes[variable]) > Tolerance.cancellation {
      values.append(Rate(index: variable, rate: slopes[variable]))
    }
    for row in 0..<rows.count where active.stands[row] != .tight {
      var rate = 0.0
      for position in rows.starts[row]..<rows.starts[row + 1] {
        rate += rows.entries[position].coefficient * slopes[Int(rows.entries[position].column)]
      }
      if abs(rate) > Tolerance.cancellation { self.rows.append(Rate(index: row, rate: rate)) }
    }
  }

  /// How fast each variable moves.
  private static func slopes(shifting shifted: Int, _ active: ActiveSet, _ rows: CanonicalRows) -> [Double]? {
    let equations = CanonicalRows(rows, equations: active.tight, shifting: shifted)
    var tableau = Tableau(equations)
    var elimination = Elimination()
    elimination.eliminateEquations(&tableau, equations, kept: [], parameter: rows.variableCount)
    guard elimination.log.count == rows.variableCount else { return nil }
    var slopes = [Double](repeating: 0, count: rows.variableCount + 1)
    slopes[rows.variableCount] = 1
    for place in stride(from: elimination.log.count - 1, through: 0, by: -1) {
      let slot = elimination.log[place]
      var sum = 0.0
      for position in tableau.rowStart[slot]..<tableau.rowStart[slot] + tableau.rowLength[slot] {
        sum += tableau.entries[position].coefficient * slopes[Int(tableau.entries[position].column)]
      }
      slopes[tableau.symbolOfSlot[slot]] = sum
    }
    slopes.removeLast()
    return slopes
  }
}
