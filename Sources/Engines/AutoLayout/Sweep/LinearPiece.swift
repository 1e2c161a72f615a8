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
      var stands = Stands(
        prepared, from: path.environment(origin), towards: [path.environment(origin + reach)])
      switch stands.run(&widths) {
      case .settled(let one, let others):
        return LinearPiece(
          along: path, at: origin, reach: reach, stands.ends[0], from: one, to: others[0], in: gap)
      case .apart(let shares): reach *= shares[0]
      }
    }
    return nil
  }

  private init(
    along path: SweepPath, at origin: Double, reach: Double, _ stretch: StretchEnds, from one: LayoutAnswer,
    to other: LayoutAnswer, in gap: (from: Double, to: Double)
  ) {
    (self.path, self.origin, self.reach) = (path, origin, reach)
    let ends = [stretch.least, stretch.greatest].map { origin + $0 * reach }.sorted()
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
