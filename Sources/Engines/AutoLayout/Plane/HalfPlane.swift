public import DesignModel

/// One side of a line in the plane of window sizes.
public struct HalfPlane: Hashable, Sendable {
  /// The distance grows by so many points for each point of width and of height; their squares add up to 1.
  public let width, height: Double
  /// The distance of the window of no size.
  public let offset: Double

  /// Where `width × w + height × h + offset` is at least zero; nil where that doesn't depend on the window.
  public init?(_ width: Double, _ height: Double, offset: Double) {
    let length = (width * width + height * height).squareRoot()
    guard length > 1e-12, length.isFinite else { return nil }
    (self.width, self.height, self.offset) = (width / length, height / length, offset / length)
  }

  /// What is to the left of the way from one window size to another, width to the right and height upwards; nil where
  /// they are one.
  public init?(leftOfWayFrom one: Size, to other: Size) {
    let (across, up) = (other.width - one.width, other.height - one.height)
    self.init(-up, across, offset: up * one.width - across * one.height)
  }

  /// How far a window size is inside, in points; below zero outside.
  public func distance(of size: Size) -> Double { width * size.width + height * size.height + offset }

  /// The other side.
  public var opposite: HalfPlane { HalfPlane(-width, -height, offset: -offset)! }
}
