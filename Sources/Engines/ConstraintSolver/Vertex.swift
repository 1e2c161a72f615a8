/// A point of a system that some rows determine as equations, together with variables at rest, and how it moves with
/// some inputs as long as they do.
struct Vertex {
  /// The values before they are snapped.
  let values: [Double]
  /// How fast they move.
  let slopes: Slopes
  /// Where each row may be for the point to remain what it is.
  let stands: [ActiveSet.Stand]

  /// Where a settled system stands; nil if the numbers are too uneven to say what determines it.
  init?(_ settled: borrowing Settled, _ rows: CanonicalRows, shifts: RowShifts) {
    stands = ActiveSet.stands(settled, rows)
    values = settled.unsnapped
    let tight = stands.indices.filter { [stands] in stands[$0] == .tight }
    let resting = settled.restingVariables
    guard tight.count + resting.count == rows.variableCount,
      let slopes = Slopes(rows, tight: tight, resting: resting, shifts)
    else { return nil }
    self.slopes = slopes
  }

  /// The point at which a variable comes as near to `end`, the finite end of its range, as the levels let it.
  ///
  /// What else is open goes to rest there: any of the points at which the variable has that value will do.
  init?(
    _ variable: Int, at end: Double, isGreatest: Bool, _ rows: CanonicalRows, rests: [Double],
    shifts: RowShifts
  ) {
    var rests = rests
    rests[variable] = isGreatest ? end + (1 + abs(end)) : end - (1 + abs(end))
    let settled = settle(rows, rests: rests, first: variable, asksRanges: false)
    self.init(settled, rows, shifts: shifts)
    guard abs(values[variable] - end) <= 1e-9 * (1 + abs(end)) else { return nil }
  }
}
