import Foundation

public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    (self.type, self.points) = (type, points)
  }
}

public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

public enum CGPathFillRule: Int32, Sendable { case winding, evenOdd }

public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

/// A path as the points that it goes through and is bent by: enough to say where it is.
open class CGPath: NSObject {
  var elements: [(type: CGPathElementType, points: [CGPoint])] = []
  public convenience init(rect r: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    line(through: r.corners, isClosed: true, transform)
  }
  public convenience init(ellipseIn r: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(rect: r, transform: transform)
  }
  public convenience init(
    roundedRect r: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(rect: r, transform: transform)
  }
  func line(through points: [CGPoint], isClosed: Bool, _ t: UnsafePointer<CGAffineTransform>? = nil) {
    for (place, point) in points.enumerated() {
      elements.append(
        (place == 0 ? .moveToPoint : .addLineToPoint, [t.map { point.applying($0.pointee) } ?? point]))
    }
    if isClosed, let first = elements.first { elements.append((.closeSubpath, first.points)) }
  }
  func copyElements(into path: CGMutablePath, _ t: UnsafePointer<CGAffineTransform>? = nil) {
    for element in elements {
      path.elements.append(
        (element.type, element.points.map { point in t.map { point.applying($0.pointee) } ?? point }))
    }
  }
  open var isEmpty: Bool { elements.isEmpty }
  open var currentPoint: CGPoint { elements.last?.points.last ?? .zero }
  open var boundingBox: CGRect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .null }
    return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }
  open var boundingBoxOfPath: CGRect { boundingBox }
  open func contains(
    _ p: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    boundingBox.contains(p)
  }
  open func isRect(_ r: UnsafeMutablePointer<CGRect>?) -> Bool { false }
  open override func copy() -> Any { mutableCopy() }
  open override func mutableCopy() -> Any {
    let path = CGMutablePath()
    copyElements(into: path)
    return path
  }
  open func copy(using t: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    let path = CGMutablePath()
    copyElements(into: path, t)
    return path
  }
  open func mutableCopy(using t: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    copy(using: t) as? CGMutablePath
  }
  open func copy(
    strokingWithWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath { self }
  open func copy(
    dashingWithPhase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath { self }
  open func applyWithBlock(_ body: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      var points = element.points
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        var one = CGPathElement(type: element.type, points: base)
        body(&one)
      }
    }
  }
  open func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}

open class CGMutablePath: CGPath {
  private func add(_ type: CGPathElementType, _ points: [CGPoint], _ t: CGAffineTransform) {
    elements.append((type, t.isIdentity ? points : points.map { $0.applying(t) }))
  }
  open func move(to p: CGPoint, transform t: CGAffineTransform = .identity) { add(.moveToPoint, [p], t) }
  open func addLine(to p: CGPoint, transform t: CGAffineTransform = .identity) {
    add(.addLineToPoint, [p], t)
  }
  open func addLines(between points: [CGPoint], transform t: CGAffineTransform = .identity) {
    for (place, point) in points.enumerated() { add(place == 0 ? .moveToPoint : .addLineToPoint, [point], t) }
  }
  open func addQuadCurve(to p: CGPoint, control c: CGPoint, transform t: CGAffineTransform = .identity) {
    add(.addQuadCurveToPoint, [c, p], t)
  }
  open func addCurve(
    to p: CGPoint, control1 a: CGPoint, control2 b: CGPoint, transform t: CGAffineTransform = .identity
  ) { add(.addCurveToPoint, [a, b, p], t) }
  open func addRect(_ r: CGRect, transform t: CGAffineTransform = .identity) {
    for (place, point) in r.corners.enumerated() {
      add(place == 0 ? .moveToPoint : .addLineToPoint, [point], t)
    }
    add(.closeSubpath, [r.origin], t)
  }
  open func addRects(_ list: [CGRect], transform t: CGAffineTransform = .identity) {
    for r in list { addRect(r, transform: t) }
  }
  open func addEllipse(in r: CGRect, transform t: CGAffineTransform = .identity) { addRect(r, transform: t) }
  open func addRoundedRect(
    in r: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform t: CGAffineTransform = .identity
  ) { addRect(r, transform: t) }
  open func addArc(
    center c: CGPoint, radius r: CGFloat, startAngle a: CGFloat, endAngle b: CGFloat, clockwise: Bool,
    transform t: CGAffineTransform = .identity
  ) {
    for angle in arcAngles(from: a, to: b, clockwise: clockwise) {
      let point = CGPoint(x: c.x + r * cos(angle), y: c.y + r * sin(angle))
      add(elements.isEmpty ? .moveToPoint : .addLineToPoint, [point], t)
    }
  }
  open func addRelativeArc(
    center c: CGPoint, radius r: CGFloat, startAngle a: CGFloat, delta: CGFloat,
    transform t: CGAffineTransform = .identity
  ) { addArc(center: c, radius: r, startAngle: a, endAngle: a + delta, clockwise: delta < 0, transform: t) }
  open func addArc(
    tangent1End a: CGPoint, tangent2End b: CGPoint, radius: CGFloat,
    transform t: CGAffineTransform = .identity
  ) { add(.addLineToPoint, [a], t) }
  open func addPath(_ p: CGPath, transform t: CGAffineTransform = .identity) {
    for element in p.elements { add(element.type, element.points, t) }
  }
  open func closeSubpath() {
    guard let start = elements.last(where: { $0.type == .moveToPoint }) else { return }
    elements.append((.closeSubpath, start.points))
  }
}

/// The ends of an arc and where it reaches an axis between them.
private func arcAngles(from a: CGFloat, to b: CGFloat, clockwise: Bool) -> [CGFloat] {
  guard a.isFinite, b.isFinite else { return [] }
  var (first, last) = clockwise ? (b, a) : (a, b)
  if last < first { last += (((first - last) / (2 * .pi)).rounded(.up)) * 2 * .pi }
  if last - first > 2 * .pi { last = first + 2 * .pi }
  let quarter = CGFloat.pi / 2
  var inner = (first / quarter).rounded(.down) * quarter + quarter
  var angles = [first]
  while inner < last {
    angles.append(inner)
    inner += quarter
  }
  angles.append(last)
  first = angles[0]
  return clockwise ? angles.reversed() : angles
}

extension CGRect {
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }
}
