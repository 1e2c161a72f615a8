/// Minimizes one level after another on one tableau, and freezes what each level has decided.
///
/// Every activity bends at zero only: above it costs `weightUp` a unit, below `weightDown`, at its own level. So all
/// nonbasic activities stand at zero, and no column is needed for a violation.
struct LexicographicOptimizer: ~Copyable {
  /// The rows.
  var tableau: Tableau
  /// The level now being minimized; symbols of later levels move freely.
  private(set) var level = 0
  /// The nonbasic symbols that may still move, of the component at work.
  private(set) var columns: IndexArena
  /// The slots of the component at work.
  private(set) var slots: IndexArena
  private var weightUp: Arena<Double>
  private var weightDown: Arena<Double>
  private var levelOf: IndexArena
  /// The directions a symbol may no longer take.
  private var barred: Arena<Barred>
  /// The side of zero a basic symbol stands on: 1 or -1; 0 while it moves freely.
  private var side: Arena<Int8>
  /// How the cost changes as a nonbasic symbol rises, its own cost aside.
  private var gradient: Arena<Double>
  private var breakpoints = Breakpoints()
  /// The levels that occur in the component at work, ascending.
  private var levels: IndexArena
  private var costTolerance = Tolerance.cost
  /// The symbols that barred columns by standing at zero: what was decided holds only while they do.
  private(set) var forcing: IndexArena
  /// Where what there is of each symbol is stored.
  private var block: ArenaBlock
  /// Lists start with room for so many.
  private static let few = 16

  /// The levels and weights of `rows` on their `tableau`.
  init(_ tableau: consuming Tableau, _ rows: CanonicalRows) {
    let variables = rows.variableCount
    let symbols = variables * 2 + rows.count
    block = ArenaBlock(
      fours: symbols + 4 * Self.few, eights: 3 * symbols, bytes: 2 * symbols, arenas: 10)
    weightUp = Arena(in: &block, repeating: 0, count: symbols)
    weightDown = Arena(in: &block, repeating: 0, count: symbols)
    gradient = Arena(in: &block, repeating: 0, count: symbols)
    levelOf = IndexArena(in: &block, repeating: Int(Int32.max), count: symbols)
    barred = Arena(in: &block, repeating: [], count: symbols)
    side = Arena(in: &block, repeating: 0, count: symbols)
    columns = IndexArena(in: &block, capacity: Self.few)
    slots = IndexArena(in: &block, capacity: Self.few)
    levels = IndexArena(in: &block, capacity: Self.few)
    forcing = IndexArena(in: &block, capacity: Self.few)
    for row in 0..<rows.count {
      if rows.relation(of: row) != .atLeast { weightUp[variables + row] = rows.weight(of: row) }
      if rows.relation(of: row) != .atMost { weightDown[variables + row] = rows.weight(of: row) }
      levelOf[variables + row] = rows.level(of: row)
    }
    self.tableau = tableau
  }

  // MARK: The component at work

  /// Forgets the component at work.
  mutating func beginComponent() {
    columns.removeAll()
    slots.removeAll()
  }

  /// Adds a nonbasic symbol to the component at work.
  mutating func addColumn(_ column: Int) { columns.append(column) }

  /// Adds a slot to the component at work.
  mutating func addSlot(_ slot: Int) { slots.append(slot) }

  /// Lists the levels that occur in the component at work, highest first; observers have none yet.
  private mutating func listLevels() {
    levels.removeAll()
    for place in 0..<columns.count { listLevel(of: columns[place]) }
    for place in 0..<slots.count { listLevel(of: tableau.symbolOfSlot[slots[place]]) }
  }

  @inline(__always)
  private mutating func listLevel(of symbol: Int) {
    let level = levelOf[symbol]
    if level == Int(Int32.max) { return }
    var place = levels.count
    while place > 0, levels[place - 1] > level { place -= 1 }
    if place > 0, levels[place - 1] == level { return }
    levels.append(level)
    for later in stride(from: levels.count - 1, to: place, by: -1) { levels[later] = levels[later - 1] }
    levels[place] = level
  }

  /// Minimizes the levels of the component at work one after another.
  mutating func optimizeLevels() {
    listLevels()
    for place in 0..<levels.count {
      if columns.count == 0 { return }
      let next = levels[place]
      begin(next)
      for place in 0..<slots.count where levelOf[tableau.symbolOfSlot[slots[place]]] == next {
        engage(tableau.symbolOfSlot[slots[place]])
      }
      minimize()
      freeze()
    }
  }

  // MARK: One level

  private mutating func begin(_ next: Int) {
    level = next
    costTolerance = Tolerance.cost
    for place in 0..<columns.count {
      gradient[columns[place]] = 0
      noteWeight(of: columns[place])
    }
  }

  private mutating func noteWeight(of symbol: Int) {
    guard levelOf[symbol] == level else { return }
    costTolerance = min(costTolerance, Tolerance.cost * max(weightUp[symbol], weightDown[symbol]))
  }

  /// Lets a basic symbol take part in the level: it gets the side it stands on, the cheap one at zero.
  private mutating func engage(_ symbol: Int) {
    let slot = tableau.slotOfSymbol[symbol]
    let value = tableau.constant[slot]
    let tolerance = Tolerance.feasibility(tableau.magnitude[slot])
    if !barred[symbol].isEmpty {
      side[symbol] = barred[symbol].contains(.rise) ? -1 : 1
    } else if value > tolerance {
      side[symbol] = 1
    } else if value < -tolerance {
      side[symbol] = -1
    } else {
      side[symbol] = weightUp[symbol] <= weightDown[symbol] ? 1 : -1
    }
    noteWeight(of: symbol)
    addToGradient(slot, slope(symbol))
  }

  @inline(__always)
  private func slope(_ symbol: Int) -> Double {
    if levelOf[symbol] != level { return 0 }
    return side[symbol] > 0 ? weightUp[symbol] : -weightDown[symbol]
  }

  @inline(__always)
  private mutating func addToGradient(_ slot: Int, _ factor: Double) {
    if factor == 0 { return }
    let start = tableau.rowStart[slot]
    for position in start..<start + tableau.rowLength[slot] {
      let entry = tableau.entries[position]
      gradient[Int(entry.column)] += factor * entry.coefficient
    }
  }

  /// Moves along improving columns until there is none; false if the cost falls without end.
  ///
  /// A pivot that moves nothing too often in a row is chosen by Bland's rule, which cannot cycle; the pivots are
  /// bounded all the same, against rounding.
  @discardableResult
  private mutating func minimize() -> Bool {
    var stalled = 0
    var budget = 2000 + 20 * (columns.count + slots.count)
    let patience = 50 + columns.count
    while budget > 0, let (place, direction, rate) = entering(cautious: stalled > patience) {
      budget -= 1
      guard let distance = advance(place, direction, rate: rate, cautious: stalled > patience) else {
        return false
      }
      stalled = distance > 1e-12 ? 0 : stalled + 1
    }
    return true
  }

  /// The column to move, in which direction, and how the cost changes at first; the first one that helps if cautious.
  ///
  /// Symbols of the lowest level give way first, since what a higher level has brought to zero is likely to stay
  /// there; of these the one that improves the cost fastest.
  @inline(__always)
  private func entering(cautious: Bool) -> (place: Int, direction: Double, rate: Double)? {
    var best = -1
    var direction = 1.0
    var lowest = 0.0
    var yielding = -2
    for place in 0..<columns.count {
      let column = columns[place]
      let slope = gradient[column]
      let own = levelOf[column]
      let up = own == level ? slope + weightUp[column] : slope
      let down = own == level ? weightDown[column] - slope : -slope
      let rate = min(up, down)
      guard rate < -costTolerance, !barred[column].contains(up < down ? .rise : .fall) else { continue }
      let isBetter =
        cautious
        ? best < 0 || column < columns[best] : own > yielding || (own == yielding && rate < lowest)
      if isBetter { (best, direction, lowest, yielding) = (place, up < down ? 1 : -1, rate, own) }
    }
    return best < 0 ? nil : (best, direction, lowest)
  }

  /// Moves a column past every bend that still pays, and pivots at the one that no longer does.
  ///
  /// Returns how far, or nil if no bend ends the descent.
  private mutating func advance(
    _ place: Int, _ direction: Double, rate: Double, cautious: Bool
  ) -> Double? {
    let column = columns[place]
    collectBreakpoints(column, direction)
    breakpoints.sort(cautious: cautious)
    var slope = rate
    while breakpoints.count > 0 {
      let nearest = breakpoints.takeNearest()
      let symbol = nearest.symbol
      let stop: Barred = side[symbol] > 0 ? .fall : .rise
      if !cautious, levelOf[symbol] == level, !barred[symbol].contains(stop) {
        let bent = slope + (weightUp[symbol] + weightDown[symbol]) * abs(nearest.rate)
        if bent < -costTolerance {
          slope = bent
          crossZero(symbol, nearest.slot)
          continue
        }
      }
      exchange(place, direction, with: nearest.slot)
      return nearest.distance
    }
    return nil
  }

  /// Lists where the moving column brings basic symbols to zero.
  private mutating func collectBreakpoints(_ column: Int, _ direction: Double) {
    breakpoints.removeAll()
    tableau.beginVisits()
    let start = tableau.columnStart[column]
    for position in start..<start + tableau.columnLength[column] {
      let slot = tableau.columnSlots[position]
      guard tableau.visit(slot) else { continue }
      let symbol = tableau.symbolOfSlot[slot]
      let standing = Double(side[symbol])
      if standing == 0 { continue }
      let rate = tableau.coefficient(slot, column) * direction
      guard standing * rate < -Tolerance.pivot else { continue }
      let distance = max(0, -tableau.constant[slot] / rate)
      breakpoints.append(Breakpoint(slot: slot, symbol: symbol, distance: distance, rate: rate))
    }
  }

  private mutating func crossZero(_ symbol: Int, _ slot: Int) {
    let before = slope(symbol)
    side[symbol] = -side[symbol]
    addToGradient(slot, slope(symbol) - before)
  }

  /// Pivots, and keeps the gradient in step.
  private mutating func exchange(_ place: Int, _ direction: Double, with slot: Int) {
    let column = columns[place]
    let leaving = tableau.symbolOfSlot[slot]
    addToGradient(slot, -slope(leaving))
    side[leaving] = 0
    let isBound = levelOf[column] <= level || !barred[column].isEmpty
    side[column] = isBound ? (direction > 0 ? 1 : -1) : 0
    let total = gradient[column] + slope(column)
    tableau.pivot(slot, column)
    gradient[column] = 0
    gradient[leaving] = 0
    addToGradient(slot, total)
    columns[place] = leaving
  }

  // MARK: What a level has decided

  /// Bars every direction that would make the level worse, and closes columns that can no longer move.
  private mutating func freeze() {
    for place in 0..<slots.count {
      let symbol = tableau.symbolOfSlot[slots[place]]
      if levelOf[symbol] == level { barred[symbol].insert(side[symbol] > 0 ? .fall : .rise) }
    }
    freezeColumns()
  }

  private mutating func freezeColumns() {
    for place in 0..<columns.count {
      let column = columns[place]
      let counts = levelOf[column] == level
      if gradient[column] + (counts ? weightUp[column] : 0) > costTolerance { barred[column].insert(.rise) }
      if (counts ? weightDown[column] : 0) - gradient[column] > costTolerance { barred[column].insert(.fall) }
    }
    barByForcingRows()
    closeBarredColumns()
  }

  private mutating func closeBarredColumns() {
    var kept = 0
    for place in 0..<columns.count {
      let column = columns[place]
      if barred[column] == .both {
        tableau.close(column)
      } else {
        columns[kept] = column
        kept += 1
      }
    }
    while columns.count > kept { _ = columns.removeLast() }
  }

  /// A row that stands at its bar, and that no column can move away from it, bars what would move it across.
  private mutating func barByForcingRows() {
    var changed = true
    var rounds = 0
    while changed, rounds < 8 {
      changed = false
      rounds += 1
      for place in 0..<slots.count where barByRow(slots[place]) { changed = true }
    }
  }

  private mutating func barByRow(_ slot: Int) -> Bool {
    let length = tableau.rowLength[slot]
    let bar = barred[tableau.symbolOfSlot[slot]]
    guard length > 0, bar == .rise || bar == .fall,
      abs(tableau.constant[slot]) <= Tolerance.feasibility(tableau.magnitude[slot])
    else { return false }
    let start = tableau.rowStart[slot]
    for position in start..<start + length where length > 1 {
      let entry = tableau.entries[position]
      let away = (entry.coefficient > 0) == (bar == .rise) ? Barred.fall : .rise
      if !barred[Int(entry.column)].contains(away) { return false }
    }
    var changed = false
    for position in start..<start + length {
      let entry = tableau.entries[position]
      let across = (entry.coefficient > 0) == (bar == .rise) ? Barred.rise : .fall
      if !barred[Int(entry.column)].contains(across) {
        barred[Int(entry.column)].insert(across)
        changed = true
      }
    }
    if changed { forcing.append(tableau.symbolOfSlot[slot]) }
    return changed
  }

  // MARK: Observers

  /// The least value of a sum of symbols over everything optimal so far, or the greatest; infinite if there is none.
  mutating func extreme(of symbols: [Int], _ factors: [Double], greatest: Bool) -> Double {
    begin(Int(Int32.max) - 1)
    for (symbol, factor) in zip(symbols, factors) {
      let slot = tableau.slotOfSymbol[symbol]
      let cost = greatest ? -factor : factor
      if slot < 0 { gradient[symbol] += cost } else { addToGradient(slot, cost) }
    }
    guard minimize() else { return greatest ? .infinity : -.infinity }
    return zip(symbols, factors).reduce(0) { $0 + $1.1 * tableau.value(of: $1.0) }
  }

  /// Brings a basic observer as near to zero as it can come, and holds it there.
  mutating func bringToZero(_ observer: Int) {
    levelOf[observer] = Int(Int32.max) - 2
    weightUp[observer] = 1
    weightDown[observer] = 1
    begin(Int(Int32.max) - 2)
    engage(observer)
    minimize()
    if tableau.slotOfSymbol[observer] >= 0 { barred[observer].insert(side[observer] > 0 ? .fall : .rise) }
    freezeColumns()
    levelOf[observer] = -1
  }

  /// The side of zero that a basic symbol may not leave without undoing a decision; 0 if there is none.
  func decidedSide(of symbol: Int) -> Int8 { side[symbol] }

  // MARK: Certificates

  /// Rows of the component at work that cannot all hold, by the slopes and prices at the least violation of the
  /// required level just minimized; nil if they can.
  func infeasibleCarriers() -> [Int]? {
    var rows: [Int] = []
    var isInfeasible = false
    for place in 0..<slots.count {
      let slot = slots[place]
      let symbol = tableau.symbolOfSlot[slot]
      let slope = slope(symbol)
      if slope != 0 { rows.append(symbol - tableau.variableCount) }
      if slope * tableau.constant[slot] > 0,
        abs(tableau.constant[slot]) > Tolerance.feasibility(tableau.magnitude[slot])
      {
        isInfeasible = true
      }
    }
    for place in 0..<columns.count where abs(gradient[columns[place]]) > costTolerance {
      rows.append(columns[place] - tableau.variableCount)
    }
    return isInfeasible ? rows : nil
  }

  /// Minimizes the required level alone, without freezing it.
  mutating func minimizeRequired() {
    begin(0)
    for place in 0..<slots.count where levelOf[tableau.symbolOfSlot[slots[place]]] == 0 {
      engage(tableau.symbolOfSlot[slots[place]])
    }
    minimize()
  }
}

/// Directions that are closed to a symbol.
struct Barred: OptionSet, BitwiseCopyable {
  let rawValue: UInt8
  /// It may not go up.
  static let rise = Barred(rawValue: 1)
  /// It may not go down.
  static let fall = Barred(rawValue: 2)
  /// It may not move.
  static let both: Barred = [.rise, .fall]
}
