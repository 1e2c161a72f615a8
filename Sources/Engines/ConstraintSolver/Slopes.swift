/// How the constants of rows move with some inputs, per unit of each, in units of the scaled rows.
struct RowShifts: Sendable {
  /// How many inputs there are.
  let inputCount: Int
  private var shifts: [Double]

  /// Rows that do not move.
  init(rows: Int, inputs: Int) {
    inputCount = inputs
    shifts = [Double](repeating: 0, count: rows * inputs)
  }

  /// What one unit of an input adds to a row's constant.
  subscript(row: Int, input: Int) -> Double {
    get { shifts[row * inputCount + input] }
    set { shifts[row * inputCount + input] = newValue }
  }
}

/// How fast variables move with some inputs, as long as the same rows hold as equations.
struct Slopes: Sendable {
  private let inputCount: Int
  /// Those of the first variable, then those of the second, and so on; last, each input's own.
  private var rates: [Double]
  private let shifts: RowShifts

  /// The slopes where the `tight` rows stay equations and the `resting` variables stay; nil if these do not determine all
  /// values.
  init?(_ rows: CanonicalRows, tight: [Int], resting: [Int], _ shifts: RowShifts) {
    let equations = CanonicalRows(rows, equations: tight, resting: resting, shifts: shifts)
    var tableau = Tableau(equations)
    var elimination = Elimination(variables: rows.variableCount)
    elimination.eliminateEquations(&tableau, equations, kept: [], firstParameter: rows.variableCount)
    guard elimination.log.count == rows.variableCount else { return nil }
    inputCount = shifts.inputCount
    self.shifts = shifts
    rates = [Double](repeating: 0, count: (rows.variableCount + inputCount) * inputCount)
    for input in 0..<inputCount { rates[(rows.variableCount + input) * inputCount + input] = 1 }
    for place in stride(from: elimination.log.count - 1, through: 0, by: -1) {
      read(tableau, elimination.log[place])
    }
  }

  /// Reads the rates of a slot's symbol off those of the symbols that its row speaks of.
  private mutating func read(_ tableau: borrowing Tableau, _ slot: Int) {
    let own = tableau.symbolOfSlot[slot] * inputCount
    for position in tableau.rowStart[slot]..<tableau.rowStart[slot] + tableau.rowLength[slot] {
      let entry = tableau.entries[position]
      let other = Int(entry.column) * inputCount
      for input in 0..<inputCount { rates[own + input] += entry.coefficient * rates[other + input] }
    }
  }

  /// How fast a variable moves with an input.
  subscript(variable: Int, input: Int) -> Double { rates[variable * inputCount + input] }

  /// How fast the left side of a row moves with an input.
  func rate(of row: Int, _ rows: CanonicalRows, _ input: Int) -> Double {
    var rate = shifts[row, input]
    for position in rows.starts[row]..<rows.starts[row + 1] {
      rate += rows.entries[position].coefficient * self[Int(rows.entries[position].column), input]
    }
    return rate
  }
}
