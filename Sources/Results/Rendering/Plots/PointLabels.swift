import DesignModel

/// Words beside points of a plot: no two cover one another, and none a point or the line of another.
struct PointLabels {
  /// Where words may stand, in points of the canvas.
  private let area: Rect
  private let points: [Point]
  private var taken: [Rect]
  private var leaders: [(from: Point, to: Point)] = []

  /// From a point's middle to its edge, in points.
  static let radius = 2.25
  /// Ways from a point to its words, the usual ones first.
  private static let ways = [
    (1.0, 0.0), (-1, 0), (0.7, -0.7), (0.7, 0.7), (-0.7, -0.7), (-0.7, 0.7), (0, -1), (0, 1),
    (0.92, -0.38), (0.92, 0.38), (-0.92, -0.38), (-0.92, 0.38),
  ].map { Point(x: $0.0, y: $0.1) }
  /// How far words may be away, in points: further ones are nobody's any more.
  private static let distances = [6, 12] + Array(stride(from: 20.0, through: 230, by: 10))

  /// Words inside of an area, around points at those places of it.
  init(in area: Rect, around points: [Point]) {
    (self.area, self.points) = (area, points)
    taken = points.map { point in
      Rect(
        x: point.x - Self.radius, y: point.y - Self.radius, width: 2 * Self.radius, height: 2 * Self.radius)
    }
  }

  /// Words of a size beside a point: their place, and the line that leads to it unless it is near; nil where nothing is free.
  mutating func place(_ size: Size, beside point: Point) -> (frame: Rect, leader: (from: Point, to: Point)?)?
  {
    for distance in Self.distances {
      for way in Self.ways {
        let tip = Point(x: point.x + way.x * distance, y: point.y + way.y * distance)
        let frame = Rect(
          x: way.x > 0 ? tip.x : way.x < 0 ? tip.x - size.width : tip.x - size.width / 2,
          y: way.y > 0.5 ? tip.y : way.y < -0.5 ? tip.y - size.height : tip.y - size.height / 2,
          width: size.width, height: size.height)
        let leader = (from: point, to: tip)
        guard isFree(frame), isNobodyElses(frame, but: point),
          distance <= Self.distances[0] || isClear(leader)
        else { continue }
        taken.append(frame)
        if distance <= Self.distances[0] { return (frame, nil) }
        leaders.append(leader)
        return (frame, leader)
      }
    }
    return nil
  }

  /// The first of the places that is free; it is taken from then on.
  mutating func take(_ places: some Sequence<Rect>) -> Rect? {
    guard let place = places.first(where: isFree) else { return nil }
    taken.append(place)
    return place
  }

  private func isFree(_ frame: Rect) -> Bool {
    frame.x >= area.x && frame.y >= area.y && frame.maxX <= area.maxX && frame.maxY <= area.maxY
      && !taken.contains { $0.overlap(frame) != nil }
      && !leaders.contains { ConvexShape(frame).part(of: $0) != nil }
  }

  /// Whether no other point is as near to words as those that have no line to theirs.
  private func isNobodyElses(_ frame: Rect, but own: Point) -> Bool {
    let near = frame.inset(-Self.distances[0] - 1, -Self.distances[0] - 1)
    return !points.contains { point in
      point != own && point.x > near.x && point.x < near.maxX && point.y > near.y && point.y < near.maxY
    }
  }

  /// Whether a line goes past all words and points but the one at which it begins.
  private func isClear(_ leader: (from: Point, to: Point)) -> Bool {
    !taken.contains { taken in
      let isOwn = abs(taken.center.x - leader.from.x) < 0.01 && abs(taken.center.y - leader.from.y) < 0.01
      return !isOwn && ConvexShape(taken).part(of: leader) != nil
    }
  }
}
