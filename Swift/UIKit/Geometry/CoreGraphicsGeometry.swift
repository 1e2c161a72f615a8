import Foundation

extension CGRect {
  public func inset(by i: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + i.left, y: origin.y + i.top, width: size.width - i.left - i.right,
      height: size.height - i.top - i.bottom)
  }
}

public struct CGAffineTransform: Equatable, Sendable {
  public var a, b, c, d, tx, ty: CGFloat
  public static let identity = Self(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  public init() { self = .identity }
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }
  public init(translationX x: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }
  public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }
  public init(rotationAngle r: CGFloat) { self.init() }
  public func concatenating(_ o: Self) -> Self { self }
  public func scaledBy(x: CGFloat, y: CGFloat) -> Self { self }
  public func translatedBy(x: CGFloat, y: CGFloat) -> Self { self }
  public func rotated(by: CGFloat) -> Self { self }
  public func inverted() -> Self { self }
  public var isIdentity: Bool { self == .identity }
}

public struct CGVector: Equatable, Sendable {
  public var dx, dy: CGFloat
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
  public static let zero = Self(dx: 0, dy: 0)
}

public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: w, height: h)
}

public func CGSizeMake(_ w: CGFloat, _ h: CGFloat) -> CGSize { CGSize(width: w, height: h) }

public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

extension CGRect { public func applying(_ t: CGAffineTransform) -> CGRect { self } }
