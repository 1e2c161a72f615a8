/// What a variable depends on: a constant and symbols of the tableau that may still move.
///
/// It is gathered by following the elimination log from the variable on, so that nothing is stored for variables that
/// nobody asks about.
struct Dependency: ~Copyable {
  /// A symbol and its factor.
  struct Term: BitwiseCopyable {
    var part: Int
    var symbol: Int
    var factor: Double
  }

  /// The symbols that may still move, by part and symbol.
  private(set) var terms = Arena<Term>(capacity: 16)
  /// What the symbols add to.
  private(set) var constant = 0.0
  private var factors: Arena<Double>
  private var isTouched: Arena<Bool>
  private var touched = IndexArena(capacity: 16)
  private var places = PlaceHeap()
  private var placeInLog: IndexArena
  /// Whether a variable may still move; the values of others are known.
  private var moves: Arena<Bool>
  /// The values of variables that no longer move.
  private var values: [Double]

  /// Learns from the log which variables the open parts can move.
  init(
    _ tableau: borrowing Tableau, _ log: borrowing IndexArena, parts: borrowing OpenParts, values: [Double]
  ) {
    let symbols = tableau.degree.count
    factors = Arena(repeating: 0, count: symbols)
    isTouched = Arena(repeating: false, count: symbols)
    placeInLog = IndexArena(repeating: -1, count: tableau.variableCount)
    moves = Arena(repeating: false, count: tableau.variableCount)
    self.values = values
    for variable in 0..<tableau.variableCount { moves[variable] = parts.isOpen(variable) }
    for place in stride(from: log.count - 1, through: 0, by: -1) {
      let slot = log[place]
      let variable = tableau.symbolOfSlot[slot]
      placeInLog[variable] = place
      let start = tableau.rowStart[slot]
      for position in start..<start + tableau.rowLength[slot] {
        let symbol = Int(tableau.entries[position].column)
        let doesMove =
          symbol < tableau.variableCount ? moves[symbol] : parts.part(of: symbol, tableau) >= 0
        if doesMove { moves[variable] = true }
      }
    }
  }

  /// Whether a variable may still move.
  func moves(_ variable: Int) -> Bool { moves[variable] }

  /// Notes that a variable stays at `value`.
  mutating func fix(_ variable: Int, at value: Double) {
    moves[variable] = false
    values[variable] = value
  }

  /// Gathers what `variable` depends on as the tableau stands.
  mutating func gather(
    _ variable: Int, in tableau: borrowing Tableau, log: borrowing IndexArena,
    parts: borrowing OpenParts
  ) {
    constant = 0
    terms.removeAll()
    add(variable, 1, in: tableau)
    while let place = places.pop() {
      let slot = log[place]
      let eliminated = tableau.symbolOfSlot[slot]
      let factor = factors[eliminated]
      isTouched[eliminated] = false
      if factor == 0 { continue }
      constant += factor * tableau.constant[slot]
      let start = tableau.rowStart[slot]
      for position in start..<start + tableau.rowLength[slot] {
        let entry = tableau.entries[position]
        add(Int(entry.column), factor * entry.coefficient, in: tableau)
      }
    }
    collect(tableau, parts)
  }

  @inline(__always)
  private mutating func add(_ symbol: Int, _ factor: Double, in tableau: borrowing Tableau) {
    if isTouched[symbol] {
      let sum = factors[symbol] + factor
      factors[symbol] = abs(sum) > abs(factor) * Tolerance.cancellation ? sum : 0
      return
    }
    if symbol < tableau.variableCount {
      if !moves[symbol] {
        constant += factor * values[symbol]
        return
      }
      if placeInLog[symbol] >= 0 { places.push(placeInLog[symbol]) } else { touched.append(symbol) }
    } else {
      touched.append(symbol)
    }
    isTouched[symbol] = true
    factors[symbol] = factor
  }

  private mutating func collect(_ tableau: borrowing Tableau, _ parts: borrowing OpenParts) {
    for place in 0..<touched.count {
      let symbol = touched[place]
      isTouched[symbol] = false
      if factors[symbol] == 0 { continue }
      let part = parts.part(of: symbol, tableau)
      if part < 0 {
        constant += factors[symbol] * tableau.value(of: symbol)
      } else {
        terms.append(Term(part: part, symbol: symbol, factor: factors[symbol]))
      }
    }
    touched.removeAll()
    terms.sort(from: 0, to: terms.count) { ($0.part, $0.symbol) < ($1.part, $1.symbol) }
  }

  /// The gathered terms as a row of columns.
  mutating func row(_ tableau: borrowing Tableau) -> [Entry] {
    for place in 0..<terms.count {
      let term = terms[place]
      let slot = tableau.slotOfSymbol[term.symbol]
      if slot < 0 {
        touch(term.symbol, term.factor)
        continue
      }
      for position in tableau.rowStart[slot]..<tableau.rowStart[slot] + tableau.rowLength[slot] {
        let entry = tableau.entries[position]
        touch(Int(entry.column), term.factor * entry.coefficient)
      }
    }
    var row: [Entry] = []
    for place in 0..<touched.count {
      let column = touched[place]
      isTouched[column] = false
      if factors[column] != 0 { row.append(Entry(column: Int32(column), coefficient: factors[column])) }
    }
    touched.removeAll()
    return row
  }

  private mutating func touch(_ column: Int, _ factor: Double) {
    if !isTouched[column] {
      isTouched[column] = true
      touched.append(column)
      factors[column] = factor
      return
    }
    let sum = factors[column] + factor
    factors[column] = abs(sum) > abs(factor) * Tolerance.cancellation ? sum : 0
  }

  /// The variable's value as the tableau stands.
  func value(_ tableau: borrowing Tableau) -> Double {
    var sum = constant
    for place in 0..<terms.count { sum += terms[place].factor * tableau.value(of: terms[place].symbol) }
    return sum
  }
}

/// Places of the elimination log, the earliest first.
struct PlaceHeap: ~Copyable {
  private var places = IndexArena(capacity: 16)

  /// Adds a place.
  mutating func push(_ place: Int) {
    places.append(place)
    var child = places.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if places[parent] <= places[child] { return }
      (places[parent], places[child]) = (places[child], places[parent])
      child = parent
    }
  }

  /// Takes the earliest place, or nil if none is left.
  mutating func pop() -> Int? {
    if places.count == 0 { return nil }
    let first = places[0]
    let last = places.removeLast()
    if places.count == 0 { return first }
    places[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      if child >= places.count { return first }
      if child + 1 < places.count, places[child + 1] < places[child] { child += 1 }
      if places[parent] <= places[child] { return first }
      (places[parent], places[child]) = (places[child], places[parent])
      parent = child
    }
  }
}
