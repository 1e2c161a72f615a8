import Foundation

extension CGRect {
  public func inset(by i: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + i.left, y: origin.y + i.top, width: size.width - i.left - i.right,
      height: size.height - i.top - i.bottom)
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

public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: w, height: h)
}

public func CGSizeMake(_ w: CGFloat, _ h: CGFloat) -> CGSize { CGSize(width: w, height: h) }

public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

public func CGRectGetMidX(_ r: CGRect) -> CGFloat { r.midX }

public func CGRectGetMidY(_ r: CGRect) -> CGFloat { r.midY }

public func CGRectGetWidth(_ r: CGRect) -> CGFloat { r.width }

public func CGRectGetHeight(_ r: CGRect) -> CGFloat { r.height }

extension CGRect { public func equalTo(_ o: CGRect) -> Bool { self == o } }

extension CGSize { public func equalTo(_ o: CGSize) -> Bool { self == o } }

extension CGPoint { public func equalTo(_ o: CGPoint) -> Bool { self == o } }

extension UIEdgeInsets {
  public func inset(by i: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: top + i.top, left: left + i.left, bottom: bottom + i.bottom, right: right + i.right)
  }
}
