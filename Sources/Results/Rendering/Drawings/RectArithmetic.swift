import DesignModel

extension Rect {
  /// The point in the middle.
  var center: Point { Point(x: x + width / 2, y: y + height / 2) }

  /// Smaller by a distance at every edge, but never less than nothing.
  func inset(_ dx: Double, _ dy: Double) -> Rect {
    let (dx, dy) = (min(dx, width / 2), min(dy, height / 2))
    return Rect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// Smaller by distances from the four edges.
  func inset(_ insets: EdgeInsets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top, width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// Moved by a distance.
  func moved(_ dx: Double, _ dy: Double) -> Rect { Rect(x: x + dx, y: y + dy, width: width, height: height) }

  /// The least rectangle that holds both.
  func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// What both rectangles cover; nil where they at most touch.
  func overlap(_ other: Rect) -> Rect? {
    intersection(other).flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
  }

  /// True if `other` lies in this one, half a point aside.
  func holds(_ other: Rect) -> Bool {
    other.x >= x - 0.5 && other.y >= y - 0.5 && other.maxX <= maxX + 0.5 && other.maxY <= maxY + 0.5
  }

  /// What lies in this rectangle but not in `hole`, as up to four rectangles.
  func around(_ hole: Rect) -> [Rect] {
    guard let hole = overlap(hole) else { return [self] }
    return [
      Rect(x: x, y: y, width: width, height: hole.y - y),
      Rect(x: x, y: hole.maxY, width: width, height: maxY - hole.maxY),
      Rect(x: x, y: hole.y, width: hole.x - x, height: hole.height),
      Rect(x: hole.maxX, y: hole.y, width: maxX - hole.maxX, height: hole.height),
    ].filter { $0.width > 0 && $0.height > 0 }
  }
}

extension Shape {
  /// A straight line.
  static func line(from start: Point, to end: Point, in color: Color, width: Double = 1, dash: [Double] = [])
    -> Shape
  {
    .path([start, end], .stroke(color, width, dash: dash))
  }

  /// A circle around a point.
  static func circle(_ center: Point, radius: Double, paint: Paint) -> Shape {
    .rectangle(
      Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius), radius: radius,
      paint)
  }
}
