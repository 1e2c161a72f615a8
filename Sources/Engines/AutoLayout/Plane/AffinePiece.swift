import ConstraintSolver
import DesignModel

/// A convex part of a cell over which a layout comes about in the same way, so that all frames are affine in the window's
/// width and height.
///
/// It is found by laying out three times at once: in one window by solving, in two others along the solver's stretches.
/// As long as all take the same decisions in every round, what decides is known in three windows, hence in all, and each
/// number that decides keeps its sign on one side of a line.
struct AffinePiece {
  /// Where that is.
  let polygon: ConvexPolygon
  /// The lines that bound it inside the cell.
  let conditions: [HalfPlane]
  /// Where views are.
  let frames: AffineFrames
  /// The shares of both ways that its farthest corner is from the origin.
  private let farthest: Double

  /// The piece around a window size in a cell; nil if something changes just there.
  ///
  /// Where it reaches much further than the windows that it was found by, it is found anew by others in it, so that what
  /// lies between is never extrapolated far.
  init?(
    _ prepared: PreparedScreen, _ plane: WindowPlane, around origin: Size, in cell: ConvexPolygon,
    guess: ConvexPolygon, widths: inout WrapWidths
  ) {
    guard
      let rough = Self.found(
        prepared, plane, around: origin, in: cell, ways: guess.ways(from: origin),
        widths: &widths)
    else { return nil }
    let center = rough.polygon.center
    guard rough.farthest > Self.furthestShare,
      let own = Self.found(
        prepared, plane, around: center, in: cell, ways: rough.polygon.ways(from: center),
        widths: &widths),
      own.polygon.area > rough.polygon.area / 2
    else {
      self = rough
      return
    }
    self = own
  }

  /// So many times as far as where it is known may a piece reach.
  private static let furthestShare = 4.0

  private static func found(
    _ prepared: PreparedScreen, _ plane: WindowPlane, around origin: Size, in cell: ConvexPolygon,
    ways: Ways, widths: inout WrapWidths
  ) -> AffinePiece? {
    var ways = ways
    for _ in 0..<60 {
      guard ways.isOpen else { return nil }
      var stands = Stands(
        prepared, from: plane.environment(origin), towards: ways.ends(from: origin).map(plane.environment))
      switch stands.run(&widths) {
      case .settled(let one, let others):
        return AffinePiece(stands.limits, around: origin, in: cell, ways: ways, from: one, towards: others)
      case .apart(let shares): ways = ways.shortened(shares, from: origin, in: cell)
      }
    }
    return nil
  }

  private init?(
    _ limits: [Limit], around origin: Size, in cell: ConvexPolygon, ways: Ways, from one: LayoutAnswer,
    towards others: [LayoutAnswer]
  ) {
    var polygon = cell
    var conditions: [HalfPlane] = []
    for limit in limits {
      guard let side = ways.side(of: limit, from: origin) else { continue }
      let (inside, outside) = polygon.parted(by: side)
      guard let inside else { return nil }
      if outside != nil { conditions.append(side) }
      polygon = inside
    }
    let whole = polygon
    self.polygon = whole
    self.conditions = conditions.filter { side in
      whole.corners.count { abs(side.distance(of: $0)) < 1e-6 } > 1
    }
    frames = AffineFrames(at: origin, ways, from: one, towards: others)
    farthest = polygon.corners.map { ways.farthestShare(of: $0, from: origin) }.max()!
  }
}

/// Where views are, as functions of the window's size.
struct AffineFrames: Sendable {
  private let origin: Size
  private let here: [Rect]
  /// How far each frame goes for a point of width and for a point of height.
  private let byWidth, byHeight: [Rect]

  /// Frames known in three windows.
  fileprivate init(
    at origin: Size, _ ways: Ways, from one: LayoutAnswer, towards others: [LayoutAnswer]
  ) {
    func exact(_ answer: LayoutAnswer) -> [Rect] {
      let frames = Frames(answer, answer.scrollResults())
      return (0..<answer.tree.viewCount).map(frames.exact)
    }
    self.origin = origin
    let start = exact(one)
    here = start
    let moved = others.map { zip(exact($0), start).map { $0.weighed(1, with: $1, -1) } }
    let (right, up) = (ways.shares(of: Size(width: 1, height: 0)), ways.shares(of: Size(width: 0, height: 1)))
    byWidth = zip(moved[0], moved[1]).map { $0.weighed(right.0, with: $1, right.1) }
    byHeight = zip(moved[0], moved[1]).map { $0.weighed(up.0, with: $1, up.1) }
  }

  /// Frames that are the same in all windows.
  init(constant frames: [Rect], at origin: Size) {
    (self.origin, here) = (origin, frames)
    byWidth = frames.map { _ in .zero }
    byHeight = byWidth
  }

  /// The exact frame of a view in a window of that size, in points of the parent's coordinate space.
  func frame(of view: Int, at size: Size) -> Rect {
    let change = byWidth[view].weighed(
      size.width - origin.width, with: byHeight[view], size.height - origin.height)
    return change.weighed(1, with: here[view], 1)
  }
}

/// Two ways that lead from a window size to others.
private struct Ways {
  let first, second: Size

  /// False where they are too short or too much alike to say anything.
  var isOpen: Bool {
    let (one, other) = (first.distance(to: .zero), second.distance(to: .zero))
    return min(one, other) > 1e-6 && abs(Size.zero.area(first, second)) > 1e-7 * one * other
  }

  func ends(from origin: Size) -> [Size] {
    [first, second].map { Size(width: origin.width + $0.width, height: origin.height + $0.height) }
  }

  /// Those shares of the ways, as far as they stay in a cell: a share below zero leads to the other side.
  func shortened(_ shares: [Double], from origin: Size, in cell: ConvexPolygon) -> Ways {
    func shortened(_ way: Size, _ share: Double) -> Size {
      let own = Size.zero.mixed(with: way, share: share)
      return share >= 0
        ? own : Size.zero.mixed(with: own, share: min(1, 0.9 * cell.room(from: origin, along: own)))
    }
    return Ways(first: shortened(first, shares[0]), second: shortened(second, shares[1]))
  }

  /// The shares of both ways that come to a step.
  func shares(of step: Size) -> (Double, Double) {
    let whole = Size.zero.area(first, second)
    return (Size.zero.area(step, second) / whole, Size.zero.area(first, step) / whole)
  }

  func farthestShare(of size: Size, from origin: Size) -> Double {
    let own = shares(of: Size(width: size.width - origin.width, height: size.height - origin.height))
    return max(abs(own.0), abs(own.1))
  }

  /// Where a limit holds.
  func side(of limit: Limit, from origin: Size) -> HalfPlane? {
    let (right, up) = (shares(of: Size(width: 1, height: 0)), shares(of: Size(width: 0, height: 1)))
    let width = limit.climbs[0] * right.0 + limit.climbs[1] * right.1
    let height = limit.climbs[0] * up.0 + limit.climbs[1] * up.1
    return HalfPlane(width, height, offset: limit.height - width * origin.width - height * origin.height)
  }
}

extension ConvexPolygon {
  /// How often a step from a window size inside can be made until it leads outside.
  fileprivate func room(from origin: Size, along step: Size) -> Double {
    edges.compactMap { edge -> Double? in
      guard let side = HalfPlane(leftOfWayFrom: edge.from, to: edge.to) else { return nil }
      let fall = -(side.width * step.width + side.height * step.height)
      return fall > 0 ? side.distance(of: origin) / fall : nil
    }.min() ?? 0
  }

  /// The ways from a window size inside nearly to those two corners that part it best.
  fileprivate func ways(from origin: Size) -> Ways {
    let ways = corners.map { corner in
      Size(width: (corner.width - origin.width) * 0.9, height: (corner.height - origin.height) * 0.9)
    }
    var best = Ways(first: ways[0], second: ways[1])
    for (place, first) in ways.enumerated() {
      for second in ways[(place + 1)...]
      where abs(Size.zero.area(first, second)) > abs(Size.zero.area(best.first, best.second)) {
        best = Ways(first: first, second: second)
      }
    }
    return best
  }
}

extension Rect {
  /// So many times the rectangle and so many times another.
  fileprivate func weighed(_ weight: Double, with other: Rect, _ otherWeight: Double) -> Rect {
    Rect(
      x: x * weight + other.x * otherWeight, y: y * weight + other.y * otherWeight,
      width: width * weight + other.width * otherWeight, height: height * weight + other.height * otherWeight)
  }
}
