/// Which rows and variables belong together when fixed variables join nothing.
struct SplitRows {
  /// The variables of each part, ascending; the parts come in the order of their first variables.
  private(set) var variables: [[Int]] = []
  /// The rows of each part, ascending.
  private(set) var rows: [[Int]]
  /// The place of each variable in its part; 0 of fixed ones.
  private(set) var placesInPart: IndexList
  /// The part of each row; -1 of rows that speak of fixed variables only.
  private(set) var partOfRow = IndexList()
  /// The rows that speak of fixed variables only.
  private(set) var settledRows = IndexList()
  /// The parts that speak of each fixed variable.
  private(set) var partsOfFixed: [IndexList]

  /// The parts of `rows` without its `fixed` variables.
  init(_ rows: CanonicalRows, _ fixed: FixedVariables) {
    var sets = Self.joined(rows, fixed)
    var parts = IndexArena(repeating: -1, count: rows.variableCount)
    placesInPart = IndexList(repeatElement(0, count: rows.variableCount))
    for variable in 0..<rows.variableCount where fixed.place(of: variable) < 0 {
      let root = sets.root(of: variable)
      if parts[root] < 0 {
        parts[root] = variables.count
        variables.append([])
      }
      parts[variable] = parts[root]
      placesInPart[variable] = variables[parts[root]].count
      variables[parts[root]].append(variable)
    }
    self.rows = variables.map { _ in [] }
    partsOfFixed = (0..<fixed.variables.count).map { _ in IndexList() }
    for row in 0..<rows.count {
      let first = Self.firstUnknown(of: row, rows, fixed)
      partOfRow.append(first < 0 ? -1 : parts[first])
      if first < 0 { settledRows.append(row) } else { self.rows[parts[first]].append(row) }
    }
    var latest = IndexArena(repeating: -1, count: fixed.variables.count)
    for part in variables.indices { noteFixed(in: part, rows, fixed, latest: &latest) }
  }

  /// Notes which fixed variables a part speaks of; `latest` is the last part that was noted for each.
  private mutating func noteFixed(
    in part: Int, _ rows: CanonicalRows, _ fixed: FixedVariables, latest: inout IndexArena
  ) {
    for row in self.rows[part] {
      for position in rows.starts[row]..<rows.starts[row + 1] {
        let place = fixed.place(of: Int(rows.entries[position].column))
        if place < 0 || latest[place] == part { continue }
        latest[place] = part
        partsOfFixed[place].append(part)
      }
    }
  }

  /// The variables that rows join, fixed ones aside.
  private static func joined(_ rows: CanonicalRows, _ fixed: FixedVariables) -> DisjointSets {
    var sets = DisjointSets(count: rows.variableCount)
    for row in 0..<rows.count {
      let first = firstUnknown(of: row, rows, fixed)
      if first < 0 { continue }
      for position in rows.starts[row]..<rows.starts[row + 1] {
        let variable = Int(rows.entries[position].column)
        if fixed.place(of: variable) < 0 { sets.join(first, variable) }
      }
    }
    return sets
  }

  /// The first variable of a row that is not fixed; -1 if there is none.
  private static func firstUnknown(of row: Int, _ rows: CanonicalRows, _ fixed: FixedVariables) -> Int {
    for position in rows.starts[row]..<rows.starts[row + 1] {
      let variable = Int(rows.entries[position].column)
      if fixed.place(of: variable) < 0 { return variable }
    }
    return -1
  }
}
