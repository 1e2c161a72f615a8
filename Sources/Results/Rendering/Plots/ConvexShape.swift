import DesignModel

/// A convex part of the canvas.
struct ConvexShape {
  /// Points of the canvas, in the order in which what is inside lies to the right of the way around.
  let corners: [Point]

  /// The part between corners that go around it one way or the other.
  init(_ corners: [Point]) {
    let area = corners.indices.reduce(0.0) { sum, place in
      sum + corners[0].turn(to: corners[place], corners[(place + 1) % corners.count])
    }
    self.corners = area < 0 ? corners.reversed() : corners
  }

  /// A rectangle.
  init(_ rect: Rect) {
    self.init([
      Point(x: rect.x, y: rect.y), Point(x: rect.maxX, y: rect.y), Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.x, y: rect.maxY),
    ])
  }

  /// The edges, each from a corner to the next.
  var edges: [(from: Point, to: Point)] {
    corners.indices.map { (corners[$0], corners[($0 + 1) % corners.count]) }
  }

  /// The box around it.
  var box: Rect {
    let (columns, rows) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (columns.min() ?? 0, rows.min() ?? 0)
    return Rect(x: left, y: top, width: (columns.max() ?? 0) - left, height: (rows.max() ?? 0) - top)
  }

  /// In square points.
  var area: Double {
    edges.reduce(0) { sum, edge in sum + corners[0].turn(to: edge.from, edge.to) } / 2
  }

  /// The mean of its corners.
  var middle: Point {
    let count = Double(max(corners.count, 1))
    return Point(
      x: corners.reduce(0) { $0 + $1.x } / count, y: corners.reduce(0) { $0 + $1.y } / count)
  }

  /// Whether all of a rectangle is in it.
  func holds(_ rect: Rect) -> Bool {
    ConvexShape(rect).corners.allSatisfy { corner in
      edges.allSatisfy { $0.from.turn(to: $0.to, corner) >= 0 }
    }
  }

  /// Whether it covers a part of a rectangle, and doesn't just touch it.
  func covers(_ rect: Rect) -> Bool {
    guard box.overlap(rect) != nil else { return false }
    let others = ConvexShape(rect).corners
    return edges.allSatisfy { edge in others.contains { edge.from.turn(to: edge.to, $0) > 1e-9 } }
  }

  /// The part of a straight line that is in it; nil where none is.
  func part(of line: (from: Point, to: Point)) -> (from: Point, to: Point)? {
    var (start, end) = (0.0, 1.0)
    for edge in edges {
      let (one, other) = (edge.from.turn(to: edge.to, line.from), edge.from.turn(to: edge.to, line.to))
      if one < 0, other < 0 { return nil }
      if one < 0 { start = max(start, one / (one - other)) }
      if other < 0 { end = min(end, one / (one - other)) }
    }
    return start < end
      ? (line.from.mixed(with: line.to, share: start), line.from.mixed(with: line.to, share: end)) : nil
  }
}

extension Point {
  /// Twice the area of the triangle with two others; above zero where the way from here past the first turns right to the
  /// second, as canvases are seen.
  fileprivate func turn(to first: Point, _ second: Point) -> Double {
    (first.x - x) * (second.y - y) - (second.x - x) * (first.y - y)
  }

  /// The point so far on the way to another.
  func mixed(with other: Point, share: Double) -> Point {
    Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
