import Foundation

open class UIBezierPath: NSObject {
  public convenience init(rect: CGRect) { self.init() }
  public convenience init(ovalIn: CGRect) { self.init() }
  public convenience init(roundedRect: CGRect, cornerRadius: CGFloat) { self.init() }
  public convenience init(roundedRect: CGRect, byRoundingCorners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
  }
  public convenience init(
    arcCenter: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) { self.init() }
  open var cgPath: CGPath {
    get { CGPath() }
    set {}
  }
  open var currentPoint: CGPoint { .zero }
  open var isEmpty: Bool { true }
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open func contains(_ p: CGPoint) -> Bool { false }
  open func fill(with mode: CGBlendMode, alpha: CGFloat) {}
  open func stroke(with mode: CGBlendMode, alpha: CGFloat) {}
  open func setLineDash(_ p: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open func move(to: CGPoint) {}
  open func addLine(to: CGPoint) {}
  open func addCurve(to: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {}
  open func addQuadCurve(to: CGPoint, controlPoint: CGPoint) {}
  open func addArc(
    withCenter: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  open func close() {}
  open func fill() {}
  open func stroke() {}
  open func append(_ p: UIBezierPath) {}
  open func reversing() -> UIBezierPath { self }
  open func addClip() {}
  open func apply(_ t: CGAffineTransform) {}
  open var usesEvenOddFillRule = false
  open var bounds: CGRect { .zero }
}
