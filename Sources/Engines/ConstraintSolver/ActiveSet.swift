/// Which rows hold as equations at an optimum, and on which side of zero the others must stay for it to remain one.
///
/// What every level decided rests on prices, and prices do not depend on constants; so after a change of constants the
/// values that make the same rows tight are optimal as long as every other row keeps its side.
struct ActiveSet: Sendable {
  /// Where a row that is not tight may stand.
  enum Stand: UInt8, Sendable {
    case anywhere, atOrAbove, atOrBelow, atZero, tight
  }

  /// Where each row may stand.
  let stands: [Stand]

  /// The active set of a settled system; nil if its values are not determined by rows alone or rows are in conflict.
  init?(_ settled: borrowing Settled, _ rows: CanonicalRows) {
    guard settled.isDetermined else { return nil }
    stands = Self.stands(settled, rows)
    guard tight.count == rows.variableCount else { return nil }
  }

  /// Where each row may stand; where required rows are in conflict, a violated equation keeps its side.
  ///
  /// A row that barred columns by standing at zero has to stay there. One that a later level moved away from zero bars
  /// nothing any longer, so that it only keeps its side.
  static func stands(_ settled: borrowing Settled, _ rows: CanonicalRows) -> [Stand] {
    var stands = [Stand](repeating: .anywhere, count: rows.count)
    for row in 0..<rows.count {
      let symbol = rows.variableCount + row
      if settled.optimizer.tableau.slotOfSymbol[symbol] < 0 {
        stands[row] = .tight
      } else {
        stands[row] = stand(settled.optimizer.decidedSide(of: symbol), in: rows, at: row)
      }
    }
    for place in 0..<settled.optimizer.forcing.count {
      let row = settled.optimizer.forcing[place] - rows.variableCount
      // What else forces are variables at their rest values: `Settled.held` has these.
      guard stands.indices.contains(row) else { continue }
      if stands[row] != .tight, isAtZero(row, of: rows, in: settled) { stands[row] = .atZero }
    }
    return stands
  }

  private static func isAtZero(_ row: Int, of rows: CanonicalRows, in settled: borrowing Settled) -> Bool {
    abs(rows.activity(of: row, at: settled.unsnapped)) <= Tolerance.feasibility(abs(rows.constants[row]))
  }

  /// The rows that determine the values, as many as there are variables.
  var tight: [Int] { stands.indices.filter { stands[$0] == .tight } }

  /// Rows that no level ever looked at may stand anywhere, but required ones must hold.
  private static func stand(_ side: Int8, in rows: CanonicalRows, at row: Int) -> Stand {
    if side != 0 { return side > 0 ? .atOrAbove : .atOrBelow }
    if !rows.isRequired(row) { return .anywhere }
    switch rows.relation(of: row) {
    case .equal: return .atZero
    case .atMost: return .atOrBelow
    case .atLeast: return .atOrAbove
    }
  }
}
