import AutoLayout
import DesignModel

/// The border inside a polygon between where something holds and where it doesn't, as far as it is known.
struct Border {
  let polygon: ConvexPolygon
  /// Windows at both sides: where it holds, and where it doesn't.
  private(set) var inside, outside: Size

  init(polygon: ConvexPolygon, inside: Size, outside: Size) {
    (self.polygon, self.inside, self.outside) = (polygon, inside, outside)
  }

  /// Brings both windows nearer to one another, by halving, than so many points.
  mutating func narrow(to points: Double, where holds: (Size) -> Bool) {
    (inside, outside) = Self.narrowed(inside, outside, to: points, where: holds)
  }

  private static func narrowed(
    _ inside: Size, _ outside: Size, to points: Double, where holds: (Size) -> Bool
  ) -> (inside: Size, outside: Size) {
    var (inside, outside) = (inside, outside)
    while inside.distance(to: outside) > points {
      let middle = inside.mixed(with: outside, share: 0.5)
      if middle == inside || middle == outside { break }
      if holds(middle) { inside = middle } else { outside = middle }
    }
    return (inside, outside)
  }

  /// All windows as wide, or as high, as where the border is known.
  func line(ofWidth isWidth: Bool) -> HalfPlane {
    let middle = inside.mixed(with: outside, share: 0.5)
    return isWidth
      ? HalfPlane(1, 0, offset: -middle.width)! : HalfPlane(0, 1, offset: -middle.height)!
  }

  /// The line through a window at the border and another one that a circle around it finds there; nil where the border is no
  /// line, or the polygon too narrow to say.
  func direction(where holds: (Size) -> Bool) -> HalfPlane? {
    let center = inside.mixed(with: outside, share: 0.5)
    var radius = polygon.extent / 4
    while radius > 1e-3 {
      if let found = crossing(of: center, radius: radius, where: holds) {
        return HalfPlane(leftOfWayFrom: center, to: found)
      }
      radius /= 4
    }
    return nil
  }

  /// How many places of a circle are tried.
  private static let turns = 16

  /// Where the border crosses a circle inside the polygon.
  private func crossing(of center: Size, radius: Double, where holds: (Size) -> Bool) -> Size? {
    func place(_ turn: Double) -> Size {
      let (x, y) = Turn(turn).point
      return Size(width: center.width + radius * x, height: center.height + radius * y)
    }
    var last: (turn: Double, holds: Bool)?
    for turn in 0...Self.turns {
      let share = (Double(turn) + 0.37) / Double(Self.turns)
      let window = place(share)
      guard polygon.contains(window, tolerance: -1e-6) else {
        last = nil
        continue
      }
      let isIn = holds(window)
      guard let before = last, before.holds != isIn else {
        last = (share, isIn)
        continue
      }
      var (low, high) = (before.turn, share)
      while (high - low) * radius > 1e-5 {
        let middle = (low + high) / 2
        if middle == low || middle == high { break }
        if holds(place(middle)) == before.holds { low = middle } else { high = middle }
      }
      return place((low + high) / 2)
    }
    return nil
  }

  /// Two places of the border as far apart as the polygon lets a line go that is near to it; nil where one side of the
  /// line is like the other.
  func ends(along line: HalfPlane, where holds: (Size) -> Bool) -> (from: Size, to: Size)? {
    guard let chord = polygon.chord(of: line) else { return nil }
    let start = inside.mixed(with: outside, share: 0.5)
    let ends = [chord.from, chord.to].compactMap { end(from: start, towards: $0, line, where: holds) }
    guard ends.count == 2, ends[0].distance(to: ends[1]) > 1e-3 else { return nil }
    return (ends[0], ends[1])
  }

  /// The farthest place of the border that is found near a line on the way to one of its ends.
  private func end(
    from start: Size, towards end: Size, _ line: HalfPlane, where holds: (Size) -> Bool
  ) -> Size? {
    for share in [0.999, 0.75, 0.5, 0.25, 0.1, 0.02] {
      let place = start.mixed(with: end, share: share)
      var reach = 1e-4 * (1 + place.distance(to: start) / 100)
      for _ in 0..<4 {
        let (one, other) = (place.moved(along: line, by: reach), place.moved(along: line, by: -reach))
        guard polygon.contains(one), polygon.contains(other) else { break }
        let isIn = holds(one)
        if isIn != holds(other) {
          let found = Self.narrowed(isIn ? one : other, isIn ? other : one, to: 2e-8, where: holds)
          return found.inside.mixed(with: found.outside, share: 0.5)
        }
        reach *= 8
      }
    }
    return nil
  }
}

/// A share of a whole turn.
private struct Turn {
  let point: (x: Double, y: Double)

  /// The place on the square around a circle, put onto the circle: as good as an angle, without trigonometry.
  init(_ share: Double) {
    let around = (share - share.rounded(.down)) * 4
    let (side, along) = (Int(around), (around - around.rounded(.down)) * 2 - 1)
    let length = (1 + along * along).squareRoot()
    point =
      switch side {
      case 0: (1 / length, along / length)
      case 1: (-along / length, 1 / length)
      case 2: (-1 / length, -along / length)
      default: (along / length, -1 / length)
      }
  }
}

extension Size {
  /// The window so many points further on the inner side of a line.
  func moved(along line: HalfPlane, by points: Double) -> Size {
    Size(width: width + line.width * points, height: height + line.height * points)
  }
}
