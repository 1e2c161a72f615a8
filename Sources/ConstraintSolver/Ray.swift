/// How values and rows move, per unit, when one constraint's constant grows and the same rows stay tight.
struct Ray: Sendable {
  /// The rates of the variables that move.
  private(set) var values = Rates()
  /// The rates of the rows that move, in units of the scaled rows; tight ones do not.
  private(set) var rows = Rates()

  /// The ray of the constant of row `shifted`; nil if the tight rows do not determine it.
  init?(shifting shifted: Int, _ active: ActiveSet, _ rows: CanonicalRows) {
    let scale = 1 / rows.weights[shifted]
    guard active.stands[shifted] == .tight else {
      self.rows = Rates([(shifted, scale)])
      return
    }
    guard let slopes = Self.slopes(shifting: shifted, active, rows) else { return nil }
    values = Rates(slopes.indices.lazy.map { ($0, slopes[$0]) })
    let moving = (0..<rows.count).lazy.filter { active.stands[$0] != .tight }
    self.rows = Rates(moving.map { row in (row, Self.rate(of: row, rows, slopes)) })
  }

  private static func rate(of row: Int, _ rows: CanonicalRows, _ slopes: [Double]) -> Double {
    var rate = 0.0
    for position in rows.starts[row]..<rows.starts[row + 1] {
      rate += rows.entries[position].coefficient * slopes[Int(rows.entries[position].column)]
    }
    return rate
  }

  /// Gives every row another number.
  mutating func renumberRows(_ number: (Int) -> Int) { rows.renumber(number) }

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
