/// A constraint without variables: it holds or it does not.
struct ConstantClaim: Sendable {
  /// The constraint's index.
  let source: Int
  /// The place of its priority.
  let level: Int
  /// How far it is violated.
  var violation: Double

  /// How far `constant (relation) 0` is violated; 0 within the tolerance of its numbers.
  static func violation(of constant: Double, _ relation: LinearRelation) -> Double {
    let signed = relation == .equal ? abs(constant) : relation == .atMost ? constant : -constant
    return signed > Tolerance.feasibility(abs(constant)) ? signed : 0
  }
}

/// The rows before they are put into order.
struct RawRows: ~Copyable {
  private(set) var entries: Arena<Entry>
  private(set) var starts: IndexArena
  private(set) var constants: Arena<Double>
  private(set) var weights: Arena<Double>
  private(set) var relations: Arena<LinearRelation>
  private(set) var levels: IndexArena
  private(set) var sources: IndexArena
  private(set) var order: IndexArena
  private(set) var claims: [ConstantClaim] = []
  let priorities: [Double]

  init(_ system: LinearSystem) {
    let capacity = system.constraintCount + system.variableCount
    entries = Arena(capacity: system.termCoefficients.count + system.variableCount)
    starts = IndexArena(capacity: capacity + 1)
    constants = Arena(capacity: capacity)
    weights = Arena(capacity: capacity)
    relations = Arena(capacity: capacity)
    self.levels = IndexArena(capacity: capacity)
    sources = IndexArena(capacity: capacity)
    order = IndexArena(capacity: capacity)
    priorities = Self.priorities(of: system)
    let levels = system.distinctPriorities.map { [priorities] in priorities.firstIndex(of: $0)! }
    starts.append(0)
    for row in 0..<system.constraintCount {
      for position in system.termStarts[row]..<system.termStarts[row + 1] {
        addTerm(system.termVariables[position], system.termCoefficients[position])
      }
      closeRow(system.constants[row], system.relations[row], levels[system.priorityPlaces[row]], row)
    }
    for variable in 0..<system.variableCount where system.lowerBounds[variable] > -.infinity {
      addTerm(variable, 1)
      closeRow(-system.lowerBounds[variable], .atLeast, 0, -1 - variable)
    }
  }

  private static func priorities(of system: LinearSystem) -> [Double] {
    var found = system.distinctPriorities
    if system.lowerBounds.contains(where: { $0 > -.infinity }), !found.contains(LinearSystem.required) {
      found.append(LinearSystem.required)
    }
    return found.sorted(by: >)
  }

  /// Keeps the open row's entries ascending by variable and sums those of one variable.
  private mutating func addTerm(_ variable: Int, _ coefficient: Double) {
    let start = starts[starts.count - 1]
    var place = entries.count
    while place > start, Int(entries[place - 1].column) >= variable { place -= 1 }
    if place < entries.count, Int(entries[place].column) == variable {
      entries[place].coefficient += coefficient
      return
    }
    entries.append(Entry(column: Int32(variable), coefficient: coefficient))
    var moved = entries.count - 1
    while moved > place {
      let before = entries[moved - 1]
      entries[moved - 1] = entries[moved]
      entries[moved] = before
      moved -= 1
    }
  }

  private mutating func closeRow(_ constant: Double, _ relation: LinearRelation, _ level: Int, _ source: Int)
  {
    let start = starts[starts.count - 1]
    var largest = 0.0
    for position in start..<entries.count { largest = max(largest, abs(entries[position].coefficient)) }
    if largest == 0 { return close(claim: constant, relation, level, source) }
    var kept = start
    let scale = largest > 1e-300 ? 1 / largest.binade : 1
    for position in start..<entries.count {
      let entry = entries[position]
      guard abs(entry.coefficient) > largest * Tolerance.cancellation else { continue }
      entries[kept] = Entry(column: entry.column, coefficient: entry.coefficient * scale)
      kept += 1
    }
    while entries.count > kept { _ = entries.removeLast() }
    starts.append(kept)
    constants.append(constant * scale)
    weights.append(1 / scale)
    relations.append(relation)
    levels.append(level)
    sources.append(source)
  }

  private mutating func close(claim constant: Double, _ relation: LinearRelation, _ level: Int, _ source: Int)
  {
    while entries.count > starts[starts.count - 1] { _ = entries.removeLast() }
    claims.append(
      ConstantClaim(
        source: source, level: level, violation: ConstantClaim.violation(of: constant, relation)))
  }

  /// Orders the rows by their last variable in linear time, then by all they say.
  mutating func sortCanonically(_ variables: Int) {
    var heads = IndexArena(repeating: 0, count: variables + 1)
    let rows = constants.count
    for row in 0..<rows {
      heads[Int(entries[starts[row + 1] - 1].column) + 1] += 1
    }
    for variable in 0..<variables { heads[variable + 1] += heads[variable] }
    order.extend(by: heads[variables])
    for row in 0..<rows {
      let last = Int(entries[starts[row + 1] - 1].column)
      order[heads[last]] = row
      heads[last] += 1
    }
    var start = 0
    for variable in 0..<variables {
      let end = heads[variable]
      if end - start > 1 { sortBucket(start, end) }
      start = end
    }
  }

  private mutating func sortBucket(_ start: Int, _ end: Int) {
    if end - start <= Self.shortBucket { return insertOneByOne(start, end) }
    var bucket = IndexArena(capacity: end - start)
    for place in start..<end { bucket.append(order[place]) }
    bucket.sort(from: 0, to: end - start) { precedes($0, $1) }
    for place in start..<end { order[place] = bucket[place - start] }
  }

  /// So many rows are sorted where they stand.
  private static let shortBucket = 24

  private mutating func insertOneByOne(_ start: Int, _ end: Int) {
    for next in start + 1..<end {
      let row = order[next]
      var place = next
      while place > start, precedes(row, order[place - 1]) {
        order[place] = order[place - 1]
        place -= 1
      }
      order[place] = row
    }
  }

  private func precedes(_ left: Int, _ right: Int) -> Bool {
    if levels[left] != levels[right] { return levels[left] < levels[right] }
    if relations[left] != relations[right] { return relations[left].rawValue < relations[right].rawValue }
    let length = starts[left + 1] - starts[left]
    let other = starts[right + 1] - starts[right]
    if length != other { return length < other }
    for offset in 0..<length {
      let one = entries[starts[left] + offset]
      let two = entries[starts[right] + offset]
      if one.column != two.column { return one.column < two.column }
      if one.coefficient != two.coefficient { return one.coefficient < two.coefficient }
    }
    if constants[left] != constants[right] { return constants[left] < constants[right] }
    if weights[left] != weights[right] { return weights[left] < weights[right] }
    return sources[left] < sources[right]
  }
}
