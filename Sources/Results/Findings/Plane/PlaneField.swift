public import AutoLayout
public import DesignModel

/// A part of a plane of windows in which a screen has one verdict.
public struct PlaneField: Sendable {
  /// What it consists of, no two overlapping.
  public let pieces: [ConvexPolygon]
  /// How the screen comes out there.
  public let verdict: WindowVerdict
  /// The area in square points of those pieces that were judged by their middle alone.
  public let sampledArea: Double

  /// In square points.
  public var area: Double { pieces.reduce(0) { $0 + $1.area } }
  /// True if any of its pieces was judged by its middle alone.
  public var isSampled: Bool { sampledArea > 0 }
  /// True if an error breaks there.
  public var hasError: Bool { verdict.breaches.contains { $0.severity == .error } }

  /// Whether a window is in it or on its edge, give or take so many points.
  public func contains(_ window: Size, tolerance: Double = 0) -> Bool {
    pieces.contains { $0.contains(window, tolerance: tolerance) }
  }

  /// A window inside of it, far from its edges.
  public var middle: Size { pieces.max { $0.area < $1.area }!.center }
}
