import DesignModel

/// Covers a plane of windows with regions.
struct PlaneCover {
  /// What was found.
  private(set) var regions: [PlaneRegion] = []
  private let prepared: PreparedScreen
  private let plane: WindowPlane
  private var widths = WrapWidths()
  /// How often something may still be parted in which no region was found.
  private var patience = 1000

  /// More regions than this are never looked for; what is open then is sampled.
  private static let mostRegions = 6000
  /// What no region is found in is parted down to so many points.
  private static let least = 0.1
  /// What is less than so many points thick is no more than what two regions know of their common edge.
  private static let thinnest = 2e-6

  /// A cover of nothing.
  init(_ prepared: PreparedScreen, _ plane: WindowPlane) { (self.prepared, self.plane) = (prepared, plane) }

  /// Covers a cell: each region is as large as it can be, and is taken from all that is open.
  mutating func cover(_ cell: ConvexPolygon) {
    var (open, thin) = ([cell], [ConvexPolygon]())
    while let polygon = open.popLast() {
      if polygon.area < Self.thinnest * polygon.extent {
        thin.append(polygon)
      } else if regions.count < Self.mostRegions, let piece = piece(in: polygon, of: cell) {
        let parts = (open + [polygon]).map { $0.parted(by: piece.conditions) }
        open = parts.flatMap(\.outside)
        append(piece, covering: parts.compactMap(\.inside))
      } else if polygon.extent > Self.least, patience > 0 {
        patience -= 1
        open += polygon.halves
      } else {
        sample(polygon)
      }
    }
    for polygon in thin where !giveToNeighbour(polygon) { sample(polygon) }
  }

  /// A piece around some window size in a polygon; not just its middle, since something may change there.
  private mutating func piece(in polygon: ConvexPolygon, of cell: ConvexPolygon) -> AffinePiece? {
    let center = polygon.center
    let places = [center] + polygon.corners.prefix(4).map { center.mixed(with: $0, share: 0.381966) }
    for place in places {
      if let piece = AffinePiece(
        prepared, plane, around: place, in: cell, guess: polygon, widths: &widths),
        piece.polygon.parted(by: polygon).inside.map({ $0.area > 1e-9 }) ?? false
      {
        return piece
      }
    }
    return nil
  }

  private mutating func append(_ piece: AffinePiece, covering parts: [ConvexPolygon]) {
    let area = parts.reduce(0) { $0 + $1.area }
    let isWhole = abs(area - piece.polygon.area) <= 1e-9 * piece.polygon.area
    regions.append(
      PlaneRegion(
        pieces: isWhole ? [piece.polygon] : parts, conditions: piece.conditions, isSampled: false,
        frames: piece.frames))
  }

  /// Adds what is left between two regions to one of them; false where it is beside none.
  private mutating func giveToNeighbour(_ polygon: ConvexPolygon) -> Bool {
    let center = polygon.center
    guard let place = regions.lastIndex(where: { $0.contains(center, tolerance: 2 * Self.thinnest) }) else {
      return false
    }
    regions[place].add(polygon)
    return true
  }

  private mutating func sample(_ polygon: ConvexPolygon) {
    let center = polygon.center
    let settled = SettledScreen(
      prepared, plane.environment(center).settled(for: prepared.screen), roundsOffsets: false)
    let frames = Fixpoint(settled).layout().views.map(\.exact)
    regions.append(
      PlaneRegion(
        pieces: [polygon], conditions: [], isSampled: true, frames: AffineFrames(constant: frames, at: center)
      ))
  }
}

extension ConvexPolygon {
  /// What all of the conditions hold in, and what is left in pieces.
  fileprivate func parted(by conditions: [HalfPlane]) -> (inside: ConvexPolygon?, outside: [ConvexPolygon]) {
    var inside = self
    var outside: [ConvexPolygon] = []
    for condition in conditions {
      let parts = inside.parted(by: condition)
      if let rest = parts.outside { outside.append(rest) }
      guard let own = parts.inside else { return (nil, [self]) }
      inside = own
    }
    return (inside, outside)
  }

  /// What lies in another polygon.
  fileprivate func parted(by other: ConvexPolygon) -> (inside: ConvexPolygon?, outside: [ConvexPolygon]) {
    parted(by: other.edges.compactMap { HalfPlane(leftOfWayFrom: $0.from, to: $0.to) })
  }
}
