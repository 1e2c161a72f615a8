/// What constants may change from one answer to the next.
enum SplitInput: Equatable, Sendable {
  /// The constant of a constraint, whose row this is.
  case constant(row: Int)
  /// The value of a fixed variable, by its place among them.
  case fixed(place: Int)
}

/// A part of a system that only fixed variables join to the rest, with the regions in which it was solved.
struct SplitPart: Sendable {
  /// Regions that are kept at a time, and numbers in them for each variable.
  private static let (mostRegions, mostNumbers) = (8, 24)
  /// Inputs whose changes are followed at a time: more rates than that cost more than solving anew.
  private static let mostInputs = 8
  /// How much credit there may be.
  private static let mostCredit = 64

  /// The part's variables in the whole, ascending.
  private let variables: IndexList
  /// The part's rows in the whole, ascending.
  private let rows: IndexList
  /// What has changed so far, and what it is now.
  private var inputs: [SplitInput] = []
  private var current: [Double] = []
  /// The region that held last comes first.
  private var regions: [SolvedRegion] = []
  /// Each answer brings one, and a region costs about as many as it takes solves: regions that never hold again are soon not made
  /// at every step.
  private var credit = mostCredit
  /// The ranges of the part's variables, in the numbers of the whole.
  private(set) var ranges: [FreeVariable] = []
  /// Whether all that is required holds.
  private(set) var isSound = true
  /// Whether an input has changed since the last answer.
  private(set) var isDue = true

  /// The part of these variables and rows of a system.
  init(variables: [Int], rows: [Int]) {
    self.variables = IndexList(variables)
    self.rows = IndexList(rows)
  }

  /// Notes that an input changes.
  mutating func note(_ input: SplitInput, from before: Double, to now: Double) {
    isDue = true
    if let place = inputs.firstIndex(of: input) {
      current[place] = now
      return
    }
    if inputs.count == Self.mostInputs {
      inputs.removeAll(keepingCapacity: true)
      current.removeAll(keepingCapacity: true)
      regions.removeAll(keepingCapacity: true)
    }
    inputs.append(input)
    current.append(now)
    for place in regions.indices { regions[place].addInput(before) }
  }

  /// Writes the part's values and violations into the answer of the whole.
  mutating func answer(_ whole: borrowing WholeRows, into solution: inout Solution) {
    isDue = false
    if let place = regions.firstIndex(where: { $0.holds(at: current) }) {
      if place > 0 { regions.swapAt(0, place) }
      regions[0].read(current, variables, into: &solution.values, ranges: &ranges)
      credit = min(Self.mostCredit, credit + 1)
      isSound = whole.measure(rows, &solution)
    } else {
      solveAnew(whole, &solution)
    }
  }

  private mutating func solveAnew(_ whole: borrowing WholeRows, _ solution: inout Solution) {
    let system = LinearSystem(variables, rows, of: whole)
    let own = CanonicalRows(system)
    let rests = system.rests
    let settled = settle(own, rests: rests)
    for place in 0..<variables.count { solution.values[variables[place]] = settled.values[place] }
    ranges = settled.ambiguous.map {
      FreeVariable(
        variable: Variable(index: variables[$0.variable.index]), least: $0.least, greatest: $0.greatest)
    }
    isSound = whole.measure(rows, &solution)
    credit = min(Self.mostCredit, credit + 1)
    let price = 2 + 2 * settled.ranges.count
    if isSound, !inputs.isEmpty, price <= credit {
      credit -= price
      if let region = SolvedRegion(settled, own, rests: rests, base: current, shifts: shifts(own, whole)) {
        keep(region)
      }
    }
  }

  private mutating func keep(_ region: SolvedRegion) {
    regions.insert(region, at: 0)
    var size = 0
    let room = Self.mostNumbers * variables.count
    let most = regions.prefix(Self.mostRegions).prefix { region in
      size += region.size
      return size <= room
    }
    regions.removeSubrange(max(1, most.count)...)
  }

  /// How the part's own rows move with the inputs.
  private func shifts(_ own: CanonicalRows, _ whole: borrowing WholeRows) -> RowShifts {
    var shifts = RowShifts(rows: own.count, inputs: inputs.count)
    let constraints = (0..<rows.count).map { rows[$0] }.filter { whole.rows.source(of: $0) >= 0 }
    for row in 0..<own.count where own.source(of: row) >= 0 {
      let source = constraints[own.source(of: row)]
      for input in inputs.indices {
        shifts[row, input] = whole.rate(of: source, inputs[input]) / own.weight(of: row)
      }
    }
    return shifts
  }
}

extension LinearSystem {
  /// Those variables of a whole, with those rows, in which fixed variables are part of the constants.
  fileprivate init(_ variables: IndexList, _ rows: IndexList, of whole: borrowing WholeRows) {
    self.init()
    reserveCapacity(variables: variables.count, constraints: rows.count, terms: rows.count * 3)
    for place in 0..<variables.count {
      let bound = whole.lowerBounds[variables[place]]
      _ = addVariable(atLeast: bound.isFinite ? bound : nil, rest: whole.rest(of: variables[place]))
    }
    var terms: [Term] = []
    for place in 0..<rows.count where whole.rows.source(of: rows[place]) >= 0 {
      let constant = whole.split(rows[place], into: &terms)
      add(
        terms, constant: constant, whole.rows.relation(of: rows[place]),
        priority: whole.rows.priorities[whole.rows.level(of: rows[place])])
    }
  }
}
