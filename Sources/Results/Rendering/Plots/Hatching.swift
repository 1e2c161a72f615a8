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
    switch self {
    case .rising: Self.rising(area).map { Self.line($0, color) }
    case .falling: Self.falling(area).map { Self.line($0, color) }
    case .level: Self.level(area).map { Self.line($0, color) }
    case .crossed: (Self.rising(area) + Self.falling(area)).map { Self.line($0, color) }
    case .grid: (Self.upright(area) + Self.level(area)).map { Self.line($0, color) }
    case .dashed: Self.level(area).map { Self.line($0, color, dash: [2, 4]) }
    }
  }

  private typealias Ends = (Point, Point)

  private static func line(_ ends: Ends, _ color: Color, dash: [Double] = []) -> Shape {
    .line(from: ends.0, to: ends.1, in: color, width: dash.isEmpty ? 0.9 : 1.6, dash: dash)
  }

  /// The multiples of the pitch between two numbers.
  private static func multiples(from least: Double, to greatest: Double, by pitch: Double) -> [Double] {
    Array(stride(from: (least / pitch).rounded(.up) * pitch, through: greatest, by: pitch))
  }

  /// Lines on which x + y is a multiple.
  private static func rising(_ area: Rect) -> [Ends] {
    multiples(from: area.x + area.y, to: area.maxX + area.maxY, by: pitch).map { sum in
      let (top, bottom) = (max(area.y, sum - area.maxX), min(area.maxY, sum - area.x))
      return (Point(x: sum - bottom, y: bottom), Point(x: sum - top, y: top))
    }
  }

  /// Lines on which x - y is a multiple.
  private static func falling(_ area: Rect) -> [Ends] {
    multiples(from: area.x - area.maxY, to: area.maxX - area.y, by: pitch).map { difference in
      let (top, bottom) = (max(area.y, area.x - difference), min(area.maxY, area.maxX - difference))
      return (Point(x: difference + top, y: top), Point(x: difference + bottom, y: bottom))
    }
  }

  private static func upright(_ area: Rect) -> [Ends] {
    multiples(from: area.x, to: area.maxX, by: pitch).map {
      (Point(x: $0, y: area.y), Point(x: $0, y: area.maxY))
    }
  }

  private static func level(_ area: Rect) -> [Ends] {
    multiples(from: area.y, to: area.maxY, by: pitch * 0.6).map {
      (Point(x: area.x, y: $0), Point(x: area.maxX, y: $0))
    }
  }
}
