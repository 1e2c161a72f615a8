/// What is left to choose after all levels: the ranges of the free variables, and the rule that settles them.
///
/// The columns that may still move fall into independent parts, most of them small. A variable's range is the sum of its
/// ranges in the parts it depends on, and a part's answer serves every variable that depends on it in the same way.
struct Ambiguity: ~Copyable {
  /// A range that a part has answered for a sum of its symbols, up to a factor.
  private struct Answer {
    var symbols: [Int]
    var factors: [Double]
    var least: Double
    var greatest: Double
  }

  private static let memory = 8
  private var parts: OpenParts
  private var dependency: Dependency
  private var answers: [[Answer]]

  /// What the `open` columns of an optimized tableau can still move.
  init(
    _ tableau: borrowing Tableau, open: borrowing IndexArena, _ log: borrowing IndexArena, values: [Double]
  ) {
    parts = OpenParts(tableau, open: open)
    dependency = Dependency(tableau, log, parts, values: values)
    answers = [[Answer]](repeating: [], count: parts.columns.count)
  }

  // MARK: Ranges

  /// The variables with more than one optimal value, and their ranges.
  mutating func ranges(_ optimizer: inout LexicographicOptimizer, _ log: borrowing IndexArena)
    -> [FreeVariable]
  {
    var free: [FreeVariable] = []
    for variable in 0..<optimizer.tableau.variableCount where dependency.moves(variable) {
      dependency.gather(variable, optimizer.tableau, log, parts)
      let (least, greatest) = range(&optimizer)
      let size = least.isFinite && greatest.isFinite ? max(abs(least), abs(greatest)) : 0
      guard greatest - least > 1e-7 + 1e-12 * size else { continue }
      free.append(
        FreeVariable(
          variable: Variable(index: variable), least: Settled.snap(least), greatest: Settled.snap(greatest)))
    }
    return free
  }

  private mutating func range(_ optimizer: inout LexicographicOptimizer) -> (least: Double, greatest: Double)
  {
    var (least, greatest) = (dependency.constant, dependency.constant)
    var start = 0
    while start < dependency.terms.count, least.isFinite || greatest.isFinite {
      let part = dependency.terms[start].part
      var end = start + 1
      while end < dependency.terms.count, dependency.terms[end].part == part { end += 1 }
      let found = range(ofTerms: start..<end, in: part, &optimizer)
      least += found.least
      greatest += found.greatest
      start = end
    }
    return (least, greatest)
  }

  /// The range of some terms of one part, asked of the part only if it has not answered their like.
  private mutating func range(
    ofTerms terms: Range<Int>, in part: Int, _ optimizer: inout LexicographicOptimizer
  ) -> (least: Double, greatest: Double) {
    let factor = dependency.terms[terms.lowerBound].factor
    let symbols = terms.map { dependency.terms[$0].symbol }
    let factors = terms.map { dependency.terms[$0].factor / factor }
    let known = answers[part].first { $0.symbols == symbols && $0.factors == factors }
    let answer = known ?? ask(part, symbols, factors, &optimizer)
    let (one, other) = (factor * answer.least, factor * answer.greatest)
    return factor > 0 ? (one, other) : (other, one)
  }

  private mutating func ask(
    _ part: Int, _ symbols: [Int], _ factors: [Double], _ optimizer: inout LexicographicOptimizer
  ) -> Answer {
    optimizer.beginComponent()
    for column in parts.columns[part] { optimizer.addColumn(column) }
    let least = optimizer.extreme(of: symbols, factors, greatest: false)
    let greatest = optimizer.extreme(of: symbols, factors, greatest: true)
    parts.setColumns(of: part, to: optimizer.columns)
    let answer = Answer(symbols: symbols, factors: factors, least: least, greatest: greatest)
    if answers[part].count == Self.memory { answers[part].removeFirst() }
    answers[part].append(answer)
    return answer
  }

  // MARK: Ties

  /// Settles the ties: in order of declaration each variable comes as near to its rest value as it can, and stays.
  mutating func settle(
    _ optimizer: inout LexicographicOptimizer, _ log: borrowing IndexArena, rests: [Double]
  ) {
    for variable in 0..<optimizer.tableau.variableCount where dependency.moves(variable) {
      if parts.openCount == 0 { return }
      dependency.gather(variable, optimizer.tableau, log, parts)
      let value = dependency.value(optimizer.tableau)
      let row = dependency.row(optimizer.tableau)
      dependency.fix(
        variable, at: row.isEmpty ? value : bringToRest(variable, value, row, &optimizer, rests[variable]))
    }
  }

  /// Moves one variable, given as a row of columns, and returns its value.
  private mutating func bringToRest(
    _ variable: Int, _ value: Double, _ row: [Entry], _ optimizer: inout LexicographicOptimizer,
    _ rest: Double
  ) -> Double {
    let part = joinParts()
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
