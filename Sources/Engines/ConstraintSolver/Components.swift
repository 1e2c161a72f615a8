/// The independent parts of a tableau: columns and live slots that no row or column joins.
struct Components: ~Copyable {
  /// How many parts there are.
  private(set) var count = 0
  /// The columns, part after part.
  private(set) var columns: IndexArena
  /// Where each part's columns start; one more than there are parts.
  private(set) var columnStarts: IndexArena
  /// The slots, part after part.
  private(set) var slots: IndexArena
  /// Where each part's slots start; one more than there are parts.
  private(set) var slotStarts: IndexArena
  private var block = ArenaBlock(fours: 4 * few, arenas: 4)
  /// Lists start with room for so many.
  private static let few = 16

  /// The parts of the live rows of `tableau`, in the order of their first slots.
  init(_ tableau: borrowing Tableau) {
    columns = IndexArena(in: &block, capacity: Self.few)
    columnStarts = IndexArena(in: &block, capacity: Self.few)
    slots = IndexArena(in: &block, capacity: Self.few)
    slotStarts = IndexArena(in: &block, capacity: Self.few)
    let slotCount = tableau.rowStart.count
    var first = 0
    while first < slotCount, !tableau.isLive[first] || tableau.rowLength[first] == 0 { first += 1 }
    if first == slotCount { return }
    var parents = DisjointSets(count: tableau.degree.count)
    for slot in first..<slotCount where tableau.isLive[slot] {
      let start = tableau.rowStart[slot]
      for position in start..<start + tableau.rowLength[slot] {
        parents.join(Int(tableau.entries[start].column), Int(tableau.entries[position].column))
      }
    }
    gather(tableau, &parents)
  }

  private mutating func gather(_ tableau: borrowing Tableau, _ parents: inout DisjointSets) {
    let symbols = tableau.degree.count
    var own = ArenaBlock(fours: symbols + 3 * Self.few, arenas: 4)
    var part = IndexArena(in: &own, repeating: -1, count: symbols)
    var columnCounts = IndexArena(in: &own, capacity: Self.few)
    var slotCounts = IndexArena(in: &own, capacity: Self.few)
    var movable = IndexArena(in: &own, capacity: Self.few)
    for slot in 0..<tableau.rowStart.count where tableau.isLive[slot] && tableau.rowLength[slot] > 0 {
      let root = parents.root(of: Int(tableau.entries[tableau.rowStart[slot]].column))
      if part[root] < 0 {
        part[root] = count
        count += 1
        columnCounts.append(0)
        slotCounts.append(0)
      }
      slotCounts[part[root]] += 1
    }
    for symbol in 0..<symbols where isColumn(tableau, symbol) {
      movable.append(symbol)
      columnCounts[part[parents.root(of: symbol)]] += 1
    }
    Self.lay(&columnStarts, columnCounts)
    columns.extend(by: columnStarts[count])
    Self.lay(&slotStarts, slotCounts)
    slots.extend(by: slotStarts[count])
    for place in 0..<movable.count {
      let symbol = movable[place]
      let home = part[parents.root(of: symbol)]
      columnCounts[home] -= 1
      columns[columnStarts[home + 1] - 1 - columnCounts[home]] = symbol
    }
    for slot in 0..<tableau.rowStart.count where tableau.isLive[slot] && tableau.rowLength[slot] > 0 {
      let home = part[parents.root(of: Int(tableau.entries[tableau.rowStart[slot]].column))]
      slotCounts[home] -= 1
      slots[slotStarts[home + 1] - 1 - slotCounts[home]] = slot
    }
    withExtendedLifetime(own) {}
  }

  private func isColumn(_ tableau: borrowing Tableau, _ symbol: Int) -> Bool {
    tableau.slotOfSymbol[symbol] < 0 && tableau.degree[symbol] > 0
  }

  private static func lay(_ starts: inout IndexArena, _ counts: borrowing IndexArena) {
    starts.append(0)
    for part in 0..<counts.count { starts.append(starts[part] + counts[part]) }
  }
}

/// Sets of indices that can be joined.
struct DisjointSets: ~Copyable {
  private var parents: IndexArena

  /// Every index below `count` on its own.
  init(count: Int) {
    parents = IndexArena(capacity: count)
    parents.extend(by: count)
    for index in 0..<count { parents[index] = index }
  }

  /// The name of the set of `index`.
  @inline(__always)
  mutating func root(of index: Int) -> Int {
    var current = index
    while parents[current] != current {
      parents[current] = parents[parents[current]]
      current = parents[current]
    }
    return current
  }

  /// Makes one set of the sets of two indices.
  @inline(__always)
  mutating func join(_ one: Int, _ other: Int) {
    let first = root(of: one)
    let second = root(of: other)
    if first < second { parents[second] = first } else { parents[first] = second }
  }
}
