/// One coefficient of a row, in the column of a symbol.
struct Entry: BitwiseCopyable {
  var column: Int32
  var coefficient: Double
}

/// A system's constraints and lower bounds in one order of their own, each scaled by a power of two.
///
/// The order depends on what the rows say, not on when they were added; so does every later step.
struct CanonicalRows: ~Copyable {
  /// How many variables the system has.
  let variableCount: Int
  /// How many rows there are; rows without variables stay outside.
  private(set) var count = 0
  /// The distinct priorities, highest first.
  private(set) var priorities: [Double] = []
  /// All entries, row after row, ascending by variable in each.
  private(set) var entries: Arena<Entry>
  /// Where each row's entries start; one more than there are rows.
  private(set) var starts: IndexArena
  /// The scaled constants.
  private(set) var constants: Arena<Double>
  /// What one unit of the scaled row is worth in units of the constraint.
  private(set) var weights: Arena<Double>
  /// The relation of each row.
  private(set) var relations: Arena<Relation>
  /// The place of each row's priority in `priorities`.
  private(set) var levels: IndexArena
  /// The constraints without variables.
  private(set) var claims: [ConstantClaim] = []
  /// The constraint index of each row, or -1 - variable for a lower bound.
  private(set) var sources: IndexArena

  /// The rows of `system` in canonical order.
  init(_ system: LinearSystem) {
    let variables = system.variableCount
    var raw = RawRows(system)
    raw.sortCanonically(variables)
    variableCount = variables
    let rows = raw.order.count
    count = rows
    entries = Arena(capacity: raw.entries.count)
    starts = IndexArena(capacity: rows + 1)
    constants = Arena(capacity: rows)
    weights = Arena(capacity: rows)
    relations = Arena(capacity: rows)
    levels = IndexArena(capacity: rows)
    sources = IndexArena(capacity: rows)
    priorities = raw.priorities
    claims = raw.claims
    starts.append(0)
    for place in 0..<rows {
      let row = raw.order[place]
      for entry in raw.starts[row]..<raw.starts[row + 1] { entries.append(raw.entries[entry]) }
      starts.append(entries.count)
      constants.append(raw.constants[row])
      weights.append(raw.weights[row])
      relations.append(raw.relations[row])
      levels.append(raw.levels[row])
      sources.append(raw.sources[row])
    }
  }

  /// The `chosen` rows of another system, numbered anew.
  init(_ rows: borrowing CanonicalRows, keeping chosen: [Int]) {
    variableCount = rows.variableCount
    count = chosen.count
    entries = Arena(capacity: chosen.count * 3)
    starts = IndexArena(capacity: chosen.count + 1)
    constants = Arena(capacity: chosen.count)
    weights = Arena(capacity: chosen.count)
    relations = Arena(capacity: chosen.count)
    levels = IndexArena(capacity: chosen.count)
    sources = IndexArena(capacity: chosen.count)
    priorities = rows.priorities
    starts.append(0)
    for row in chosen {
      for entry in rows.starts[row]..<rows.starts[row + 1] { entries.append(rows.entries[entry]) }
      starts.append(entries.count)
      constants.append(rows.constants[row])
      weights.append(rows.weights[row])
      relations.append(rows.relations[row])
      levels.append(rows.levels[row])
      sources.append(rows.sources[row])
    }
  }

  /// Whether a row must hold.
  @inline(__always)
  func isRequired(_ row: Int) -> Bool { levels[row] == 0 && priorities[0] == LinearSystem.required }

  /// How far `values` miss a row, in units of the constraint; 0 within the tolerance of its numbers.
  func violation(of row: Int, at values: [Double]) -> Double {
    var sum = constants[row]
    var magnitude = abs(sum)
    for position in starts[row]..<starts[row + 1] {
      let part = entries[position].coefficient * values[Int(entries[position].column)]
      sum += part
      magnitude = max(magnitude, abs(part))
    }
    switch relations[row] {
    case .equal: sum = abs(sum)
    case .atMost: break
    case .atLeast: sum = -sum
    }
    return sum > Tolerance.feasibility(magnitude) ? sum * weights[row] : 0
  }
}

/// A constraint without variables: it holds or it does not.
struct ConstantClaim {
  /// The constraint's index.
  let source: Int
  /// The place of its priority.
  let level: Int
  /// How far it is violated.
  let violation: Double
}

/// The rows before they are put into order.
private struct RawRows: ~Copyable {
  var entries: Arena<Entry>
  var starts: IndexArena
  var constants: Arena<Double>
  var weights: Arena<Double>
  var relations: Arena<Relation>
  var levels: IndexArena
  var sources: IndexArena
  var order: IndexArena
  var claims: [ConstantClaim] = []
  let priorities: [Double]

  init(_ system: LinearSystem) {
    let capacity = system.constraintCount + system.variableCount
    entries = Arena(capacity: system.terms.count + system.variableCount)
    starts = IndexArena(capacity: capacity + 1)
    constants = Arena(capacity: capacity)
    weights = Arena(capacity: capacity)
    relations = Arena(capacity: capacity)
    levels = IndexArena(capacity: capacity)
    sources = IndexArena(capacity: capacity)
    order = IndexArena(capacity: capacity)
    priorities = Self.distinctPriorities(system)
    starts.append(0)
    for row in 0..<system.constraintCount {
      for position in system.termStarts[row]..<system.termStarts[row + 1] {
        let term = system.terms[position]
        addTerm(term.variable.index, term.coefficient)
      }
      closeRow(system.constants[row], system.relations[row], level(of: system.priorities[row]), row)
    }
    for variable in 0..<system.variableCount where system.lowerBounds[variable] > -.infinity {
      addTerm(variable, 1)
      closeRow(-system.lowerBounds[variable], .atLeast, 0, -1 - variable)
    }
  }

  private static func distinctPriorities(_ system: LinearSystem) -> [Double] {
    var found: [Double] = []
    if system.lowerBounds.contains(where: { $0 > -.infinity }) { found.append(LinearSystem.required) }
    var last = -1.0
    for priority in system.priorities where priority != last {
      last = priority
      var low = 0
      var high = found.count
      while low < high {
        let middle = (low + high) / 2
        if found[middle] > priority { low = middle + 1 } else { high = middle }
      }
      if low == found.count || found[low] != priority { found.insert(priority, at: low) }
    }
    return found
  }

  private func level(of priority: Double) -> Int {
    var low = 0
    var high = priorities.count
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low
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

  private mutating func closeRow(_ constant: Double, _ relation: Relation, _ level: Int, _ source: Int) {
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

  private mutating func close(claim constant: Double, _ relation: Relation, _ level: Int, _ source: Int) {
    while entries.count > starts[starts.count - 1] { _ = entries.removeLast() }
    let signed = relation == .equal ? abs(constant) : relation == .atMost ? constant : -constant
    let violation = signed > Tolerance.feasibility(abs(constant)) ? signed : 0
    claims.append(ConstantClaim(source: source, level: level, violation: violation))
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
    var bucket = IndexArena(capacity: end - start)
    for place in start..<end { bucket.append(order[place]) }
    bucket.sort(from: 0, to: end - start) { precedes($0, $1) }
    for place in start..<end { order[place] = bucket[place - start] }
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
