/// How values and rows move, per unit, when one constraint's constant grows and the same rows stay tight.
struct Ray: Sendable {
  /// The rates of the variables that move.
  private(set) var values = Rates()
  /// The rates of the rows that move, in units of the scaled rows; tight ones do not.
  private(set) var rows = Rates()

  /// The ray of the constant of row `shifted`; nil if the tight rows do not determine it.
  init?(shifting shifted: Int, _ active: ActiveSet, _ rows: CanonicalRows) {
    let scale = 1 / rows.weight(of: shifted)
    guard active.stands[shifted] == .tight else {
      self.rows = Rates([(shifted, scale)])
      return
    }
    var shifts = RowShifts(rows: rows.count, inputs: 1)
    shifts[shifted, 0] = scale
    guard let slopes = Slopes(rows, tight: active.tight, resting: [], shifts) else { return nil }
    values = Rates((0..<rows.variableCount).lazy.map { ($0, slopes[$0, 0]) })
    let moving = (0..<rows.count).lazy.filter { active.stands[$0] != .tight }
    self.rows = Rates(moving.map { row in (row, slopes.rate(of: row, rows, 0)) })
  }

  /// Gives every row another number.
  mutating func renumberRows(_ number: (Int) -> Int) { rows.renumber(number) }
}
