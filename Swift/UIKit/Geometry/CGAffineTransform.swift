import Foundation

public struct CGAffineTransform: Equatable, Hashable, Codable, Sendable {
  public var a, b, c, d, tx, ty: CGFloat
  public static let identity = Self(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  public init() { self = .identity }
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }
  public init(translationX x: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }
  public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }
  public init(rotationAngle r: CGFloat) {
    self.init(a: cos(r), b: sin(r), c: -sin(r), d: cos(r), tx: 0, ty: 0)
  }
  /// This transform, and after it the other.
  public func concatenating(_ o: Self) -> Self {
    Self(
      a: a * o.a + b * o.c, b: a * o.b + b * o.d, c: c * o.a + d * o.c, d: c * o.b + d * o.d,
      tx: tx * o.a + ty * o.c + o.tx, ty: tx * o.b + ty * o.d + o.ty)
  }
  public func scaledBy(x: CGFloat, y: CGFloat) -> Self { Self(scaleX: x, y: y).concatenating(self) }
  public func translatedBy(x: CGFloat, y: CGFloat) -> Self { Self(translationX: x, y: y).concatenating(self) }
  public func rotated(by r: CGFloat) -> Self { Self(rotationAngle: r).concatenating(self) }
  public func inverted() -> Self {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return Self(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
  public var isIdentity: Bool { self == .identity }
}

public func CGAffineTransformMakeRotation(_ r: CGFloat) -> CGAffineTransform { .init(rotationAngle: r) }

public func CGAffineTransformMakeScale(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
  .init(scaleX: x, y: y)
}

public func CGAffineTransformMakeTranslation(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
  .init(translationX: x, y: y)
}

extension CGPoint {
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle around the transformed corners.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    let points = corners.map { $0.applying(t) }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
