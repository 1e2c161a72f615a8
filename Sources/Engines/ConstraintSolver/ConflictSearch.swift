/// Finds irreducible sets of required rows that cannot hold together.
enum ConflictSearch {
  /// How many sets are looked for at most.
  static let limit = 8

  /// Conflicting sets of canonical rows among the required ones that are joined with a `violated` one.
  ///
  /// No two sets share a violated row.
  static func sets(_ rows: CanonicalRows, violated: [Int]) -> [[Int]] {
    let isJoined = requiredRows(of: rows, joinedWith: violated)
    var remaining = (0..<rows.count).filter { isJoined[$0] }
    var isViolated = [Bool](repeating: false, count: rows.count)
    for row in violated { isViolated[row] = true }
    var found: [[Int]] = []
    while found.count < limit, let start = infeasibleCore(rows, remaining) {
      let set = withoutIdleBounds(rows, irreducible(rows, start))
      found.append(set)
      // The layout keeps every row that it does not violate, so dropping the violated ones ends the search.
      let dropped = set.filter { isViolated[$0] }
      remaining.removeAll { row in dropped.isEmpty ? row == set[0] : dropped.contains(row) }
    }
    return found
  }

  /// For each variable the name of its part, where only required rows join variables.
  static func requiredParts(_ rows: CanonicalRows) -> [Int] {
    var sets = DisjointSets(count: rows.variableCount)
    for row in 0..<rows.count where rows.isRequired(row) {
      let first = Int(rows.entries[rows.starts[row]].column)
      for position in rows.starts[row]..<rows.starts[row + 1] {
        sets.join(first, Int(rows.entries[position].column))
      }
    }
    var names = [Int](repeating: 0, count: rows.variableCount)
    for variable in 0..<rows.variableCount { names[variable] = sets.root(of: variable) }
    return names
  }

  /// Rows among `chosen` that cannot hold together, by the prices at the least violation; nil if all can.
  static func infeasibleCore(_ rows: CanonicalRows, _ chosen: [Int]) -> [Int]? {
    if chosen.isEmpty { return nil }
    let part = CanonicalRows(rows, keeping: chosen)
    var tableau = Tableau(part)
    var elimination = Elimination(variables: rows.variableCount)
    elimination.pivotOutVariables(&tableau, part)
    let parts = Components(tableau)
    var optimizer = LexicographicOptimizer(tableau, part)
    for index in 0..<parts.count {
      optimizer.beginComponent()
      for place in parts.columnStarts[index]..<parts.columnStarts[index + 1] {
        optimizer.addColumn(parts.columns[place])
      }
      for place in parts.slotStarts[index]..<parts.slotStarts[index + 1] {
        optimizer.addSlot(parts.slots[place])
      }
      optimizer.minimizeRequired()
      if let core = optimizer.infeasibleCarriers() { return core.map { chosen[$0] } }
    }
    return nil
  }

  /// Drops every member of a certificate that the rest can do without.
  private static func irreducible(_ rows: CanonicalRows, _ start: [Int]) -> [Int] {
    var set = withoutBlocks(rows, start.sorted())
    var index = set.count - 1
    while index >= 0, set.count > 1, !isMinimal(rows, set) {
      var rest = set
      rest.remove(at: index)
      if let core = infeasibleCore(rows, rest) {
        set = core.sorted()
        index = min(index, set.count)
      }
      index -= 1
    }
    return set
  }

  /// Drops lower bounds that the rest can do without: a certificate of one way may take some no times at all.
  private static func withoutIdleBounds(_ rows: CanonicalRows, _ set: [Int]) -> [Int] {
    var set = set
    for member in set.reversed() where rows.source(of: member) < 0 && set.count > 1 && set.contains(member) {
      let rest = set.filter { $0 != member }
      if let core = infeasibleCore(rows, rest) { set = core.sorted() }
    }
    return set
  }

  /// Sets of up to so many members lose one member at a time.
  private static let fewMembers = 64

  /// Drops blocks of a large certificate that the rest can do without, larger and larger ones as long as that goes
  /// well: where two of thousands contradict one another, it takes few trials to find them.
  private static func withoutBlocks(_ rows: CanonicalRows, _ start: [Int]) -> [Int] {
    var (set, index, block) = (start, start.count, start.count / 2)
    while index > 0, set.count > fewMembers, !isMinimal(rows, set) {
      let size = min(block, index)
      var rest = set
      rest.removeSubrange(index - size..<index)
      if let core = infeasibleCore(rows, rest) {
        // What comes after was needed by more members, so that it is among these, too.
        let needed = set.count - index
        set = core.sorted()
        index = max(0, set.count - needed)
        block = size * 2
      } else if size > 1 {
        block = size / 2
      } else {
        index -= 1
      }
    }
    return set
  }

  /// Whether the members' left sides cancel out in one way only, which a certificate that needs them all shows to be
  /// irreducible: a smaller one would be a second way (Gleeson and Ryan 1990).
  private static func isMinimal(_ rows: CanonicalRows, _ set: [Int]) -> Bool {
    let equations = CanonicalRows(rows, equations: set, resting: [], shifts: RowShifts(rows: 0, inputs: 0))
    var tableau = Tableau(equations)
    var elimination = Elimination(variables: rows.variableCount)
    elimination.eliminateEquations(&tableau, equations, kept: [])
    return elimination.log.count == set.count - 1
  }
}
