/// The independent parts of a tableau: columns and live slots that no row or column joins.
struct Components: ~Copyable {
  /// How many parts there are.
  private(set) var count = 0
  /// The columns, part after part.
  private(set) var columns = IndexArena(capacity: 16)
  /// Where each part's columns start; one more than there are parts.
  private(set) var columnStarts = IndexArena(capacity: 16)
  /// The slots, part after part.
  private(set) var slots = IndexArena(capacity: 16)
  /// Where each part's slots start; one more than there are parts.
  private(set) var slotStarts = IndexArena(capacity: 16)

  /// The parts of the live rows of `tableau`, in the order of their first slots.
  init(_ tableau: borrowing Tableau) {
    var parents = DisjointSets(count: tableau.degree.count)
    let slotCount = tableau.rowStart.count
    for slot in 0..<slotCount where tableau.isLive[slot] {
      let start = tableau.rowStart[slot]
      for position in start..<start + tableau.rowLength[slot] {
        parents.join(Int(tableau.entries[start].column), Int(tableau.entries[position].column))
      }
    }
    gather(tableau, &parents)
  }

  private mutating func gather(_ tableau: borrowing Tableau, _ parents: inout DisjointSets) {
    let symbols = tableau.degree.count
    var part = IndexArena(repeating: -1, count: symbols)
    var columnCounts = IndexArena(capacity: 16)
    var slotCounts = IndexArena(capacity: 16)
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
      columnCounts[part[parents.root(of: symbol)]] += 1
    }
    Self.lay(&columnStarts, columnCounts)
    columns.extend(by: columnStarts[count])
    Self.lay(&slotStarts, slotCounts)
    slots.extend(by: slotStarts[count])
    for symbol in 0..<symbols where isColumn(tableau, symbol) {
      let home = part[parents.root(of: symbol)]
      columnCounts[home] -= 1
      columns[columnStarts[home + 1] - 1 - columnCounts[home]] = symbol
    }
    for slot in 0..<tableau.rowStart.count where tableau.isLive[slot] && tableau.rowLength[slot] > 0 {
      let home = part[parents.root(of: Int(tableau.entries[tableau.rowStart[slot]].column))]
      slotCounts[home] -= 1
      slots[slotStarts[home + 1] - 1 - slotCounts[home]] = slot
    }
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
    for index in 0..<count { parents.append(index) }
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
