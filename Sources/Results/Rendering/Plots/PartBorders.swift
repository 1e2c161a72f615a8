import DesignModel

/// The edges of convex parts that have none of the other parts beyond them.
struct PartBorders {
  private let parts: [ConvexShape]
  private let boxes: [Rect]

  /// What is nearer than so many points of the canvas is one.
  private static let touch = 0.05

  /// The borders of what the parts cover together; no two of them overlap.
  init(of parts: [ConvexShape]) {
    (self.parts, boxes) = (parts, parts.map { $0.box.inset(-Self.touch, -Self.touch) })
  }

  /// Straight lines in points of the canvas, part by part.
  var lines: [(from: Point, to: Point)] {
    parts.indices.flatMap { place in
      let others = parts.indices.filter { $0 != place && boxes[$0].overlap(boxes[place]) != nil }
      let edges = others.flatMap { parts[$0].edges }
      return parts[place].edges.flatMap { Self.open($0, beside: edges) }
    }
  }

  /// What of an edge none of the others lies on.
  private static func open(
    _ edge: (from: Point, to: Point), beside others: [(from: Point, to: Point)]
  ) -> [(from: Point, to: Point)] {
    let line = StraightEdge(edge)
    guard line.length > touch else { return [] }
    var taken: [ClosedRange<Double>] = []
    for other in others where line.distance(of: other.from) < touch && line.distance(of: other.to) < touch {
      let ends = [line.place(of: other.from), line.place(of: other.to)].sorted()
      taken.append(ends[0]...ends[1])
    }
    var (lines, start): ([(from: Point, to: Point)], Double) = ([], 0)
    for range in taken.sorted(by: { $0.lowerBound < $1.lowerBound }) + [line.length...line.length] {
      if range.lowerBound - start > touch {
        lines.append((line.point(start), line.point(min(range.lowerBound, line.length))))
      }
      start = max(start, range.upperBound)
    }
    return lines
  }
}

/// A straight edge, and where points are along it and beside it.
private struct StraightEdge {
  let start: Point
  let length: Double
  private let ahead: Point

  init(_ edge: (from: Point, to: Point)) {
    let (across, down) = (edge.to.x - edge.from.x, edge.to.y - edge.from.y)
    (start, length) = (edge.from, (across * across + down * down).squareRoot())
    ahead = length > 0 ? Point(x: across / length, y: down / length) : .zero
  }

  /// How far along a point is.
  func place(of point: Point) -> Double { (point.x - start.x) * ahead.x + (point.y - start.y) * ahead.y }

  /// How far aside it is.
  func distance(of point: Point) -> Double {
    abs((point.x - start.x) * ahead.y - (point.y - start.y) * ahead.x)
  }

  func point(_ place: Double) -> Point { Point(x: start.x + ahead.x * place, y: start.y + ahead.y * place) }
}
