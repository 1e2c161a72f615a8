/// A place in points.
public struct Point: Hashable, Sendable {
  /// Points from the left and from the top of the space that the context names.
  public var x, y: Double
  /// A place in points.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  /// The origin.
  public static let zero = Point(x: 0, y: 0)
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// Points.
  public var width, height: Double
  /// A width and a height in points.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  /// Nothing in both axes.
  public static let zero = Size(width: 0, height: 0)
  /// Width and height exchanged, as by turning the device.
  public var turned: Size { Size(width: height, height: width) }
}

/// A rectangle in points; origin at the top left.
public struct Rect: Hashable, Sendable {
  /// Points; the origin in the space that the context names.
  public var x, y, width, height: Double
  /// A rectangle in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
  /// The empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
  /// The right edge, `x + width`.
  public var maxX: Double { x + width }
  /// The bottom edge, `y + height`.
  public var maxY: Double { y + height }
  /// The width and height.
  public var size: Size { Size(width: width, height: height) }
}

/// Distances in points from the four edges inwards.
public struct EdgeInsets: Hashable, Sendable {
  /// Points inwards.
  public var top, left, bottom, right: Double
  /// Distances in points, in UIKit's order.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  /// The same distance from all four edges.
  public init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }
  /// No distance.
  public static let zero = EdgeInsets()
}
