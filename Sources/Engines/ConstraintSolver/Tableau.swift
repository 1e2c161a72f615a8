/// Sparse rows that express basic symbols by nonbasic ones, all of which stand at zero.
///
/// A symbol is a variable (its index), the activity of a canonical row (variable count + row: the row's left side,
/// zero where an equation holds), or an observer (variable count + row count + variable: a variable less its rest
/// value). Row `r` starts in slot `r`, where the activity is basic. Because every nonbasic symbol is zero, a row's
/// constant is its symbol's value.
struct Tableau: ~Copyable {
  /// How many variables there are.
  let variableCount: Int
  /// How many canonical rows there are.
  let rowCount: Int
  /// All entries; each slot owns a range of them.
  var entries: Arena<Entry>
  /// Where a slot's entries start.
  var rowStart: IndexArena
  /// How many entries a slot has.
  var rowLength: IndexArena
  /// The value of a slot's symbol.
  var constant: Arena<Double>
  /// The largest number that went into a slot's constant, as far as a system of such constants has such numbers.
  var magnitude: Arena<Double>
  /// The basic symbol of a slot.
  var symbolOfSlot: IndexArena
  /// The slot of a basic symbol, -1 for nonbasic ones.
  var slotOfSymbol: IndexArena
  /// Whether pivots still touch a slot.
  var isLive: Arena<Bool>
  /// Where a symbol's list of slots starts in `columnSlots`.
  var columnStart: IndexArena
  /// The length of that list, which may hold slots that have lost the symbol, and slots twice.
  var columnLength: IndexArena
  /// In how many live rows a symbol occurs.
  var degree: IndexArena
  /// The lists of slots.
  var columnSlots: IndexArena
  private var rowCapacity: IndexArena
  private var columnCapacity: IndexArena
  private var place: IndexArena
  private var stamp: IndexArena
  private var currentStamp = 0
  /// Where all of these are stored until they grow.
  private var block: ArenaBlock
  /// As many entries as there may be before those that no row owns any more make room.
  private var entryLimit = 1 << 16
  private var ceiling = 1000.0

  /// The rows of `rows`, every activity basic and every variable nonbasic.
  init(_ rows: CanonicalRows) {
    let (symbols, slots, room) = (
      rows.variableCount * 2 + rows.count, rows.count, max(16, rows.entries.count * 3)
    )
    variableCount = rows.variableCount
    rowCount = rows.count
    block = ArenaBlock(
      fours: 5 * slots + 6 * symbols + room, eights: 2 * slots, sixteens: room, bytes: slots, arenas: 16)
    entries = Arena(in: &block, capacity: room)
    constant = Arena(in: &block, repeating: 0, count: slots)
    magnitude = Arena(in: &block, repeating: 0, count: slots)
    rowStart = IndexArena(in: &block, repeating: 0, count: slots)
    rowLength = IndexArena(in: &block, repeating: 0, count: slots)
    rowCapacity = IndexArena(in: &block, repeating: 0, count: slots)
    symbolOfSlot = IndexArena(in: &block, repeating: 0, count: slots)
    stamp = IndexArena(in: &block, repeating: 0, count: slots)
    slotOfSymbol = IndexArena(in: &block, repeating: -1, count: symbols)
    columnStart = IndexArena(in: &block, repeating: 0, count: symbols)
    columnLength = IndexArena(in: &block, repeating: 0, count: symbols)
    columnCapacity = IndexArena(in: &block, repeating: 0, count: symbols)
    degree = IndexArena(in: &block, repeating: 0, count: symbols)
    place = IndexArena(in: &block, repeating: 0, count: symbols)
    columnSlots = IndexArena(in: &block, capacity: room)
    isLive = Arena(in: &block, repeating: true, count: slots)
    for row in 0..<rows.count { load(rows, row) }
    layColumns()
  }

  private mutating func load(_ rows: CanonicalRows, _ row: Int) {
    let start = rows.starts[row]
    let length = rows.starts[row + 1] - start
    rowStart[row] = entries.count
    rowLength[row] = length
    rowCapacity[row] = length
    for position in start..<start + length {
      let entry = rows.entries[position]
      entries.append(entry)
      degree[Int(entry.column)] += 1
    }
    constant[row] = rows.constants[row]
    magnitude[row] = abs(rows.constants[row])
    ceiling = max(ceiling, magnitude[row] * 1000)
    symbolOfSlot[row] = variableCount + row
    slotOfSymbol[variableCount + row] = row
  }

  private mutating func layColumns() {
    var end = 0
    for variable in 0..<variableCount {
      columnStart[variable] = end
      columnCapacity[variable] = degree[variable]
      end += degree[variable]
    }
    columnSlots.extend(by: end)
    for slot in 0..<rowCount {
      for position in rowStart[slot]..<rowStart[slot] + rowLength[slot] {
        let column = Int(entries[position].column)
        columnSlots[columnStart[column] + columnLength[column]] = slot
        columnLength[column] += 1
      }
    }
  }

  /// The value of a symbol as the tableau stands.
  @inline(__always)
  func value(of symbol: Int) -> Double {
    let slot = slotOfSymbol[symbol]
    return slot < 0 ? 0 : constant[slot]
  }

  /// The coefficient of `column` in a slot; 0 if it does not occur.
  @inline(__always)
  func coefficient(_ slot: Int, _ column: Int) -> Double {
    let start = rowStart[slot]
    for position in start..<start + rowLength[slot] where Int(entries[position].column) == column {
      return entries[position].coefficient
    }
    return 0
  }

  /// Begins a walk that meets every slot at most once.
  @inline(__always)
  mutating func beginVisits() { currentStamp += 1 }

  /// Whether this is the walk's first visit to a live slot.
  @inline(__always)
  mutating func visit(_ slot: Int) -> Bool {
    if stamp[slot] == currentStamp || !isLive[slot] { return false }
    stamp[slot] = currentStamp
    return true
  }

  /// Exchanges the basic symbol of `slot` with the nonbasic `column`, and rewrites every live row that holds it.
  ///
  /// Without `keepsActivity` the leaving symbol is fixed at zero and disappears, and the list of the entering symbol
  /// still names the rows it was in. The slot itself stays live.
  mutating func pivot(_ slot: Int, _ column: Int, keepsActivity: Bool = true) {
    let leaving = symbolOfSlot[slot]
    solveRow(slot, column, leaving: leaving, keepsActivity: keepsActivity)
    let start = columnStart[column]
    beginVisits()
    stamp[slot] = currentStamp
    var changed = keepsActivity ? 1 : 0
    for position in start..<start + columnLength[column] {
      let other = columnSlots[position]
      if visit(other), substitute(slot, column, into: other) { changed += 1 }
    }
    slotOfSymbol[column] = slot
    slotOfSymbol[leaving] = -1
    symbolOfSlot[slot] = column
    if keepsActivity {
      // The leaving symbol now stands exactly where the entering one stood.
      columnStart[leaving] = start
      columnLength[leaving] = columnLength[column]
      columnCapacity[leaving] = columnCapacity[column]
      degree[leaving] = changed
      columnLength[column] = 0
      columnCapacity[column] = 0
    }
    degree[column] = 0
  }

  /// Turns `leaving = … + α·column + …` into an expression of `column`, whose place the leaving symbol takes.
  private mutating func solveRow(_ slot: Int, _ column: Int, leaving: Int, keepsActivity: Bool) {
    let start = rowStart[slot]
    let length = rowLength[slot]
    var found = start
    while Int(entries[found].column) != column { found += 1 }
    let factor = -1 / entries[found].coefficient
    entries[found] = entries[start]
    for position in start + 1..<start + length { entries[position].coefficient *= factor }
    entries[start] = Entry(column: Int32(leaving), coefficient: -factor)
    constant[slot] *= factor
    magnitude[slot] = min(magnitude[slot] * abs(factor), ceiling)
    if !keepsActivity {
      entries[start] = entries[start + length - 1]
      rowLength[slot] = length - 1
    }
  }

  /// Replaces `column` in a row by the expression in `slot`; false if the row does not hold it.
  private mutating func substitute(_ slot: Int, _ column: Int, into row: Int) -> Bool {
    let length = rowLength[row]
    let expression = rowLength[slot]
    var start = rowStart[row]
    var found = start
    while found < start + length, Int(entries[found].column) != column { found += 1 }
    if found == start + length { return false }
    let factor = entries[found].coefficient
    let added = factor * constant[slot]
    constant[row] += added
    magnitude[row] = min(max(magnitude[row], abs(added), abs(constant[row])), ceiling)
    entries[found] = entries[start + length - 1]
    rowLength[row] = length - 1
    if rowCapacity[row] < length - 1 + expression { moveRow(row, capacity: length - 1 + expression) }
    start = rowStart[row]
    if length * expression > 48 {
      addWithPlaces(slot, factor, to: row)
    } else {
      addBySearch(slot, factor, to: row)
    }
    return true
  }

  private mutating func addBySearch(_ slot: Int, _ factor: Double, to row: Int) {
    let start = rowStart[row]
    let source = rowStart[slot]
    for position in source..<source + rowLength[slot] {
      let entry = entries[position]
      let addition = factor * entry.coefficient
      let end = start + rowLength[row]
      var found = start
      while found < end, entries[found].column != entry.column { found += 1 }
      if found == end {
        appendEntry(Entry(column: entry.column, coefficient: addition), to: row)
        continue
      }
      let sum = entries[found].coefficient + addition
      if abs(sum) > abs(addition) * Tolerance.cancellation {
        entries[found].coefficient = sum
      } else {
        degree[Int(entry.column)] -= 1
        entries[found] = entries[end - 1]
        rowLength[row] -= 1
      }
    }
  }

  private mutating func addWithPlaces(_ slot: Int, _ factor: Double, to row: Int) {
    let start = rowStart[row]
    for offset in 0..<rowLength[row] { place[Int(entries[start + offset].column)] = offset + 1 }
    let source = rowStart[slot]
    for position in source..<source + rowLength[slot] {
      let entry = entries[position]
      let column = Int(entry.column)
      let addition = factor * entry.coefficient
      let found = place[column] - 1
      if found < 0 {
        appendEntry(Entry(column: entry.column, coefficient: addition), to: row)
        place[column] = rowLength[row]
        continue
      }
      let sum = entries[start + found].coefficient + addition
      if abs(sum) > abs(addition) * Tolerance.cancellation {
        entries[start + found].coefficient = sum
      } else {
        let last = rowLength[row] - 1
        degree[column] -= 1
        place[Int(entries[start + last].column)] = found + 1
        place[column] = 0
        entries[start + found] = entries[start + last]
        rowLength[row] = last
      }
    }
    for offset in 0..<rowLength[row] { place[Int(entries[start + offset].column)] = 0 }
  }

  @inline(__always)
  private mutating func appendEntry(_ entry: Entry, to row: Int) {
    entries[rowStart[row] + rowLength[row]] = entry
    rowLength[row] += 1
    // The leaving symbol, still basic here, takes over the entering one's list as a whole.
    if slotOfSymbol[Int(entry.column)] < 0 { noteSlot(row, in: Int(entry.column)) }
  }

  /// Adds a slot to a column's list.
  private mutating func noteSlot(_ slot: Int, in column: Int) {
    if columnLength[column] == columnCapacity[column] { makeRoom(in: column) }
    let length = columnLength[column]
    columnSlots[columnStart[column] + length] = slot
    columnLength[column] = length + 1
    degree[column] += 1
  }

  private mutating func moveRow(_ row: Int, capacity: Int) {
    let room = capacity + capacity / 2 + 2
    if entries.count + room > entryLimit { gatherRows(besides: room) }
    let target = entries.count
    entries.extend(by: room)
    entries.copy(from: rowStart[row], to: target, length: rowLength[row])
    rowStart[row] = target
    rowCapacity[row] = room
  }

  /// Puts the rows side by side, each as long as it is: rows that were dense for a while leave their room to others.
  private mutating func gatherRows(besides room: Int) {
    var total = 0
    for slot in 0..<rowStart.count { total += rowLength[slot] }
    var gathered = Arena<Entry>(capacity: total + total / 2 + room)
    for slot in 0..<rowStart.count {
      let start = gathered.count
      for position in rowStart[slot]..<rowStart[slot] + rowLength[slot] { gathered.append(entries[position]) }
      rowStart[slot] = start
      rowCapacity[slot] = rowLength[slot]
    }
    entries = gathered
    entryLimit = max(1 << 16, 2 * total + room)
  }

  /// Lists up to so many slots keep what they have lost, which is looked at again and again, but for little.
  private static let shortList = 256

  private mutating func makeRoom(in column: Int) {
    if columnLength[column] > Self.shortList { forgetLostSlots(of: column) }
    if columnLength[column] * 2 >= columnCapacity[column] { moveColumn(column) }
  }

  /// Takes out of a column's list the slots that have lost it, and those that are named before.
  private mutating func forgetLostSlots(of column: Int) {
    let start = columnStart[column]
    var kept = 0
    var isKept: Set<Int> = []
    for position in start..<start + columnLength[column] {
      let slot = columnSlots[position]
      guard isLive[slot], isKept.insert(slot).inserted, coefficient(slot, column) != 0 else { continue }
      columnSlots[start + kept] = slot
      kept += 1
    }
    columnLength[column] = kept
  }

  private mutating func moveColumn(_ column: Int) {
    let room = columnLength[column] * 2 + 4
    let target = columnSlots.count
    columnSlots.extend(by: room)
    columnSlots.copy(from: columnStart[column], to: target, length: columnLength[column])
    columnStart[column] = target
    columnCapacity[column] = room
  }

  /// Takes a slot out of the tableau; its row stays readable.
  mutating func retire(_ slot: Int) {
    isLive[slot] = false
    for position in rowStart[slot]..<rowStart[slot] + rowLength[slot] {
      degree[Int(entries[position].column)] -= 1
    }
  }

  /// Fixes a nonbasic symbol at zero for good: it disappears from all live rows.
  mutating func close(_ column: Int) {
    for position in columnStart[column]..<columnStart[column] + columnLength[column] {
      let slot = columnSlots[position]
      if isLive[slot] { removeEntry(slot, column) }
    }
    columnLength[column] = 0
    degree[column] = 0
  }

  private mutating func removeEntry(_ slot: Int, _ column: Int) {
    let start = rowStart[slot]
    let last = start + rowLength[slot] - 1
    for position in stride(from: start, through: last, by: 1) where Int(entries[position].column) == column {
      entries[position] = entries[last]
      rowLength[slot] -= 1
      return
    }
  }

  /// Adds a live row for `symbol`, which becomes basic with `value`; returns its slot.
  mutating func addRow(for symbol: Int, value: Double, magnitude size: Double, _ row: [Entry]) -> Int {
    let slot = rowStart.count
    rowStart.append(entries.count)
    rowLength.append(row.count)
    rowCapacity.append(row.count)
    constant.append(value)
    magnitude.append(size)
    symbolOfSlot.append(symbol)
    slotOfSymbol[symbol] = slot
    isLive.append(true)
    stamp.append(0)
    for entry in row {
      entries.append(entry)
      noteSlot(slot, in: Int(entry.column))
    }
    return slot
  }
}
