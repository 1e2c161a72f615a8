public import DesignModel

/// A convex part of the plane of window sizes.
public struct ConvexPolygon: Hashable, Sendable {
  /// At least three window sizes in points, counterclockwise with width to the right and height upwards.
  public let corners: [Size]

  /// What is nearer than this to a line, in points, is on it: what two regions know of their common edge differs by less.
  static let tolerance = 1e-7

  /// A polygon of those corners, which have to be counterclockwise.
  public init(corners: [Size]) { self.corners = corners }

  /// All windows of those widths and heights in points.
  public init(widths: ClosedRange<Double>, heights: ClosedRange<Double>) {
    corners = [
      Size(width: widths.lowerBound, height: heights.lowerBound),
      Size(width: widths.upperBound, height: heights.lowerBound),
      Size(width: widths.upperBound, height: heights.upperBound),
      Size(width: widths.lowerBound, height: heights.upperBound),
    ]
  }

  /// The edges, each from a corner to the next.
  public var edges: [(from: Size, to: Size)] {
    corners.indices.map { (corners[$0], corners[($0 + 1) % corners.count]) }
  }

  /// In square points.
  public var area: Double {
    let first = corners[0]
    return edges.reduce(0) { sum, edge in sum + first.area(edge.from, edge.to) }
  }

  /// The centre of the area; of one too thin to have an area, that of its corners.
  public var center: Size {
    let first = corners[0]
    var (width, height, whole) = (0.0, 0.0, 0.0)
    for (from, to) in edges {
      let part = first.area(from, to)
      width += part * (from.width + to.width - 2 * first.width) / 3
      height += part * (from.height + to.height - 2 * first.height) / 3
      whole += part
    }
    guard whole > 1e-9 else {
      let count = Double(corners.count)
      return Size(
        width: corners.reduce(0) { $0 + $1.width } / count,
        height: corners.reduce(0) { $0 + $1.height } / count)
    }
    return Size(width: first.width + width / whole, height: first.height + height / whole)
  }

  /// From the least width to the greatest, in points.
  public var widths: ClosedRange<Double> { corners.map(\.width).min()!...corners.map(\.width).max()! }
  /// From the least height to the greatest, in points.
  public var heights: ClosedRange<Double> { corners.map(\.height).min()!...corners.map(\.height).max()! }

  /// The longer of the two sides of the box around it, in points.
  public var extent: Double {
    max(widths.upperBound - widths.lowerBound, heights.upperBound - heights.lowerBound)
  }

  /// Whether a window size is in it or on its edge, give or take so many points.
  public func contains(_ size: Size, tolerance: Double = 0) -> Bool {
    edges.allSatisfy { edge in
      HalfPlane(leftOfWayFrom: edge.from, to: edge.to).map { $0.distance(of: size) >= -tolerance } ?? true
    }
  }

  /// What is at either side of a line; nil where nothing is.
  public func parted(by line: HalfPlane) -> (inside: ConvexPolygon?, outside: ConvexPolygon?) {
    let distances = corners.map(line.distance)
    if distances.allSatisfy({ $0 >= -Self.tolerance }) { return (self, nil) }
    if distances.allSatisfy({ $0 <= Self.tolerance }) { return (nil, self) }
    var (inside, outside): ([Size], [Size]) = ([], [])
    for (place, corner) in corners.enumerated() {
      let (own, next) = (distances[place], distances[(place + 1) % corners.count])
      if own >= -Self.tolerance { inside.append(corner) }
      if own <= Self.tolerance { outside.append(corner) }
      if min(own, next) < -Self.tolerance, max(own, next) > Self.tolerance {
        let crossing = corner.mixed(with: corners[(place + 1) % corners.count], share: own / (own - next))
        inside.append(crossing)
        outside.append(crossing)
      }
    }
    return (Self(inside), Self(outside))
  }

  /// Both halves of it, its longer side halved.
  public var halves: [ConvexPolygon] {
    let (across, up) = (widths.upperBound - widths.lowerBound, heights.upperBound - heights.lowerBound)
    let line =
      across > up
      ? HalfPlane(1, 0, offset: -(widths.lowerBound + widths.upperBound) / 2)!
      : HalfPlane(0, 1, offset: -(heights.lowerBound + heights.upperBound) / 2)!
    let parts = parted(by: line)
    return [parts.inside, parts.outside].compactMap(\.self)
  }

  /// The part of a line that is inside, the line's inner side to the left of the way; nil for less than a point's thousandth.
  public func chord(of line: HalfPlane) -> (from: Size, to: Size)? {
    guard let inside = parted(by: line).inside, parted(by: line).outside != nil else { return nil }
    let edge = inside.edges.max { one, other in
      inside.lies(on: line, one) == inside.lies(on: line, other)
        ? one.from.distance(to: one.to) < other.from.distance(to: other.to) : inside.lies(on: line, other)
    }
    guard let edge, inside.lies(on: line, edge), edge.from.distance(to: edge.to) > 1e-3 else { return nil }
    return edge
  }

  private func lies(on line: HalfPlane, _ edge: (from: Size, to: Size)) -> Bool {
    abs(line.distance(of: edge.from)) < 2 * Self.tolerance
      && abs(line.distance(of: edge.to)) < 2 * Self.tolerance
  }

  /// A polygon of what is left of another's corners; nil if that is a line.
  private init?(_ corners: [Size]) {
    guard corners.count > 2 else { return nil }
    self.corners = corners
  }
}

extension Size {
  /// The window size so far on the way to another.
  public func mixed(with other: Size, share: Double) -> Size {
    Size(width: width + (other.width - width) * share, height: height + (other.height - height) * share)
  }

  /// How far another window size is, in points.
  public func distance(to other: Size) -> Double {
    let (across, up) = (other.width - width, other.height - height)
    return (across * across + up * up).squareRoot()
  }

  /// The area of the triangle with two other corners, below zero where they are clockwise.
  func area(_ one: Size, _ other: Size) -> Double {
    ((one.width - width) * (other.height - height) - (other.width - width) * (one.height - height)) / 2
  }
}
