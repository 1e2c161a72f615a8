/// The rows of a system that is split at its fixed variables.
struct WholeRows: Sendable {
  /// The rows, with the constants as they stand.
  private(set) var rows: CanonicalRows
  /// The fixed variables.
  private(set) var fixed: FixedVariables
  /// The lower bounds of the variables; minus infinity where there is none.
  let lowerBounds: [Double]
  private let givenRests: [Double]
  /// The place of each variable that is not fixed in its part.
  private let placesInPart: IndexList
  /// The row of each constraint; -1 of those without terms.
  private var rowOfConstraint: IndexList

  /// The rows of `system`; `placesInPart` says where each variable stands in its part.
  init(_ system: LinearSystem, _ rows: CanonicalRows, fixed: FixedVariables, placesInPart: IndexList) {
    self.rows = rows
    self.fixed = fixed
    lowerBounds = system.lowerBounds
    givenRests = system.givenRests
    self.placesInPart = placesInPart
    rowOfConstraint = IndexList(repeatElement(-1, count: system.constraintCount))
    for row in 0..<rows.count where rows.source(of: row) >= 0 { rowOfConstraint[rows.source(of: row)] = row }
  }

  /// The rest value of a variable.
  func rest(of variable: Int) -> Double { variable < givenRests.count ? givenRests[variable] : 0 }

  /// The row of a constraint; -1 if it has no terms.
  @inline(__always)
  func row(of constraint: Int) -> Int { rowOfConstraint[constraint] }

  /// Replaces a row's constant, given in units of the constraint.
  mutating func setConstant(_ constant: Double, of row: Int) { rows.setConstant(constant, of: row) }

  /// Brings the fixed variables up to date; see ``FixedVariables/update(_:)``.
  mutating func updateFixed() -> [(place: Int, before: Double)] { fixed.update(rows) }

  /// Gathers a row's terms in the numbers of its part and in units of the constraint; returns what the constant and the
  /// fixed variables add up to.
  func split(_ row: Int, into terms: inout [Term]) -> Double {
    terms.removeAll(keepingCapacity: true)
    let weight = rows.weight(of: row)
    var constant = rows.constants[row] * weight
    for position in rows.starts[row]..<rows.starts[row + 1] {
      let entry = rows.entries[position]
      let variable = Int(entry.column)
      let place = fixed.place(of: variable)
      if place >= 0 {
        constant += entry.coefficient * weight * fixed.values[place]
      } else {
        terms.append(Term(Variable(index: placesInPart[variable]), entry.coefficient * weight))
      }
    }
    return constant
  }

  /// What one unit of an input adds to a row, in units of the constraint.
  func rate(of row: Int, _ input: SplitInput) -> Double {
    switch input {
    case .constant(let changed): return changed == row ? 1 : 0
    case .fixed(let place):
      let variable = fixed.variables[place]
      for position in rows.starts[row]..<rows.starts[row + 1]
      where Int(rows.entries[position].column) == variable {
        return rows.entries[position].coefficient * rows.weight(of: row)
      }
      return 0
    }
  }

  /// Notes how far the values miss each of some rows; false if a required one does not hold.
  func measure(_ list: IndexList, _ solution: inout Solution) -> Bool {
    var isSound = true
    for place in 0..<list.count {
      let row = list[place]
      let violation = rows.violation(of: row, at: solution.values)
      if rows.source(of: row) >= 0 { solution.violations[rows.source(of: row)] = violation }
      if violation > 0, rows.isRequired(row) { isSound = false }
    }
    return isSound
  }
}
