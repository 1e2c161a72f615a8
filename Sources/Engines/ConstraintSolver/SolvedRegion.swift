/// The answer of a system as a function of some inputs, where the same rows decide.
///
/// Each value and each end of a range is linear in the inputs as long as the rows that determine it do. Whether they do
/// follows from the rows that are not tight: each has to stay on its side at the point where the value, or the end, is taken.
/// Prices do not depend on constants, so that nothing else has to be looked at.
struct SolvedRegion: Sendable {
  /// More open variables than this cost more than solving anew.
  private static let mostOpen = 16

  /// How many inputs the functions are of.
  private let inputCount: Int
  /// The inputs at which the system was solved; those after the first `inputCount` have to stay.
  private(set) var base: [Double]
  /// Functions, each as its value at the base and its rates: the variables' values, then two ends for each open variable.
  private var outputs: [Double] = []
  /// The functions that have to stay at zero or above; none are kept of a single input.
  private var limits: [Double] = []
  /// How far each input may move alone, down and up.
  private var reach: [Double]
  /// The variables that the levels leave open.
  private var open = IndexList()
  private let variableCount: Int

  /// The region of a settled system; nil if there is too much that is open, or the numbers are too uneven.
  init?(
    _ settled: borrowing Settled, _ rows: CanonicalRows, rests: [Double], base: [Double],
    shifts: RowShifts
  ) {
    guard settled.ranges.count <= Self.mostOpen, let point = Vertex(settled, rows, shifts: shifts) else {
      return nil
    }
    inputCount = base.count
    self.base = base
    variableCount = rows.variableCount
    reach = base.flatMap { _ in [-Double.infinity, Double.infinity] }
    for variable in 0..<variableCount { addOutput(point, variable) }
    limit(point, rows)
    for (variable, stand) in settled.held(rests: rests) {
      let slack = 1e-12 * (1 + abs(rests[variable]))
      limit(to: stand, point.values[variable] - rests[variable], slack: slack) { point.slopes[variable, $0] }
    }
    for range in settled.ranges {
      open.append(range.variable.index)
      for (end, isGreatest) in [(range.least, false), (range.greatest, true)] {
        guard
          addEnd(
            range.variable.index, at: end, isGreatest: isGreatest, in: rows, rests: rests, shifts: shifts)
        else {
          return nil
        }
      }
    }
  }

  /// How many numbers are kept.
  var size: Int { outputs.count + limits.count }

  // MARK: Building

  private mutating func addOutput(_ point: Vertex, _ variable: Int) {
    outputs.append(point.values[variable])
    for input in 0..<inputCount {
      let rate = point.slopes[variable, input]
      outputs.append(abs(rate) > Tolerance.cancellation ? rate : 0)
    }
  }

  /// Adds an end of a variable's range and what it takes for it to be the end; false if that is not known.
  private mutating func addEnd(
    _ variable: Int, at end: Double, isGreatest: Bool, in rows: CanonicalRows, rests: [Double],
    shifts: RowShifts
  ) -> Bool {
    // Which directions never end does not depend on constants.
    if !end.isFinite {
      outputs.append(end)
      for _ in 0..<inputCount { outputs.append(0) }
      return true
    }
    guard let point = Vertex(variable, at: end, isGreatest: isGreatest, rows, rests: rests, shifts: shifts)
    else {
      return false
    }
    addOutput(point, variable)
    limit(point, rows)
    return true
  }

  /// Keeps every row on its side at a point.
  private mutating func limit(_ point: Vertex, _ rows: CanonicalRows) {
    for row in 0..<rows.count where point.stands[row] != .tight && point.stands[row] != .anywhere {
      let activity = rows.activity(of: row, at: point.values)
      let slack = 1e-12 * (1 + abs(rows.constants[row]))
      limit(to: point.stands[row], activity, slack: slack) { point.slopes.rate(of: row, rows, $0) }
    }
  }

  /// Keeps a function where it may stand.
  private mutating func limit(
    to stand: ActiveSet.Stand, _ value: Double, slack: Double, _ rate: (Int) -> Double
  ) {
    if stand != .atOrBelow { addLimit(1, value, slack: slack, rate: rate) }
    if stand != .atOrAbove { addLimit(-1, value, slack: slack, rate: rate) }
  }

  /// Keeps `sign` times a function from falling below zero; one that does not move is there already.
  private mutating func addLimit(_ sign: Double, _ value: Double, slack: Double, rate: (Int) -> Double) {
    let height = max(0, sign * value) + slack
    let start = limits.count
    var moves = false
    limits.append(height)
    for input in 0..<inputCount {
      let climb = sign * rate(input)
      guard abs(climb) > Tolerance.cancellation else {
        limits.append(0)
        continue
      }
      limits.append(climb)
      moves = true
      if climb > 0 {
        reach[2 * input] = max(reach[2 * input], -height / climb)
      } else {
        reach[2 * input + 1] = min(reach[2 * input + 1], -height / climb)
      }
    }
    if !moves || inputCount == 1 { limits.removeSubrange(start...) }
  }

  // MARK: Answering

  /// Notes an input that has stayed so far.
  mutating func addInput(_ value: Double) { base.append(value) }

  /// Whether the region holds at the inputs.
  func holds(at inputs: [Double]) -> Bool {
    var moved = -1
    var isAlone = true
    for input in inputs.indices where inputs[input] != base[input] {
      if input >= inputCount { return false }
      isAlone = moved < 0
      moved = input
    }
    if moved < 0 { return true }
    if isAlone {
      let distance = inputs[moved] - base[moved]
      return distance >= reach[2 * moved] && distance <= reach[2 * moved + 1]
    }
    return stride(from: 0, to: limits.count, by: 1 + inputCount).allSatisfy {
      Self.value(of: limits, from: $0, at: inputs, base: base, inputCount: inputCount) >= 0
    }
  }

  /// Sets the values and says the ranges of the variables, whose places in the whole are `variables`, at the inputs.
  func read(
    _ inputs: [Double], _ variables: IndexList, into values: inout [Double], ranges: inout [FreeVariable]
  ) {
    var start = 0
    for place in 0..<variableCount {
      values[variables[place]] = Settled.snap(
        Self.value(of: outputs, from: start, at: inputs, base: base, inputCount: inputCount))
      start += 1 + inputCount
    }
    ranges.removeAll(keepingCapacity: true)
    for place in 0..<open.count {
      let least = Self.value(of: outputs, from: start, at: inputs, base: base, inputCount: inputCount)
      let greatest = Self.value(
        of: outputs, from: start + 1 + inputCount, at: inputs, base: base, inputCount: inputCount)
      start += 2 * (1 + inputCount)
      let variable = Variable(index: variables[open[place]])
      if let range = FreeVariable(variable: variable, least: least, greatest: greatest).snapped {
        ranges.append(range)
      }
    }
  }

  /// The value of the function that starts at `start`.
  @inline(__always)
  private static func value(
    of functions: [Double], from start: Int, at inputs: [Double], base: [Double], inputCount: Int
  ) -> Double {
    var value = functions[start]
    for input in 0..<inputCount { value += functions[start + 1 + input] * (inputs[input] - base[input]) }
    return value
  }
}
