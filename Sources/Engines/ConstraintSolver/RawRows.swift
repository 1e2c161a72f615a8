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
  private(set) var heads: Arena<RowHead>
  private(set) var order: IndexArena
  private var block: ArenaBlock
  private(set) var claims: [ConstantClaim] = []
  let priorities: [Double]

  init(_ system: LinearSystem) {
    let capacity = system.constraintCount + system.variableCount
    let terms = system.terms.count + system.variableCount
    block = ArenaBlock(
      fours: 2 * capacity + 1, eights: capacity, sixteens: terms + capacity, arenas: 5)
    entries = Arena(in: &block, capacity: terms)
    constants = Arena(in: &block, capacity: capacity)
    heads = Arena(in: &block, capacity: capacity)
    starts = IndexArena(in: &block, capacity: capacity + 1)
    order = IndexArena(in: &block, capacity: capacity)
    priorities = Self.priorities(of: system)
    let levels = system.distinctPriorities.map { [priorities] in priorities.firstIndex(of: $0)! }
    starts.append(0)
    for row in 0..<system.constraintCount {
      for position in system.termRange(of: row) {
        addTerm(system.terms[position].variable.index, system.terms[position].coefficient)
      }
      let shape = system.shapes[row]
      closeRow(system.constants[row], shape.relation, level: levels[shape.priorityPlace], source: row)
    }
    for variable in 0..<system.variableCount where system.lowerBounds[variable] > -.infinity {
      addBound(-system.lowerBounds[variable], variable)
    }
  }

  /// Adds the row of a lower bound, which needs no scaling.
  private mutating func addBound(_ constant: Double, _ variable: Int) {
    entries.append(Entry(column: Int32(variable), coefficient: 1))
    starts.append(entries.count)
    constants.append(constant)
    heads.append(RowHead(weight: 1, .atLeast, level: 0, source: -1 - variable))
  }

  private static func priorities(of system: LinearSystem) -> [Double] {
    var found = system.distinctPriorities
    if system.lowerBounds.contains(where: { $0 > -.infinity }), !found.contains(LinearSystem.required) {
      found.append(LinearSystem.required)
    }
    found.sort(by: >)
    return found
  }

  /// Keeps the open row's entries ascending by variable and sums those of one variable.
  private mutating func addTerm(_ variable: Int, _ coefficient: Double) {
    let start = starts[starts.count - 1]
    var place = entries.count
    if place == start || Int(entries[place - 1].column) < variable {
      return entries.append(Entry(column: Int32(variable), coefficient: coefficient))
    }
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

  private mutating func closeRow(_ constant: Double, _ relation: LinearRelation, level: Int, source: Int) {
    let start = starts[starts.count - 1]
    var largest = 0.0
    for position in start..<entries.count { largest = max(largest, abs(entries[position].coefficient)) }
    if largest == 0 { return close(claim: constant, relation, level: level, source: source) }
    var kept = start
    let weight = largest > 1e-300 ? Self.binade(of: largest) : 1
    let scale = 1 / weight
    for position in start..<entries.count {
      let entry = entries[position]
      guard abs(entry.coefficient) > largest * Tolerance.cancellation else { continue }
      entries[kept] = Entry(column: entry.column, coefficient: entry.coefficient * scale)
      kept += 1
    }
    while entries.count > kept { _ = entries.removeLast() }
    starts.append(kept)
    constants.append(constant * scale)
    heads.append(RowHead(weight: weight, relation, level: level, source: source))
  }

  /// The largest power of two up to a number above 10⁻³⁰⁰: the standard library's own is a call that is not inlined.
  @inline(__always)
  private static func binade(of number: Double) -> Double {
    Double(bitPattern: number.bitPattern & Double.infinity.bitPattern)
  }

  private mutating func close(claim constant: Double, _ relation: LinearRelation, level: Int, source: Int) {
    while entries.count > starts[starts.count - 1] { _ = entries.removeLast() }
    claims.append(
      ConstantClaim(
        source: source, level: level, violation: ConstantClaim.violation(of: constant, relation)))
  }

  /// Orders the rows by their last variable in linear time, then by all they say.
  mutating func sortCanonically(_ variables: Int) {
    var ends = IndexArena(repeating: 0, count: variables + 1)
    let rows = constants.count
    for row in 0..<rows {
      ends[Int(entries[starts[row + 1] - 1].column) + 1] += 1
    }
    for variable in 0..<variables { ends[variable + 1] += ends[variable] }
    order.extend(by: ends[variables])
    for row in 0..<rows {
      let last = Int(entries[starts[row + 1] - 1].column)
      order[ends[last]] = row
      ends[last] += 1
    }
    sortBuckets(endingAt: ends, variables)
  }

  /// Sorts the rows of each last variable; `ends` holds where those of each variable end in the order.
  private mutating func sortBuckets(endingAt ends: borrowing IndexArena, _ variables: Int) {
    var sorted = IndexArena(capacity: 0)
    swap(&sorted, &order)
    var start = 0
    for variable in 0..<variables {
      let end = ends[variable]
      if end - start > 1 { sorted.sort(from: start, to: end) { precedes($0, $1) } }
      start = end
    }
    swap(&sorted, &order)
  }

  private func precedes(_ left: Int, _ right: Int) -> Bool {
    let (head, second) = (heads[left], heads[right])
    if head.level != second.level { return head.level < second.level }
    if head.relation != second.relation { return head.relation.rawValue < second.relation.rawValue }
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
    if head.weight != second.weight { return head.weight < second.weight }
    return head.source < second.source
  }
}

// MARK: In order

extension RawRows {
  /// One number of each row, in the rows' order.
  func ordered<Element: BitwiseCopyable>(_ list: borrowing Arena<Element>) -> [Element] {
    let count = order.count
    return [Element](unsafeUninitializedCapacity: count) { buffer, filled in
      for place in 0..<count { buffer.initializeElement(at: place, to: list[order[place]]) }
      filled = count
    }
  }

  /// Where the entries of each row start when the rows are in their order; one more than there are rows.
  func orderedStarts() -> IndexList {
    var next = 0
    return IndexList(count: order.count + 1) { place in
      let start = next
      if place < order.count { next += starts[order[place] + 1] - starts[order[place]] }
      return start
    }
  }

  /// The entries, row after row in their order.
  func orderedEntries() -> [Entry] {
    let count = entries.count
    return [Entry](unsafeUninitializedCapacity: count) { buffer, filled in
      for place in 0..<order.count {
        for position in starts[order[place]]..<starts[order[place] + 1] {
          buffer.initializeElement(at: filled, to: entries[position])
          filled += 1
        }
      }
    }
  }
}
