/// What is left to choose after all levels: the ranges of the free variables, and the rule that settles them.
///
/// The columns that may still move fall into independent parts, most of them small. A variable's range is the sum of its
/// ranges in the parts it depends on, and a part's answer serves every variable that depends on it in the same way.
struct OpenRanges: ~Copyable {
  /// The extreme value of a sum of a part's symbols.
  private struct Answer {
    var symbols: [Int]
    var factors: [Double]
    var isGreatest: Bool
    var value: Double
  }

  private static let memory = 8
  private var parts: OpenParts
  private var dependency: Dependency
  private var answers: [[Answer]]
  /// The variables that were moved towards their rest values.
  private(set) var moved: [Int] = []

  /// What the `open` columns of an optimized tableau can still move.
  init(
    _ tableau: borrowing Tableau, open: borrowing IndexArena, _ log: borrowing IndexArena, values: [Double]
  ) {
    parts = OpenParts(tableau, open: open)
    dependency = Dependency(tableau, log, parts: parts, values: values)
    answers = [[Answer]](repeating: [], count: parts.columns.count)
  }

  // MARK: Ranges

  /// The range of each variable that may move, before it is snapped; some have one value only.
  ///
  /// All lower ends come first: one variable's end is near the next one's, so that a part moves little in between.
  mutating func ranges(
    _ optimizer: inout LexicographicOptimizer, _ log: borrowing IndexArena
  ) -> [FreeVariable] {
    let least = ends(&optimizer, log, greatest: false)
    let greatest = ends(&optimizer, log, greatest: true)
    return zip(least, greatest).map {
      FreeVariable(variable: Variable(index: $0.variable), least: $0.end, greatest: $1.end)
    }
  }

  /// One end of the range of each variable that may move.
  private mutating func ends(
    _ optimizer: inout LexicographicOptimizer, _ log: borrowing IndexArena, greatest: Bool
  ) -> [(variable: Int, end: Double)] {
    var ends: [(variable: Int, end: Double)] = []
    for variable in 0..<optimizer.tableau.variableCount where dependency.moves(variable) {
      dependency.gather(variable, in: optimizer.tableau, log: log, parts: parts)
      ends.append((variable, end(&optimizer, greatest: greatest)))
    }
    return ends
  }

  private mutating func end(_ optimizer: inout LexicographicOptimizer, greatest: Bool) -> Double {
    var sum = dependency.constant
    var start = 0
    while start < dependency.terms.count, sum.isFinite {
      let part = dependency.terms[start].part
      var end = start + 1
      while end < dependency.terms.count, dependency.terms[end].part == part { end += 1 }
      sum += self.end(ofTerms: start..<end, in: part, &optimizer, greatest: greatest)
      start = end
    }
    return sum
  }

  /// One end of the range of some terms of one part, asked of the part only if it has not answered their like.
  private mutating func end(
    ofTerms terms: Range<Int>, in part: Int, _ optimizer: inout LexicographicOptimizer, greatest: Bool
  ) -> Double {
    let factor = dependency.terms[terms.lowerBound].factor
    let symbols = terms.map { dependency.terms[$0].symbol }
    let factors = terms.map { dependency.terms[$0].factor / factor }
    let isGreatest = greatest == (factor > 0)
    let known = answers[part].first {
      $0.isGreatest == isGreatest && $0.symbols == symbols && $0.factors == factors
    }
    return factor
      * (known?.value ?? ask(part, symbols, factors: factors, with: &optimizer, greatest: isGreatest))
  }

  private mutating func ask(
    _ part: Int, _ symbols: [Int], factors: [Double], with optimizer: inout LexicographicOptimizer,
    greatest: Bool
  ) -> Double {
    optimizer.beginComponent()
    for column in parts.columns[part] { optimizer.addColumn(column) }
    let value = optimizer.extreme(of: symbols, factors, greatest: greatest)
    parts.setColumns(of: part, to: optimizer.columns)
    if answers[part].count == Self.memory { answers[part].removeFirst() }
    answers[part].append(Answer(symbols: symbols, factors: factors, isGreatest: greatest, value: value))
    return value
  }

  // MARK: Ties

  /// Settles the ties: in order of declaration, but the `first` before all others, each variable comes as near to its
  /// rest value as it can, and stays.
  mutating func settle(
    _ optimizer: inout LexicographicOptimizer, _ log: borrowing IndexArena, rests: [Double], first: Int?
  ) {
    if let first { settle(first, with: &optimizer, log: log, rest: rests[first]) }
    for variable in 0..<optimizer.tableau.variableCount {
      if parts.openCount == 0 { return }
      settle(variable, with: &optimizer, log: log, rest: rests[variable])
    }
  }

  private mutating func settle(
    _ variable: Int, with optimizer: inout LexicographicOptimizer, log: borrowing IndexArena, rest: Double
  ) {
    guard dependency.moves(variable) else { return }
    dependency.gather(variable, in: optimizer.tableau, log: log, parts: parts)
    let value = dependency.value(optimizer.tableau)
    let row = dependency.row(optimizer.tableau)
    dependency.fix(
      variable, at: row.isEmpty ? value : bringToRest(variable, value, row: row, with: &optimizer, rest: rest)
    )
  }

  /// Moves one variable, given as a row of columns, and returns its value.
  private mutating func bringToRest(
    _ variable: Int, _ value: Double, row: [Entry], with optimizer: inout LexicographicOptimizer,
    rest: Double
  ) -> Double {
    let part = joinParts()
    moved.append(variable)
    let observer = optimizer.tableau.variableCount + optimizer.tableau.rowCount + variable
    let slot = optimizer.tableau.addRow(
      for: observer, value: value - rest, magnitude: max(abs(value), abs(rest)), row)
    optimizer.beginComponent()
    for column in parts.columns[part] { optimizer.addColumn(column) }
    for slot in parts.slots[part] { optimizer.addSlot(slot) }
    optimizer.addSlot(slot)
    optimizer.bringToZero(observer)
    let reached = optimizer.tableau.value(of: observer) + rest
    // What can still move no longer moves this variable, so its own row is idle.
    let idle = optimizer.tableau.slotOfSymbol[observer]
    if idle >= 0 { optimizer.tableau.retire(idle) }
    parts.exchange(idle, for: slot, in: part)
    parts.setColumns(of: part, to: optimizer.columns)
    return reached
  }

  /// Makes one part of all that the gathered terms belong to.
  private mutating func joinParts() -> Int {
    let part = dependency.terms[0].part
    for place in 1..<max(1, dependency.terms.count) {
      let other = dependency.terms[place].part
      if other != part { parts.join(other, into: part) }
    }
    return part
  }
}
