/// Takes variables out of the tableau by solving rows for them, and remembers the rows to compute them from later.
///
/// First required equations, whose activity is zero for good; then, to get a starting basis, one row for each variable
/// that is left, whose activity takes the variable's place.
struct Elimination: ~Copyable {
  /// The eliminated variables' slots in order; each row speaks only of symbols that were left at its time.
  private(set) var log: IndexArena
  /// Where in the log the rows begin whose activities took their variables' places.
  private(set) var basisStart = 0
  /// The required equations that came out as `0 = c`: their parts of the system must do without this elimination.
  private(set) var contradictions: [Int] = []
  /// No equation is solved for variables from this one on.
  private var firstParameter = Int.max
  /// The lowest key under which an equation waits; -1 for rows that are no candidates.
  private var filedKeys = IndexArena(capacity: 0)

  /// Nothing is eliminated yet of a system with so many variables.
  init(variables: Int) { log = IndexArena(capacity: variables) }

  /// Solves required equations for variables, the ones that cause the least fill first, and retires them.
  ///
  /// Rows marked in `kept` are left alone, and no equation is solved for variables from `firstParameter` on.
  mutating func eliminateEquations(
    _ tableau: inout Tableau, _ rows: CanonicalRows, kept: [Bool], firstParameter: Int = .max
  ) {
    self.firstParameter = firstParameter
    var queue = BucketQueue(capacity: rows.count * 2)
    filedKeys = IndexArena(repeating: -1, count: rows.count)
    for row in 0..<rows.count where isEquation(rows, row) && (kept.isEmpty || !kept[row]) {
      file(row, key: fill(tableau, row).key, &queue)
    }
    while let (row, key) = queue.pop() {
      guard tableau.isLive[row] else { continue }
      let now = fill(tableau, row)
      if BucketQueue.filed(now.key) > key {
        if filedKeys[row] == key { file(row, key: now.key, &queue) }
        continue
      }
      if now.column < 0 {
        tableau.isLive[row] = false
        if abs(tableau.constant[row]) > Tolerance.feasibility(tableau.magnitude[row]) {
          contradictions.append(row)
        }
        continue
      }
      let column = now.column
      tableau.pivot(row, column, keepsActivity: false)
      tableau.retire(row)
      log.append(row)
      requeue(tableau, row: row, column: column, in: &queue)
    }
  }

  private func isEquation(_ rows: CanonicalRows, _ row: Int) -> Bool {
    rows.relation(of: row) == .equal && rows.isRequired(row)
  }

  /// The fill that eliminating by this row may cause, and the column to do it with.
  private func fill(_ tableau: borrowing Tableau, _ row: Int) -> (key: Int, column: Int) {
    let start = tableau.rowStart[row]
    let length = tableau.rowLength[row]
    var largest = 0.0
    for position in start..<start + length {
      largest = max(largest, abs(tableau.entries[position].coefficient))
    }
    var best = -1
    var lowest = Int.max
    for position in start..<start + length {
      let entry = tableau.entries[position]
      guard abs(entry.coefficient) >= largest * Tolerance.pivotShare else { continue }
      let column = Int(entry.column)
      if column >= firstParameter { continue }
      let degree = tableau.degree[column]
      if degree < lowest || (degree == lowest && column > best) {
        lowest = degree
        best = column
      }
    }
    // A row of one or two entries never lengthens another.
    return (length < 2 || best < 0 ? 0 : (length - 2) * (lowest - 1) + 1, best)
  }

  /// Files again the equations that may have become cheaper: those that held the eliminated column, and those of
  /// columns that have become rare.
  private mutating func requeue(
    _ tableau: borrowing Tableau, row: Int, column: Int, in queue: inout BucketQueue
  ) {
    requeue(tableau, slotsOf: column, &queue)
    for position in tableau.rowStart[row]..<tableau.rowStart[row] + tableau.rowLength[row] {
      let neighbour = Int(tableau.entries[position].column)
      if tableau.degree[neighbour] <= 2 { requeue(tableau, slotsOf: neighbour, &queue) }
    }
  }

  private mutating func requeue(
    _ tableau: borrowing Tableau, slotsOf column: Int, _ queue: inout BucketQueue
  ) {
    let start = tableau.columnStart[column]
    for place in start..<start + tableau.columnLength[column] {
      let other = tableau.columnSlots[place]
      guard tableau.isLive[other], filedKeys[other] >= 0 else { continue }
      let key = fill(tableau, other).key
      if BucketQueue.filed(key) < filedKeys[other] { file(other, key: key, &queue) }
    }
  }

  private mutating func file(_ row: Int, key: Int, _ queue: inout BucketQueue) {
    filedKeys[row] = BucketQueue.filed(key)
    queue.push(row, key: key)
  }

  /// Makes every variable that still occurs in a row basic, so that only activities are nonbasic.
  mutating func pivotOutVariables(_ tableau: inout Tableau, _ rows: CanonicalRows) {
    basisStart = log.count
    var queue = BucketQueue(capacity: tableau.variableCount * 2)
    for variable in 0..<tableau.variableCount where tableau.degree[variable] > 0 {
      queue.push(variable, key: tableau.degree[variable])
    }
    while let (variable, key) = queue.pop() {
      let degree = tableau.degree[variable]
      guard degree > 0, tableau.slotOfSymbol[variable] < 0 else { continue }
      if BucketQueue.filed(degree) > key {
        queue.push(variable, key: degree)
        continue
      }
      guard let slot = likelyTightRow(&tableau, in: rows, of: variable) else { continue }
      tableau.pivot(slot, variable)
      tableau.retire(slot)
      log.append(slot)
      for position in tableau.rowStart[slot]..<tableau.rowStart[slot] + tableau.rowLength[slot] {
        let other = Int(tableau.entries[position].column)
        guard other < tableau.variableCount else { continue }
        queue.push(other, key: tableau.degree[other])
      }
    }
  }

  /// The row of a variable that is likely to hold as an equation in the end and cheap to pivot on.
  private func likelyTightRow(
    _ tableau: inout Tableau, in rows: CanonicalRows, of variable: Int
  ) -> Int? {
    var best = -1
    var bestRank = Int.max
    var bestShare = 0.0
    // A loop and no closure, which would keep the rows' lists and let go of them each time.
    tableau.beginVisits()
    let start = tableau.columnStart[variable]
    for position in start..<start + tableau.columnLength[variable] {
      let slot = tableau.columnSlots[position]
      guard tableau.visit(slot) else { continue }
      let coefficient = tableau.coefficient(slot, variable)
      if coefficient == 0 { continue }
      // Slots below the row count still hold their own activity: pivoted ones are retired.
      let share = abs(coefficient) / Self.largestCoefficient(tableau, slot)
      let sound = share >= Tolerance.pivotShare / 10
      let rank = Self.rank(rows, slot, length: tableau.rowLength[slot])
      let better =
        sound == (bestShare >= Tolerance.pivotShare / 10)
        ? (sound ? rank < bestRank || (rank == bestRank && slot < best) : share > bestShare) : sound
      if better { (best, bestRank, bestShare) = (slot, rank, share) }
    }
    return best < 0 ? nil : best
  }

  private static func largestCoefficient(_ tableau: borrowing Tableau, _ slot: Int) -> Double {
    var largest = 0.0
    for position in tableau.rowStart[slot]..<tableau.rowStart[slot] + tableau.rowLength[slot] {
      largest = max(largest, abs(tableau.entries[position].coefficient))
    }
    return largest
  }

  /// Required equations, then soft rows of one variable, soft equations, soft inequalities, and what is required.
  private static func rank(_ rows: CanonicalRows, _ row: Int, length: Int) -> Int {
    let isEquation = rows.relation(of: row) == .equal
    let isSingle = rows.starts[row + 1] - rows.starts[row] == 1
    let kind: Int
    if rows.isRequired(row) {
      kind = isEquation ? 0 : isSingle ? 4 : 5
    } else {
      kind = isSingle ? 1 : isEquation ? 2 : 3
    }
    return (kind << 40) | (rows.level(of: row) << 24) | min(length, 0xff_ffff)
  }
}
