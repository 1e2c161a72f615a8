public import DesignModel

/// A part of a plane of windows in which a layout comes about in one way: every exact frame is affine in width and height.
public struct PlaneRegion: Sendable {
  /// What it consists of, no two overlapping; mostly one.
  public private(set) var pieces: [ConvexPolygon]
  /// The lines beyond which something is decided otherwise; none where steps of the environment bound it.
  public let conditions: [HalfPlane]
  /// True where no region could be closed: then the frames are those of the middle.
  public let isSampled: Bool
  private let frames: AffineFrames

  /// A part of a plane.
  init(pieces: [ConvexPolygon], conditions: [HalfPlane], isSampled: Bool, frames: AffineFrames) {
    (self.pieces, self.conditions) = (pieces, conditions)
    (self.isSampled, self.frames) = (isSampled, frames)
  }

  /// Adds what borders on it and is too thin to be anything else.
  mutating func add(_ piece: ConvexPolygon) { pieces.append(piece) }

  /// The exact frame of a view in a window of that size, by its place on the screen, in points of the parent's
  /// coordinate space.
  public func frame(of view: Int, at size: Size) -> Rect { frames.frame(of: view, at: size) }

  /// In square points.
  public var area: Double { pieces.reduce(0) { $0 + $1.area } }

  /// Whether a window size is in it or on its edge, give or take so many points.
  public func contains(_ size: Size, tolerance: Double = 0) -> Bool {
    pieces.contains { $0.contains(size, tolerance: tolerance) }
  }
}

extension PreparedScreen {
  /// The regions of a plane of windows, cell by cell, without gaps.
  public func regions(of plane: WindowPlane) -> [PlaneRegion] {
    var cover = PlaneCover(self, plane)
    for cell in plane.cells { cover.cover(cell) }
    return cover.regions
  }
}
