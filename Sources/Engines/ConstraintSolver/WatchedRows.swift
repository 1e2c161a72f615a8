/// The rows of an optimum that a ray moves and those that are violated.
struct WatchedRows: Sendable {
  /// The rows, numbered by their places here.
  private(set) var rows: CanonicalRows
  /// The canonical row of each place, ascending.
  let rowNumbers: IndexList
  private let activities: [Double]

  /// The rows `ids` of `rows`, ascending, at the optimum's `values`.
  init(_ ids: [Int], _ rows: CanonicalRows, at values: [Double]) {
    rowNumbers = IndexList(ids)
    self.rows = CanonicalRows(rows, keeping: ids)
    activities = ids.map { rows.activity(of: $0, at: values) }
  }

  /// The canonical row at a place.
  @inline(__always)
  func row(_ place: Int) -> Int { rowNumbers[place] }

  /// The place of a canonical row, which must be watched.
  func place(of row: Int) -> Int {
    var (low, high) = (0, rowNumbers.count)
    while low < high {
      let middle = (low + high) / 2
      if rowNumbers[middle] < row { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The left side of the row at a place, at the optimum.
  @inline(__always)
  func activity(_ place: Int) -> Double { activities[place] }

  /// Replaces the constant of the row at a place, given in units of the constraint.
  mutating func setConstant(_ constant: Double, of place: Int) { rows.setConstant(constant, of: place) }
}
