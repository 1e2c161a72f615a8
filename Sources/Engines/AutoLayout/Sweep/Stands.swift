import ConstraintSolver
import DesignModel

/// The fixpoint in one environment, solved, and in others, moved along the solver's stretches.
///
/// As long as all of them take the same decisions in every round, what decides is known in all, hence wherever it is
/// linear between its zeros.
struct Stands {
  /// What holds where all is decided as in the first environment; ways lead from there to the others.
  private(set) var limits: [Limit] = []
  /// How far each way goes by itself.
  private(set) var ends: [StretchEnds]
  private var one: Fixpoint
  private var others: [Fixpoint]

  enum Outcome {
    /// The layouts, that of the first environment first.
    case settled(LayoutAnswer, [LayoutAnswer])
    /// Something is decided otherwise elsewhere: for each way the share of it at which it may not be.
    case apart([Double])
  }

  /// The first environment, and those that ways lead to.
  init(_ prepared: PreparedScreen, from origin: LayoutEnvironment, towards places: [LayoutEnvironment]) {
    func fixpoint(_ environment: LayoutEnvironment) -> Fixpoint {
      Fixpoint(SettledScreen(prepared, environment.settled(for: prepared.screen), roundsOffsets: false))
    }
    one = fixpoint(origin)
    others = places.map(fixpoint)
    ends = places.map { _ in StretchEnds() }
  }

  /// Lays out all of them, round by round.
  mutating func run(_ widths: inout WrapWidths) -> Outcome {
    while true {
      let (lowering, moved) = (one.lowering(), others.map { $0.lowering() })
      guard let stretch = Stretch(from: lowering.system, towards: moved.map(\.system)) else { return apart }
      for limit in stretch.limits { take(limit) }
      if isTooFar { return apart }
      let solved = SolvedScreen(one.settled, lowering, solution: stretch.solution)
      let end = one.advance(lowering, stretch.solution)
      let switches = Switches(one, &widths)
      let numbers = switches.numbers(one, solved)
      var (farEnds, farNumbers): ([LayoutAnswer?], [[Double]]) = ([], [])
      for place in others.indices {
        var far = stretch.solution
        far.values = stretch.values(at: 1, ofWay: place)
        let solved = SolvedScreen(others[place].settled, moved[place], solution: far)
        farEnds.append(others[place].advance(moved[place], far))
        farNumbers.append(switches.numbers(others[place], solved))
      }
      guard narrow(numbers, farNumbers), !isTooFar, farEnds.allSatisfy({ ($0 == nil) == (end == nil) })
      else { return apart }
      if let end { return .settled(end, farEnds.compactMap(\.self)) }
    }
  }

  private mutating func take(_ limit: Limit) {
    limits.append(limit)
    for way in ends.indices { ends[way].narrow(by: limit, ofWay: way) }
  }

  /// Adds the limits of numbers that must not change their sign; false if the lists don't match.
  private mutating func narrow(_ here: [Double], _ there: [[Double]]) -> Bool {
    guard there.allSatisfy({ $0.count == here.count }) else { return false }
    for (place, value) in here.enumerated() {
      // Places are known to a billionth.
      let rates = there.map { abs($0[place] - value) > 1e-8 ? $0[place] - value : 0 }
      guard rates.contains(where: { $0 != 0 }) else { continue }
      if abs(value) < 5e-9 {
        take(Limit(height: 0, climbs: rates))
        take(Limit(height: 0, climbs: rates.map { -$0 }))
      } else {
        take(Limit(height: abs(value), climbs: value > 0 ? rates : rates.map { -$0 }))
      }
    }
    return true
  }

  /// Whether one of the other environments is where something is decided otherwise.
  private var isTooFar: Bool { ends.contains { $0.greatest < 1 } }

  /// Places that are as far as is known to be good, to whichever side of each way there is more room.
  private var apart: Outcome {
    .apart(
      ends.map { end in
        if end.greatest >= 1, isTooFar { return 1 }
        let room = end.greatest < 1 ? end.greatest : 0.25
        let back = end.least.isFinite ? -end.least : 0
        return room >= min(back, 1) ? room * 0.9 : -min(back, 1) * 0.9
      })
  }
}
