/// The independent parts of what is left to choose: columns that may still move, and the slots that join them.
struct OpenParts: ~Copyable {
  /// The nonbasic symbols of each part that may still move.
  private(set) var columns: [[Int]] = []
  /// The live slots of each part.
  private(set) var slots: [[Int]] = []
  /// How many columns there are in all parts.
  private(set) var openCount = 0
  private var partOfColumn: IndexArena
  private var partOfSlot: IndexArena

  /// The parts of the `open` columns of `tableau`, in the order in which `open` first names them.
  init(_ tableau: borrowing Tableau, open: borrowing IndexArena) {
    let slotCount = tableau.rowStart.count
    partOfColumn = IndexArena(repeating: -1, count: tableau.degree.count)
    partOfSlot = IndexArena(repeating: -1, count: slotCount)
    var sets = Self.joined(tableau)
    var part = IndexArena(repeating: -1, count: tableau.degree.count)
    for place in 0..<open.count {
      let root = sets.root(of: open[place])
      if part[root] < 0 {
        part[root] = columns.count
        columns.append([])
        slots.append([])
      }
      columns[part[root]].append(open[place])
      partOfColumn[open[place]] = part[root]
    }
    openCount = open.count
    for slot in 0..<slotCount where tableau.isLive[slot] && tableau.rowLength[slot] > 0 {
      let home = part[sets.root(of: Int(tableau.entries[tableau.rowStart[slot]].column))]
      if home >= 0 { add(slot: slot, to: home) }
    }
  }

  private static func joined(_ tableau: borrowing Tableau) -> DisjointSets {
    var sets = DisjointSets(count: tableau.degree.count)
    for slot in 0..<tableau.rowStart.count where tableau.isLive[slot] {
      let start = tableau.rowStart[slot]
      for position in start..<start + tableau.rowLength[slot] {
        sets.join(Int(tableau.entries[start].column), Int(tableau.entries[position].column))
      }
    }
    return sets
  }

  private mutating func add(slot: Int, to part: Int) {
    slots[part].append(slot)
    partOfSlot[slot] = part
  }

  /// Replaces the slot `old` of a part, or none if it is negative, by one that has come into the tableau; nothing
  /// changes if they are the same.
  mutating func exchange(_ old: Int, for slot: Int, in part: Int) {
    while partOfSlot.count <= slot { partOfSlot.append(-1) }
    if old == slot { return }
    if let place = slots[part].firstIndex(of: old) {
      slots[part].remove(at: place)
      partOfSlot[old] = -1
    }
    add(slot: slot, to: part)
  }

  /// Whether a nonbasic symbol may still move.
  @inline(__always)
  func isOpen(_ column: Int) -> Bool { partOfColumn[column] >= 0 }

  /// The part that can move a symbol; -1 if none can.
  @inline(__always)
  func part(of symbol: Int, _ tableau: borrowing Tableau) -> Int {
    let slot = tableau.slotOfSymbol[symbol]
    if slot < 0 { return partOfColumn[symbol] }
    if slot >= partOfSlot.count || tableau.rowLength[slot] == 0 { return -1 }
    return partOfSlot[slot]
  }

  /// Replaces the columns of a part by the ones that an optimizer has left.
  mutating func setColumns(of part: Int, to left: borrowing IndexArena) {
    for column in columns[part] { partOfColumn[column] = -1 }
    openCount += left.count - columns[part].count
    columns[part].removeAll(keepingCapacity: true)
    for place in 0..<left.count {
      columns[part].append(left[place])
      partOfColumn[left[place]] = part
    }
  }

  /// Makes one part of two.
  mutating func join(_ other: Int, into part: Int) {
    for column in columns[other] { partOfColumn[column] = part }
    for slot in slots[other] { partOfSlot[slot] = part }
    columns[part] += columns[other]
    slots[part] += slots[other]
    columns[other] = []
    slots[other] = []
  }
}
