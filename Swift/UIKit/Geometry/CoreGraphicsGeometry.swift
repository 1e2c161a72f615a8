import Foundation

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

public struct CGVector: Equatable, Hashable, Codable, Sendable {
  public var dx, dy: CGFloat
  public init() { (dx, dy) = (0, 0) }
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  public init(dx: Int, dy: Int) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }
  public init(dx: Double, dy: Double) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }
  public static let zero = Self(dx: 0, dy: 0)
}

public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }

public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }

public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }

public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

extension CGRect { public func equalTo(_ other: CGRect) -> Bool { self == other } }

extension CGSize { public func equalTo(_ other: CGSize) -> Bool { self == other } }

extension CGPoint { public func equalTo(_ other: CGPoint) -> Bool { self == other } }

extension UIEdgeInsets {
  public func inset(by insets: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + insets.top, left: left + insets.left, bottom: bottom + insets.bottom,
      right: right + insets.right)
  }
}
