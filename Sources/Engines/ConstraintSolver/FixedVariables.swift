/// The variables that required equations fix, whatever else is asked for: those alone in an equation, and those left in one
/// when the others in it are fixed.
struct FixedVariables: Sendable {
  /// The variables, each after those that its equation speaks of.
  private(set) var variables = IndexList()
  /// The equation of each.
  private var equations = IndexList()
  /// The values before they are snapped, in the same order.
  private(set) var values: [Double] = []
  /// The place of each variable of the system in this list; -1 of others.
  private var places: IndexList

  /// The fixed variables of `rows` at the rows' constants.
  init(_ rows: CanonicalRows) {
    places = IndexList(repeatElement(-1, count: rows.variableCount))
    var unknowns = IndexArena(capacity: rows.count)
    var ready = IndexArena(capacity: 16)
    for row in 0..<rows.count {
      unknowns.append(rows.starts[row + 1] - rows.starts[row])
      if unknowns[row] == 1, rows.isRequiredEquation(row) { ready.append(row) }
    }
    let occurrences = RowsOfVariables(rows)
    var next = 0
    while next < ready.count {
      let row = ready[next]
      next += 1
      guard let variable = lastUnknown(of: row, rows) else { continue }
      fix(variable, by: row)
      occurrences.forEach(of: variable) { other in
        unknowns[other] -= 1
        if unknowns[other] == 1, rows.isRequiredEquation(other) { ready.append(other) }
      }
    }
    _ = update(rows)
  }

  private mutating func fix(_ variable: Int, by row: Int) {
    places[variable] = variables.count
    variables.append(variable)
    equations.append(row)
    values.append(0)
  }

  /// The only variable of a row that is not fixed; nil if there is none, or its coefficient is too small to divide by.
  private func lastUnknown(of row: Int, _ rows: CanonicalRows) -> Int? {
    var found: Entry?
    var largest = 0.0
    for position in rows.starts[row]..<rows.starts[row + 1] {
      let entry = rows.entries[position]
      largest = max(largest, abs(entry.coefficient))
      if place(of: Int(entry.column)) < 0 { found = entry }
    }
    guard let found, abs(found.coefficient) >= largest * Tolerance.pivotShare else { return nil }
    return Int(found.column)
  }

  /// The place of a variable in this list; -1 if it is not fixed.
  @inline(__always)
  func place(of variable: Int) -> Int { places[variable] }

  /// Takes over the constants of `rows`; returns the places of the variables whose values changed, with the values before.
  mutating func update(_ rows: CanonicalRows) -> [(place: Int, before: Double)] {
    var changes: [(place: Int, before: Double)] = []
    for place in values.indices {
      let value = solved(place, rows)
      if value == values[place] { continue }
      changes.append((place, values[place]))
      values[place] = value
    }
    return changes
  }

  /// The value of a variable by its equation and the values before it.
  private func solved(_ place: Int, _ rows: CanonicalRows) -> Double {
    let row = equations[place]
    let variable = variables[place]
    var sum = rows.constants[row]
    var own = 1.0
    for position in rows.starts[row]..<rows.starts[row + 1] {
      let entry = rows.entries[position]
      if Int(entry.column) == variable {
        own = entry.coefficient
      } else {
        sum += entry.coefficient * values[places[Int(entry.column)]]
      }
    }
    return -sum / own
  }
}

/// In which rows each variable occurs.
private struct RowsOfVariables: ~Copyable {
  private var starts: IndexArena
  private var rows: IndexArena

  init(_ rows: CanonicalRows) {
    starts = IndexArena(repeating: 0, count: rows.variableCount + 1)
    self.rows = IndexArena(repeating: 0, count: rows.entries.count)
    for entry in rows.entries { starts[Int(entry.column)] += 1 }
    for variable in 0..<rows.variableCount { starts[variable + 1] += starts[variable] }
    for row in 0..<rows.count {
      for position in rows.starts[row]..<rows.starts[row + 1] {
        let variable = Int(rows.entries[position].column)
        starts[variable] -= 1
        self.rows[starts[variable]] = row
      }
    }
  }

  func forEach(of variable: Int, _ body: (Int) -> Void) {
    for place in starts[variable]..<starts[variable + 1] { body(rows[place]) }
  }
}

extension CanonicalRows {
  /// Whether a row must hold as an equation.
  func isRequiredEquation(_ row: Int) -> Bool { relation(of: row) == .equal && isRequired(row) }
}
