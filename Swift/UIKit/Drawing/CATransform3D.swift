import Foundation

public struct CATransform3D: Equatable, Sendable {
  public var m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44: CGFloat
  public init() {
    (m11, m12, m13, m14) = (1, 0, 0, 0)
    (m21, m22, m23, m24) = (0, 1, 0, 0)
    (m31, m32, m33, m34) = (0, 0, 1, 0)
    (m41, m42, m43, m44) = (0, 0, 0, 1)
  }
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat,
    m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat,
    m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }
  fileprivate var rows: [[CGFloat]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }
}

public let CATransform3DIdentity = CATransform3D()

public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  var t = CATransform3D()
  (t.m41, t.m42, t.m43) = (x, y, z)
  return t
}

public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  var t = CATransform3D()
  (t.m11, t.m22, t.m33) = (x, y, z)
  return t
}

/// A rotation around an axis, by Rodrigues' formula.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
  -> CATransform3D
{
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3D() }
  let (x, y, z, s, c) = (x / length, y / length, z / length, sin(angle), cos(angle))
  var t = CATransform3D()
  (t.m11, t.m12, t.m13) = (c + x * x * (1 - c), x * y * (1 - c) + z * s, x * z * (1 - c) - y * s)
  (t.m21, t.m22, t.m23) = (x * y * (1 - c) - z * s, c + y * y * (1 - c), y * z * (1 - c) + x * s)
  (t.m31, t.m32, t.m33) = (
    x * z * (1 - c) + y * s, y * z * (1 - c) - x * s, c + z * z * (1 - c)
  )
  return t
}

public func CATransform3DConcat(_ first: CATransform3D, _ second: CATransform3D) -> CATransform3D {
  let (left, right) = (first.rows, second.rows)
  func cell(_ row: Int, _ column: Int) -> CGFloat {
    (0..<4).reduce(0) { $0 + left[row][$1] * right[$1][column] }
  }
  return CATransform3D(
    m11: cell(0, 0), m12: cell(0, 1), m13: cell(0, 2), m14: cell(0, 3), m21: cell(1, 0), m22: cell(1, 1),
    m23: cell(1, 2), m24: cell(1, 3), m31: cell(2, 0), m32: cell(2, 1), m33: cell(2, 2), m34: cell(2, 3),
    m41: cell(3, 0), m42: cell(3, 1), m43: cell(3, 2), m44: cell(3, 3))
}

public func CATransform3DTranslate(_ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
  -> CATransform3D
{ CATransform3DConcat(CATransform3DMakeTranslation(x, y, z), transform) }

public func CATransform3DScale(_ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
  -> CATransform3D
{
  CATransform3DConcat(CATransform3DMakeScale(x, y, z), transform)
}

public func CATransform3DRotate(
  _ transform: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
)
  -> CATransform3D
{ CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), transform) }

/// The inverse of a transform within the plane; others, which no layout needs, come back as they are.
public func CATransform3DInvert(_ transform: CATransform3D) -> CATransform3D {
  CATransform3DIsAffine(transform)
    ? CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(transform).inverted()) : transform
}

public func CATransform3DIsIdentity(_ transform: CATransform3D) -> Bool { transform == CATransform3DIdentity }

public func CATransform3DEqualToTransform(_ first: CATransform3D, _ second: CATransform3D) -> Bool {
  first == second
}

public func CATransform3DIsAffine(_ transform: CATransform3D) -> Bool {
  transform == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(transform))
}

public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> CATransform3D {
  var t = CATransform3D()
  (t.m11, t.m12, t.m21, t.m22, t.m41, t.m42) = (
    transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty
  )
  return t
}

public func CATransform3DGetAffineTransform(_ transform: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(
    a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m41,
    ty: transform.m42)
}

extension NSValue {
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(rect: CGRect(x: transform.m41, y: transform.m42, width: transform.m11, height: transform.m22))
  }
  public var caTransform3DValue: CATransform3D {
    CATransform3DTranslate(CATransform3DMakeScale(rectValue.width, rectValue.height, 1), 0, 0, 0)
  }
}
