import DesignModel

extension [ConvexPolygon] {
  /// The same part of the plane in fewer polygons: those that have a whole edge in common, and are convex together, as one.
  public var merged: [ConvexPolygon] {
    var merge = PolygonMerge(self)
    return merge.result()
  }
}

/// Merges polygons that don't overlap.
private struct PolygonMerge {
  private var pieces: [ConvexPolygon?]
  /// The polygon of each edge.
  private var owners: [Edge: Int] = [:]

  /// An edge by its ends, in hundred thousandths of a point.
  private struct Edge: Hashable {
    let from, to: [Int]

    init(_ from: Size, _ to: Size) { (self.from, self.to) = (Self.place(from), Self.place(to)) }

    private static func place(_ size: Size) -> [Int] {
      [Int((size.width * 1e5).rounded()), Int((size.height * 1e5).rounded())]
    }
  }

  init(_ pieces: [ConvexPolygon]) {
    self.pieces = pieces
    for place in pieces.indices { note(place) }
  }

  private mutating func note(_ place: Int) {
    for edge in pieces[place]!.edges { owners[Edge(edge.from, edge.to)] = place }
  }

  private mutating func forget(_ place: Int) {
    for edge in pieces[place]!.edges where owners[Edge(edge.from, edge.to)] == place {
      owners[Edge(edge.from, edge.to)] = nil
    }
  }

  mutating func result() -> [ConvexPolygon] {
    var open = Array(pieces.indices.reversed())
    while let place = open.popLast() {
      guard let piece = pieces[place], let (other, union) = partner(of: piece, at: place) else { continue }
      forget(place)
      forget(other)
      pieces[other] = nil
      pieces[place] = union
      note(place)
      open.append(place)
      // What borders on the new, longer edges may fit now.
      open += neighbours(of: union).filter { $0 != place }
    }
    return pieces.compactMap(\.self)
  }

  private func neighbours(of piece: ConvexPolygon) -> [Int] {
    piece.edges.compactMap { owners[Edge($0.to, $0.from)] }
  }

  /// A polygon beyond one of the edges, and what both are together if that is convex.
  private func partner(of piece: ConvexPolygon, at place: Int) -> (Int, ConvexPolygon)? {
    for (index, edge) in piece.edges.enumerated() {
      guard let other = owners[Edge(edge.to, edge.from)], other != place, let second = pieces[other],
        let start = second.corners.firstIndex(where: { $0.distance(to: edge.to) < 2e-5 }),
        let union = ConvexPolygon(piece, after: index, joining: second, at: start)
      else { continue }
      return (other, union)
    }
    return nil
  }
}

extension ConvexPolygon {
  /// Two polygons that share the edge after a corner of the first, which leads to a corner of the second; nil where they are
  /// not convex together.
  fileprivate init?(
    _ first: ConvexPolygon, after index: Int, joining second: ConvexPolygon, at start: Int
  ) {
    let (count, others) = (first.corners.count, second.corners.count)
    // Once around the first from the edge's end to its beginning, then the second's corners but for these.
    let own = (1...count).map { first.corners[(index + $0) % count] }
    let rest = others > 2 ? (2..<others).map { second.corners[(start + $0) % others] } : []
    var corners = own + rest
    var place = 0
    while place < corners.count, corners.count > 3 {
      let before = corners[(place + corners.count - 1) % corners.count]
      let after = corners[(place + 1) % corners.count]
      guard let line = HalfPlane(leftOfWayFrom: before, to: after) else { return nil }
      // The corner of a convex polygon is to the right of the way past it.
      let height = -line.distance(of: corners[place])
      if height < -1e-6 { return nil }
      if height < 1e-6 { corners.remove(at: place) } else { place += 1 }
    }
    self.init(corners: corners)
    let area = first.area + second.area
    guard abs(self.area - area) <= 1e-9 * area + 1e-2 else { return nil }
  }
}
