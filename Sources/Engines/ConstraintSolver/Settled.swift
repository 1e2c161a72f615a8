/// A system after one run: the tableau at its optimum, and the way back to all variables.
struct Settled: ~Copyable {
  /// The tableau and what it has decided.
  var optimizer: LexicographicOptimizer
  /// The rows from which eliminated variables are computed.
  let elimination: Elimination
  /// The ranges of what the levels leave open, before they are snapped; empty if they were not asked for.
  private(set) var ranges: [FreeVariable] = []
  /// Whether the levels alone determine every value.
  private(set) var isDetermined = true
  /// The variables that were moved towards their rest values.
  private var moved: [Int] = []
  /// The values before they were snapped.
  private(set) var unsnapped: [Double] = []
  /// The values.
  private(set) var values: [Double] = []
  /// The rows that the values violate, ascending, and how far in units of the constraint.
  private(set) var violations: [(row: Int, violation: Double)] = []

  /// Runs all levels on an eliminated tableau and settles the ties.
  init(
    _ tableau: consuming Tableau, _ rows: CanonicalRows, elimination: consuming Elimination,
    rests: [Double], first: Int?, asksRanges: Bool
  ) {
    let parts = Components(tableau)
    optimizer = LexicographicOptimizer(tableau, rows)
    self.elimination = elimination
    var open = IndexArena(capacity: 16)
    optimizeLoneActivities(&open)
    for part in 0..<parts.count {
      optimizer.beginComponent()
      for place in parts.columnStarts[part]..<parts.columnStarts[part + 1] {
        optimizer.addColumn(parts.columns[place])
      }
      for place in parts.slotStarts[part]..<parts.slotStarts[part + 1] {
        optimizer.addSlot(parts.slots[place])
      }
      optimizer.optimizeLevels()
      for place in 0..<optimizer.columns.count { open.append(optimizer.columns[place]) }
    }
    noteUntouchedVariables(&open)
    values = backSubstitute()
    isDetermined = open.count == 0
    if open.count > 0 { settleTies(open, rests, first: first, asksRanges: asksRanges) }
    unsnapped = values
    for variable in values.indices { values[variable] = Self.snap(values[variable]) }
    for row in 0..<rows.count {
      let violation = rows.violation(of: row, at: values)
      if violation > 0 { violations.append((row, violation)) }
    }
  }

  /// The required rows that are violated.
  func violatedRequiredRows(_ rows: CanonicalRows) -> [Int] {
    violations.compactMap { rows.isRequired($0.row) ? $0.row : nil }
  }

  /// Minimizes the activities that took a variable's place and occur in no other row.
  private mutating func optimizeLoneActivities(_ open: inout IndexArena) {
    optimizer.beginComponent()
    for place in elimination.basisStart..<elimination.log.count {
      let activity = optimizer.tableau.variableCount + elimination.log[place]
      if optimizer.tableau.degree[activity] == 0 { optimizer.addColumn(activity) }
    }
    optimizer.optimizeLevels()
    for place in 0..<optimizer.columns.count { open.append(optimizer.columns[place]) }
  }

  /// Adds the variables that no live row speaks of.
  private func noteUntouchedVariables(_ open: inout IndexArena) {
    for variable in 0..<optimizer.tableau.variableCount
    where optimizer.tableau.slotOfSymbol[variable] < 0 {
      open.append(variable)
    }
  }

  private mutating func settleTies(
    _ open: borrowing IndexArena, _ rests: [Double], first: Int?, asksRanges: Bool
  ) {
    var ambiguity = OpenRanges(optimizer.tableau, open: open, elimination.log, values: values)
    if asksRanges { ranges = ambiguity.ranges(&optimizer, elimination.log) }
    ambiguity.settle(&optimizer, elimination.log, rests: rests, first: first)
    moved = ambiguity.moved
    values = backSubstitute()
  }

  /// The variables with more than one optimal value.
  var ambiguous: [FreeVariable] { ranges.compactMap(\.snapped) }

  /// The values of all variables as the tableau stands.
  private func backSubstitute() -> [Double] {
    let count = optimizer.tableau.variableCount
    var values = [Double](repeating: 0, count: count)
    for variable in 0..<count where optimizer.tableau.slotOfSymbol[variable] >= 0 {
      values[variable] = optimizer.tableau.value(of: variable)
    }
    for place in stride(from: elimination.log.count - 1, through: 0, by: -1) {
      let slot = elimination.log[place]
      let start = optimizer.tableau.rowStart[slot]
      var sum = optimizer.tableau.constant[slot]
      for position in start..<start + optimizer.tableau.rowLength[slot] {
        let entry = optimizer.tableau.entries[position]
        let symbol = Int(entry.column)
        sum += entry.coefficient * (symbol < count ? values[symbol] : optimizer.tableau.value(of: symbol))
      }
      values[optimizer.tableau.symbolOfSlot[slot]] = sum
    }
    return values
  }

  /// The rows that hold as equations because their activities are nonbasic.
  var tightRows: [Int] {
    (0..<optimizer.tableau.rowCount).filter {
      optimizer.tableau.slotOfSymbol[optimizer.tableau.variableCount + $0] < 0
    }
  }

  /// The variables that stand at their rest values and not where rows put them.
  var restingVariables: [Int] {
    let observers = optimizer.tableau.variableCount + optimizer.tableau.rowCount
    let untouched = (0..<optimizer.tableau.variableCount).filter { optimizer.tableau.slotOfSymbol[$0] < 0 }
    let reached = moved.filter { optimizer.tableau.slotOfSymbol[observers + $0] < 0 }
    return (untouched + reached).sorted()
  }

  /// Variables that rows put where they are, each with where it has to stay beside its rest value: on the side of one that
  /// it could not reach, or at one by which it barred what others could do.
  func held(rests: [Double]) -> [(variable: Int, stand: ActiveSet.Stand)] {
    let observers = optimizer.tableau.variableCount + optimizer.tableau.rowCount
    let forcing = Set((0..<optimizer.forcing.count).map { optimizer.forcing[$0] })
    return moved.compactMap { variable in
      let (observer, rest) = (observers + variable, rests[variable])
      if optimizer.tableau.slotOfSymbol[observer] < 0 { return nil }
      if forcing.contains(observer), abs(unsnapped[variable] - rest) <= Tolerance.feasibility(abs(rest)) {
        return (variable, .atZero)
      }
      let side = optimizer.decidedSide(of: observer)
      return side == 0 ? nil : (variable, side > 0 ? .atOrAbove : .atOrBelow)
    }
  }

  /// A number as a multiple of 2⁻³⁰ or of 2⁻⁴⁶ of its binade, whichever is coarser: that hides rounding.
  static func snap(_ value: Double) -> Double {
    if !value.isFinite { return value }
    // Adding a number whose last place is the quantum, and taking it away again, rounds to the quantum.
    let ruler = abs(value) < 0x1p17 ? 0x1.8p22 : 0x1.8p6 * value.binade
    return (value + ruler) - ruler
  }
}

extension FreeVariable {
  /// The range as an answer names it; nil if it is no more than rounding.
  var snapped: FreeVariable? {
    let size = least.isFinite && greatest.isFinite ? max(abs(least), abs(greatest)) : 0
    guard greatest - least > 1e-7 + 1e-12 * size else { return nil }
    return FreeVariable(variable: variable, least: Settled.snap(least), greatest: Settled.snap(greatest))
  }
}
