import DesignModel

/// A pattern of lines that distinguishes areas where colours don't: in print, and to people who don't see them.
///
/// None is of upright lines alone, which could be taken for borders.
enum Hatching: CaseIterable {
  case rising, falling, level, crossed, dashed, grid

  /// From line to line, in points.
  private static let pitch = 7.0

  /// Thin lines from edge to edge of an area; patterns of neighbouring areas continue one another.
  func lines(over area: Rect, _ color: Color) -> [Shape] {
    ends(over: area, by: Self.pitch).map { line($0, color) }
  }

  /// The same over a convex part, half as many: parts of planes are larger than bars and rows.
  func lines(over part: ConvexShape, _ color: Color) -> [Shape] {
    ends(over: part.box, by: 2 * Self.pitch).compactMap(part.part).map { line($0, color) }
  }

  private func ends(over area: Rect, by pitch: Double) -> [Ends] {
    switch self {
    case .rising: Self.rising(area, pitch)
    case .falling: Self.falling(area, pitch)
    case .level, .dashed: Self.level(area, pitch)
    case .crossed: Self.rising(area, pitch) + Self.falling(area, pitch)
    case .grid: Self.upright(area, pitch) + Self.level(area, pitch)
    }
  }

  private typealias Ends = (from: Point, to: Point)

  private func line(_ ends: Ends, _ color: Color) -> Shape {
    .line(
      from: ends.from, to: ends.to, in: color, width: self == .dashed ? 1.6 : 0.9,
      dash: self == .dashed ? [2, 4] : [])
  }

  /// The multiples of the pitch between two numbers.
  private static func multiples(from least: Double, to greatest: Double, by pitch: Double) -> [Double] {
    Array(stride(from: (least / pitch).rounded(.up) * pitch, through: greatest, by: pitch))
  }

  /// Lines on which x + y is a multiple.
  private static func rising(_ area: Rect, _ pitch: Double) -> [Ends] {
    multiples(from: area.x + area.y, to: area.maxX + area.maxY, by: pitch).map { sum in
      let (top, bottom) = (max(area.y, sum - area.maxX), min(area.maxY, sum - area.x))
      return (Point(x: sum - bottom, y: bottom), Point(x: sum - top, y: top))
    }
  }

  /// Lines on which x - y is a multiple.
  private static func falling(_ area: Rect, _ pitch: Double) -> [Ends] {
    multiples(from: area.x - area.maxY, to: area.maxX - area.y, by: pitch).map { difference in
      let (top, bottom) = (max(area.y, area.x - difference), min(area.maxY, area.maxX - difference))
      return (Point(x: difference + top, y: top), Point(x: difference + bottom, y: bottom))
    }
  }

  private static func upright(_ area: Rect, _ pitch: Double) -> [Ends] {
    multiples(from: area.x, to: area.maxX, by: pitch).map {
      (Point(x: $0, y: area.y), Point(x: $0, y: area.maxY))
    }
  }

  private static func level(_ area: Rect, _ pitch: Double) -> [Ends] {
    multiples(from: area.y, to: area.maxY, by: pitch * 0.6).map {
      (Point(x: area.x, y: $0), Point(x: area.maxX, y: $0))
    }
  }
}
