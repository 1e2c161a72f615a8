/// What is left to choose after all levels: the ranges of the free variables, and the rule that settles them.
struct Ambiguity: ~Copyable {
  private var sums: Arena<Double>
  private var touched = IndexArena(capacity: 16)
  private var isTouched: Arena<Bool>
  private var isOpen: Arena<Bool>
  private var starts: IndexArena
  private var lengths: IndexArena
  private var entries = Arena<Entry>(capacity: 16)
  private let variableCount: Int
  private let rowCount: Int

  /// Gathers the `open` columns of an optimized tableau, which are all that may still move.
  init(_ tableau: borrowing Tableau, open: borrowing IndexArena) {
    let symbols = tableau.degree.count
    sums = Arena(repeating: 0, count: symbols)
    isTouched = Arena(repeating: false, count: symbols)
    isOpen = Arena(repeating: false, count: symbols)
    variableCount = tableau.variableCount
    rowCount = tableau.rowCount
    starts = IndexArena(repeating: 0, count: variableCount)
    lengths = IndexArena(repeating: 0, count: variableCount)
    for place in 0..<open.count { isOpen[open[place]] = true }
  }

  /// Expresses every variable by the open columns; the log is read backwards, so that what a row speaks of is known.
  mutating func express(_ tableau: borrowing Tableau, _ log: borrowing IndexArena) {
    for variable in 0..<variableCount where isOpen[variable] {
      starts[variable] = entries.count
      lengths[variable] = 1
      entries.append(Entry(column: Int32(variable), coefficient: 1))
    }
    for place in stride(from: log.count - 1, through: 0, by: -1) {
      let slot = log[place]
      let start = tableau.rowStart[slot]
      for position in start..<start + tableau.rowLength[slot] {
        let entry = tableau.entries[position]
        add(tableau, Int(entry.column), entry.coefficient)
      }
      collect(for: tableau.symbolOfSlot[slot])
    }
  }

  private mutating func add(_ tableau: borrowing Tableau, _ symbol: Int, _ factor: Double) {
    if symbol < variableCount {
      for position in starts[symbol]..<starts[symbol] + lengths[symbol] {
        touch(Int(entries[position].column), factor * entries[position].coefficient)
      }
    } else if tableau.slotOfSymbol[symbol] >= 0 {
      let slot = tableau.slotOfSymbol[symbol]
      for position in tableau.rowStart[slot]..<tableau.rowStart[slot] + tableau.rowLength[slot] {
        touch(Int(tableau.entries[position].column), factor * tableau.entries[position].coefficient)
      }
    } else if isOpen[symbol] {
      touch(symbol, factor)
    }
  }

  private mutating func touch(_ column: Int, _ value: Double) {
    if !isOpen[column] { return }
    if !isTouched[column] {
      isTouched[column] = true
      touched.append(column)
      sums[column] = value
      return
    }
    let sum = sums[column] + value
    sums[column] = abs(sum) > abs(value) * Tolerance.cancellation ? sum : 0
  }

  private mutating func collect(for variable: Int) {
    starts[variable] = entries.count
    for place in 0..<touched.count {
      let column = touched[place]
      isTouched[column] = false
      if sums[column] != 0 { entries.append(Entry(column: Int32(column), coefficient: sums[column])) }
    }
    lengths[variable] = entries.count - starts[variable]
    touched.removeAll()
  }

  /// Gives every variable that the open columns can move a row of its own, as its distance from its rest value, and
  /// adds the row to the component at work.
  ///
  /// Returns the variables.
  func observe(_ optimizer: inout LexicographicOptimizer, _ values: [Double], rests: [Double]) -> [Int] {
    var observed: [Int] = []
    for variable in 0..<variableCount where lengths[variable] > 0 {
      var row: [Entry] = []
      row.reserveCapacity(lengths[variable])
      for position in starts[variable]..<starts[variable] + lengths[variable] {
        row.append(entries[position])
      }
      let slot = optimizer.tableau.addRow(
        for: variableCount + rowCount + variable, value: values[variable] - rests[variable],
        magnitude: max(abs(values[variable]), abs(rests[variable])), row)
      optimizer.addSlot(slot)
      observed.append(variable)
    }
    return observed
  }

  /// The variables among `observed` with more than one optimal value, and their ranges.
  func ranges(
    of observed: [Int], _ optimizer: inout LexicographicOptimizer, rests: [Double]
  ) -> [FreeVariable] {
    var free: [FreeVariable] = []
    for variable in observed {
      let observer = variableCount + rowCount + variable
      let least = optimizer.extreme(of: observer, greatest: false) + rests[variable]
      let greatest = optimizer.extreme(of: observer, greatest: true) + rests[variable]
      let size = least.isFinite && greatest.isFinite ? max(abs(least), abs(greatest)) : 0
      guard greatest - least > 1e-7 + 1e-12 * size else { continue }
      free.append(
        FreeVariable(
          variable: Variable(index: variable), least: Settled.snap(least), greatest: Settled.snap(greatest)))
    }
    return free
  }

  /// Settles the ties: in order of declaration each variable comes as near to its rest value as it can, and stays.
  func settle(_ observed: [Int], _ optimizer: inout LexicographicOptimizer) {
    for variable in observed {
      if optimizer.columns.count == 0 { return }
      optimizer.bringToZero(variableCount + rowCount + variable)
    }
  }
}
