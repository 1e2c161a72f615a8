import Foundation

open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }
  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }
  public convenience init(roundedRect rect: CGRect, byRoundingCorners: UIRectCorner, cornerRadii: CGSize) {
    self.init(rect: rect)
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
  open func contains(_ point: CGPoint) -> Bool { path.contains(point) }
  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func addCurve(
    to point: CGPoint, controlPoint1 firstControl: CGPoint, controlPoint2 secondControl: CGPoint
  ) {
    path.addCurve(to: point, control1: firstControl, control2: secondControl)
  }
  open func addQuadCurve(to point: CGPoint, controlPoint control: CGPoint) {
    path.addQuadCurve(to: point, control: control)
  }
  open func addArc(
    withCenter point: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // UIKit's clockwise is that of a y axis downwards, where Core Graphics' is that of one upwards.
    path.addArc(
      center: point, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  open func close() { path.closeSubpath() }
  open func removeAllPoints() { path = CGMutablePath() }
  open func append(_ other: UIBezierPath) { path.addPath(other.cgPath) }
  open func reversing() -> UIBezierPath { self }
  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(path, transform: transform)
    path = moved
  }
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
  open func addClip() {}
  open func fill() {}
  open func fill(with mode: CGBlendMode, alpha: CGFloat) {}
  open func stroke() {}
  open func stroke(with mode: CGBlendMode, alpha: CGFloat) {}
  open func copy(with zone: NSZone? = nil) -> Any { UIBezierPath(cgPath: path) }
}
