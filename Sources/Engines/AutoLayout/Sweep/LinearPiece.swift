import ConstraintSolver
import DesignModel

/// A stretch of a path over which a layout comes about in the same way, so that all places are linear in the length.
///
/// It is found by laying out twice at once: at one length by solving, at another along the solver's stretches. As long
/// as both take the same decisions in every round, what decides is known at two lengths, hence at all between its
/// zeros.
struct LinearPiece {
  /// The length in points at which the layout was solved.
  let origin: Double
  /// From `origin` to the length at which the twin stands.
  let reach: Double
  /// Where the piece begins and ends.
  private(set) var from, to: Double
  /// The path that the piece is a part of.
  let path: SweepPath
  /// What the layout at `origin` is made from.
  let report: LayoutAnswer
  /// The layout at `origin`.
  let layout: ScreenLayout
  /// How far the left side of each row is from zero, at `origin` and at the twin's length.
  private let distances: [(Double, Double)]
  private let frames: [(Rect, Rect)]

  /// The exact frame of a view at a length.
  func frame(of view: Int, at value: Double) -> Rect {
    func between(_ part: KeyPath<Rect, Double>) -> Double {
      mixed(frames[view].0[keyPath: part], frames[view].1[keyPath: part], at: value)
    }
    return Rect(x: between(\.x), y: between(\.y), width: between(\.width), height: between(\.height))
  }

  /// The exact frames of all views at a length.
  func frames(at value: Double) -> [Rect] { frames.indices.map { frame(of: $0, at: value) } }

  /// How far the left side of a row is from zero at a length.
  func distance(ofRow row: Int, at value: Double) -> Double {
    mixed(distances[row].0, distances[row].1, at: value)
  }

  /// Where in the piece a number vanishes that is linear in it, found by its values at both ends; nil if nowhere.
  func zero(_ start: Double, _ end: Double) -> Double? {
    guard abs(end - start) > 1e-7, (start > 0) != (end > 0) else { return nil }
    let place = from + (to - from) * (start / (start - end))
    return place > from && place < to ? place : nil
  }

  private func mixed(_ one: Double, _ other: Double, at value: Double) -> Double {
    one + (other - one) * ((value - origin) / reach)
  }

  /// True if both pieces move alike and meet at `value`.
  func continues(_ other: LinearPiece, at value: Double) -> Bool {
    zip(frames(at: value), other.frames(at: value)).allSatisfy { $0.isNear($1) }
      && zip(frames(at: value + 1), other.frames(at: value + 1)).allSatisfy { $0.isNear($1) }
  }
}

extension Rect {
  /// True if only rounding lies between the two.
  func isNear(_ other: Rect, tolerance: Double = 1e-5) -> Bool {
    abs(x - other.x) < tolerance && abs(y - other.y) < tolerance && abs(width - other.width) < tolerance
      && abs(height - other.height) < tolerance
  }
}

extension LinearPiece {
  /// The piece around `origin` within a gap of the path; nil if something changes just there.
  ///
  /// The twin's length is guessed, then brought inside the piece, so that what lies between is never extrapolated far.
  init?(
    _ prepared: PreparedScreen, _ path: SweepPath, at origin: Double, in gap: (from: Double, to: Double),
    widths: inout WrapWidths
  ) {
    guard
      let rough = Self.found(
        prepared, path, at: origin, guess: (gap.to - origin) * 0.9, in: gap, widths: &widths)
    else {
      return nil
    }
    let middle = (rough.from + rough.to) / 2
    let half = (rough.to - rough.from) / 2
    self =
      Self.found(prepared, path, at: middle, guess: half * 0.99, in: gap, widths: &widths).flatMap {
        $0.to - $0.from > half ? $0 : nil
      } ?? rough
  }

  private static func found(
    _ prepared: PreparedScreen, _ path: SweepPath, at origin: Double, guess: Double,
    in gap: (from: Double, to: Double), widths: inout WrapWidths
  ) -> LinearPiece? {
    var reach = guess
    for _ in 0..<40 {
      if abs(reach) < 1e-7 { return nil }
      var twin = Twin(prepared, path, at: origin, reach: reach)
      switch twin.run(&widths) {
      case .piece(let one, let other):
        return LinearPiece(twin, along: path, from: one, to: other, in: gap)
      case .tooFar(let shorter): reach = shorter
      }
    }
    return nil
  }

  private init(
    _ twin: Twin, along path: SweepPath, from one: LayoutAnswer, to other: LayoutAnswer,
    in gap: (from: Double, to: Double)
  ) {
    self.path = path
    (origin, reach) = (twin.origin, twin.reach)
    let ends = [twin.least, twin.greatest].map { twin.origin + $0 * twin.reach }.sorted()
    (from, to) = (max(gap.from, ends[0]), min(gap.to, ends[1]))
    report = one
    layout = one.layout()
    let (here, there) = (Frames(one, one.scrollResults()), Frames(other, other.scrollResults()))
    frames = (0..<one.tree.viewCount).map { (here.exact($0), there.exact($0)) }
    let (own, moved) = (one.lowering, other.lowering)
    distances = own.sources.indices.map { row in
      (
        own.distance(ofRow: row, at: one.solution.values),
        moved.distance(ofRow: row, at: other.solution.values)
      )
    }
  }
}

/// The fixpoint at one length, solved, and at another, moved along.
private struct Twin {
  let origin: Double
  let reach: Double
  /// The shares of `reach` between which all decisions so far are the same.
  private(set) var least = -Double.infinity
  private(set) var greatest = Double.infinity
  private var one: Fixpoint
  private var other: Fixpoint

  enum Outcome {
    case piece(LayoutAnswer, LayoutAnswer)
    /// The twin's length lies outside of the piece; that one may not.
    case tooFar(Double)
  }

  init(_ prepared: PreparedScreen, _ path: SweepPath, at origin: Double, reach: Double) {
    (self.origin, self.reach) = (origin, reach)
    func fixpoint(_ value: Double) -> Fixpoint {
      Fixpoint(
        SettledScreen(
          prepared, path.environment(value).settled(for: prepared.screen), roundsOffsets: false))
    }
    (one, other) = (fixpoint(origin), fixpoint(origin + reach))
  }

  mutating func run(_ widths: inout WrapWidths) -> Outcome {
    while true {
      let (lowering, moved) = (one.lowering(), other.lowering())
      guard let stretch = Stretch(from: lowering.system, towards: moved.system) else { return shorter }
      least = max(least, stretch.least)
      greatest = min(greatest, stretch.greatest)
      if greatest < 1 { return shorter }
      var far = stretch.solution
      far.values = stretch.values(at: 1)
      let solved = [
        SolvedScreen(one.settled, lowering, solution: stretch.solution),
        SolvedScreen(other.settled, moved, solution: far),
      ]
      let (end, farEnd) = (one.advance(lowering, stretch.solution), other.advance(moved, far))
      let switches = Switches(one, &widths)
      guard narrow(switches.numbers(one, solved[0]), switches.numbers(other, solved[1])), greatest >= 1,
        (end == nil) == (farEnd == nil)
      else { return shorter }
      if let end, let farEnd { return .piece(end, farEnd) }
    }
  }

  /// Ends the shares where one of the numbers vanishes; false if the lists don't match.
  private mutating func narrow(_ here: [Double], _ there: [Double]) -> Bool {
    guard here.count == there.count else { return false }
    for (value, moved) in zip(here, there) {
      let rate = moved - value
      // Places are known to a billionth.
      guard abs(rate) > 1e-8 else { continue }
      let crossing = abs(value) < 5e-9 ? 0 : -value / rate
      let falls = (value >= 0) == (rate < 0)
      if falls || crossing == 0 { greatest = min(greatest, max(0, crossing)) }
      if !falls || crossing == 0 { least = max(least, min(0, crossing)) }
    }
    return true
  }

  /// A length that lies as far from the origin as is known to be good, to whichever side there is more room.
  private var shorter: Outcome {
    let room = greatest.isFinite && greatest < 1 ? greatest : 0.25
    let back = least.isFinite ? -least : 0
    return .tooFar(room >= min(back, 1) ? reach * room * 0.9 : -reach * min(back, 1) * 0.9)
  }
}
