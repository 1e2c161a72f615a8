import Foundation

open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public convenience init(rect r: CGRect) {
    self.init()
    path.addRect(r)
  }
  public convenience init(ovalIn r: CGRect) { self.init(rect: r) }
  public convenience init(roundedRect r: CGRect, cornerRadius: CGFloat) { self.init(rect: r) }
  public convenience init(roundedRect r: CGRect, byRoundingCorners: UIRectCorner, cornerRadii: CGSize) {
    self.init(rect: r)
  }
  public convenience init(
    arcCenter: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: arcCenter, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }
  open var cgPath: CGPath {
    get { path }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }
  open var currentPoint: CGPoint { path.currentPoint }
  open var isEmpty: Bool { path.isEmpty }
  open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBox }
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var usesEvenOddFillRule = false
  open func contains(_ p: CGPoint) -> Bool { path.contains(p) }
  open func move(to p: CGPoint) { path.move(to: p) }
  open func addLine(to p: CGPoint) { path.addLine(to: p) }
  open func addCurve(to p: CGPoint, controlPoint1 a: CGPoint, controlPoint2 b: CGPoint) {
    path.addCurve(to: p, control1: a, control2: b)
  }
  open func addQuadCurve(to p: CGPoint, controlPoint c: CGPoint) { path.addQuadCurve(to: p, control: c) }
  open func addArc(
    withCenter c: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // UIKit's clockwise is that of a y axis downwards, where Core Graphics' is that of one upwards.
    path.addArc(center: c, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  open func close() { path.closeSubpath() }
  open func removeAllPoints() { path = CGMutablePath() }
  open func append(_ p: UIBezierPath) { path.addPath(p.cgPath) }
  open func reversing() -> UIBezierPath { self }
  open func apply(_ t: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(path, transform: t)
    path = moved
  }
  open func setLineDash(_ p: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
  open func addClip() {}
  open func fill() {}
  open func fill(with mode: CGBlendMode, alpha: CGFloat) {}
  open func stroke() {}
  open func stroke(with mode: CGBlendMode, alpha: CGFloat) {}
  open func copy(with zone: NSZone? = nil) -> Any { UIBezierPath(cgPath: path) }
}
