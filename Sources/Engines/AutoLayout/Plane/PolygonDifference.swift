import DesignModel

extension [ConvexPolygon] {
  /// What of these is in none of some others, in pieces that don't overlap.
  ///
  /// A piece less than `thinnest` points thick is left out: two searches find the same border only so far alike.
  public func subtracting(_ others: [ConvexPolygon], thinnest: Double) -> [ConvexPolygon] {
    var rest = self
    for other in others { rest = rest.flatMap { $0.subtracting(other) } }
    return rest.filter { $0.thickness >= thinnest }
  }
}

extension ConvexPolygon {
  /// What of it is outside of another, in pieces that don't overlap.
  fileprivate func subtracting(_ other: ConvexPolygon) -> [ConvexPolygon] {
    guard widths.overlaps(other.widths), heights.overlaps(other.heights) else { return [self] }
    var (inside, pieces): (ConvexPolygon?, [ConvexPolygon]) = (self, [])
    for (from, to) in other.edges {
      guard let rest = inside else { break }
      guard let line = HalfPlane(leftOfWayFrom: from, to: to) else { continue }
      let parts = rest.parted(by: line)
      pieces += [parts.outside].compactMap(\.self)
      inside = parts.inside
    }
    return inside == nil ? [self] : pieces
  }

  /// About how thick it is across its longest diagonal, in points: a rectangle's shorter side where the other is far longer.
  fileprivate var thickness: Double {
    let longest = corners.map { corner in corners.map(corner.distance).max()! }.max()!
    return longest > 0 ? area / longest : 0
  }
}
