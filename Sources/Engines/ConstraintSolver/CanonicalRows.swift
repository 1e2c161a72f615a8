/// One coefficient of a row, in the column of a symbol.
struct Entry: BitwiseCopyable, Sendable {
  var column: Int32
  var coefficient: Double
}

/// What a row says besides its terms and its constant, in sixteen bytes.
struct RowHead: BitwiseCopyable, Sendable {
  /// What one unit of the scaled row is worth in units of the constraint.
  let weight: Double
  private let sourceIndex: Int32
  private let levelAndRelation: UInt32

  /// A row of that weight and relation, whose priority has that place, and which comes from that constraint, or from -1 -
  /// variable for a lower bound.
  @inline(__always)
  init(weight: Double, _ relation: LinearRelation, level: Int, source: Int) {
    self.weight = weight
    sourceIndex = Int32(truncatingIfNeeded: source)
    levelAndRelation = UInt32(truncatingIfNeeded: level) << 2 | UInt32(relation.rawValue)
  }

  /// The relation.
  @inline(__always)
  var relation: LinearRelation {
    switch levelAndRelation & 3 {
    case 0: .equal
    case 1: .atMost
    default: .atLeast
    }
  }

  /// The place of the row's priority.
  @inline(__always)
  var level: Int { Int(levelAndRelation >> 2) }

  /// The constraint index, or -1 - variable for a lower bound.
  @inline(__always)
  var source: Int { Int(sourceIndex) }
}

/// A system's constraints and lower bounds in one order of their own, each scaled by a power of two.
///
/// The order depends on what the rows say, not on when they were added; so does every later step.
struct CanonicalRows: Sendable {
  /// How many variables the system has.
  let variableCount: Int
  /// How many rows there are; rows without variables stay outside.
  private(set) var count = 0
  /// The distinct priorities, highest first.
  private(set) var priorities: [Double] = []
  /// All entries, row after row, ascending by variable in each.
  private(set) var entries: [Entry] = []
  /// Where each row's entries start; one more than there are rows.
  private(set) var starts = IndexList([0])
  /// The scaled constants.
  private(set) var constants: [Double] = []
  /// What else is known of each row.
  private(set) var heads: [RowHead] = []
  /// The constraints without variables.
  private(set) var claims: [ConstantClaim] = []

  /// The rows of `system` in canonical order.
  init(_ system: LinearSystem) {
    let variables = system.variableCount
    var raw = RawRows(system)
    raw.sortCanonically(variables)
    variableCount = variables
    priorities = raw.priorities
    claims = raw.claims
    take(raw)
  }

  /// Copies rows in their order: each list is filled at once, since `append` asks each time whether the list is shared.
  private mutating func take(_ raw: borrowing RawRows) {
    count = raw.order.count
    entries = raw.orderedEntries()
    starts = raw.orderedStarts()
    constants = raw.ordered(raw.constants)
    heads = raw.ordered(raw.heads)
  }

  /// The `chosen` rows of another system, numbered anew.
  init(_ rows: CanonicalRows, keeping chosen: [Int]) {
    variableCount = rows.variableCount
    priorities = rows.priorities
    reserve(chosen.count, entries: chosen.count * 3)
    for row in chosen {
      for entry in rows.starts[row]..<rows.starts[row + 1] { entries.append(rows.entries[entry]) }
      close(
        rows.constants[row], rows.weight(of: row), relation: rows.relation(of: row),
        level: rows.level(of: row),
        source: rows.source(of: row))
    }
  }

  /// The `chosen` rows and `resting` variables as required equations without constants, with one variable more for each of
  /// `shifts`: what moves the rows' constants.
  init(_ rows: CanonicalRows, equations chosen: [Int], resting: [Int], shifts: RowShifts) {
    variableCount = rows.variableCount + shifts.inputCount
    priorities = [LinearSystem.required]
    reserve(chosen.count + resting.count, entries: chosen.count * 3 + resting.count)
    for row in chosen {
      for entry in rows.starts[row]..<rows.starts[row + 1] { entries.append(rows.entries[entry]) }
      for input in 0..<shifts.inputCount where shifts[row, input] != 0 {
        entries.append(
          Entry(column: Int32(rows.variableCount + input), coefficient: shifts[row, input]))
      }
      close(0, 1, relation: .equal, level: 0, source: row)
    }
    for variable in resting {
      entries.append(Entry(column: Int32(variable), coefficient: 1))
      close(0, 1, relation: .equal, level: 0, source: -1 - variable)
    }
  }

  /// The `chosen` rows as required equations with other constants, then each `fixed` variable equal to a value.
  init(_ rows: CanonicalRows, equations chosen: [Int], constants: [Double], fixed: [(Int, Double)]) {
    variableCount = rows.variableCount
    priorities = [LinearSystem.required]
    reserve(chosen.count + fixed.count, entries: chosen.count * 3 + fixed.count)
    for (row, constant) in zip(chosen, constants) {
      for entry in rows.starts[row]..<rows.starts[row + 1] { entries.append(rows.entries[entry]) }
      close(constant, 1, relation: .equal, level: 0, source: row)
    }
    for (variable, value) in fixed {
      entries.append(Entry(column: Int32(variable), coefficient: 1))
      close(-value, 1, relation: .equal, level: 0, source: -1 - variable)
    }
  }

  private mutating func reserve(_ rows: Int, entries count: Int) {
    entries.reserveCapacity(count)
    starts.reserveCapacity(rows + 1)
    constants.reserveCapacity(rows)
    heads.reserveCapacity(rows)
  }

  private mutating func close(
    _ constant: Double, _ weight: Double, relation: LinearRelation, level: Int, source: Int
  ) {
    count += 1
    starts.append(entries.count)
    constants.append(constant)
    heads.append(RowHead(weight: weight, relation, level: level, source: source))
  }

  /// What one unit of the scaled row is worth in units of the constraint.
  @inline(__always)
  func weight(of row: Int) -> Double { heads[row].weight }

  /// The relation of a row.
  @inline(__always)
  func relation(of row: Int) -> LinearRelation { heads[row].relation }

  /// The place of a row's priority in `priorities`.
  @inline(__always)
  func level(of row: Int) -> Int { heads[row].level }

  /// The constraint index of a row, or -1 - variable for a lower bound.
  @inline(__always)
  func source(of row: Int) -> Int { heads[row].source }

  /// The rows that say the same as the next one but for its constant, by which the two are ordered.
  var twins: [Int] {
    (0..<max(0, count - 1)).filter { row in
      level(of: row) == level(of: row + 1) && relation(of: row) == relation(of: row + 1)
        && starts[row + 1] - starts[row] == starts[row + 2] - starts[row + 1]
        && zip(starts[row]..<starts[row + 1], starts[row + 1]..<starts[row + 2]).allSatisfy {
          entries[$0].column == entries[$1].column && entries[$0].coefficient == entries[$1].coefficient
        }
    }
  }

  /// Takes over the constants of a system of the same structure; false where `twins` would then stand in another order,
  /// and where there are constraints without variables.
  mutating func takeConstants(of system: LinearSystem, twins: [Int]) -> Bool {
    if !claims.isEmpty { return false }
    for row in 0..<count where source(of: row) >= 0 {
      constants[row] = system.constants[source(of: row)] / weight(of: row)
    }
    return twins.allSatisfy { row in
      (constants[row], weight(of: row), source(of: row)) < (
        constants[row + 1], weight(of: row + 1), source(of: row + 1)
      )
    }
  }

  /// Replaces a row's constant, given in units of the constraint.
  mutating func setConstant(_ constant: Double, of row: Int) { constants[row] = constant / weight(of: row) }

  /// The row of a constraint; nil if it has none.
  func row(of constraint: Int) -> Int? { (0..<count).first { source(of: $0) == constraint } }

  /// What a row is to the caller.
  func member(_ row: Int) -> ConflictMember {
    let source = source(of: row)
    return source >= 0 ? .constraint(ConstraintIndex(source)) : .lowerBound(Variable(index: -1 - source))
  }

  /// Whether a row must hold.
  @inline(__always)
  func isRequired(_ row: Int) -> Bool { level(of: row) == 0 && priorities[0] == LinearSystem.required }

  /// How far `values` miss a row, in units of the constraint; 0 within the tolerance of its numbers.
  func violation(of row: Int, at values: [Double]) -> Double {
    var sum = constants[row]
    var magnitude = abs(sum)
    for position in starts[row]..<starts[row + 1] {
      let entry = entries[position]
      let part = entry.coefficient * values[Int(entry.column)]
      sum += part
      magnitude = max(magnitude, abs(part))
    }
    switch relation(of: row) {
    case .equal: sum = abs(sum)
    case .atMost: break
    case .atLeast: sum = -sum
    }
    return sum > Tolerance.feasibility(magnitude) ? sum * weight(of: row) : 0
  }

  /// The left side of a row at `values`, in units of the scaled row.
  func activity(of row: Int, at values: [Double]) -> Double {
    var sum = constants[row]
    for position in starts[row]..<starts[row + 1] {
      sum += entries[position].coefficient * values[Int(entries[position].column)]
    }
    return sum
  }
}
