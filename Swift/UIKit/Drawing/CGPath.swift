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
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    line(through: rect.corners, isClosed: true, transform)
  }
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(rect: rect, transform: transform)
  }
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(rect: rect, transform: transform)
  }
  func line(through points: [CGPoint], isClosed: Bool, _ transform: UnsafePointer<CGAffineTransform>? = nil) {
    for (place, point) in points.enumerated() {
      elements.append(
        (place == 0 ? .moveToPoint : .addLineToPoint, [transform.map { point.applying($0.pointee) } ?? point])
      )
    }
    if isClosed, let first = elements.first { elements.append((.closeSubpath, first.points)) }
  }
  func copyElements(into path: CGMutablePath, _ transform: UnsafePointer<CGAffineTransform>? = nil) {
    for element in elements {
      path.elements.append(
        (element.type, element.points.map { point in transform.map { point.applying($0.pointee) } ?? point }))
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
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    boundingBox.contains(point)
  }
  open func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool { false }
  open override func copy() -> Any { mutableCopy() }
  open override func mutableCopy() -> Any {
    let path = CGMutablePath()
    copyElements(into: path)
    return path
  }
  open func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    let path = CGMutablePath()
    copyElements(into: path, transform)
    return path
  }
  open func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    copy(using: transform) as? CGMutablePath
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
  private func add(_ type: CGPathElementType, _ points: [CGPoint], by transform: CGAffineTransform) {
    elements.append((type, transform.isIdentity ? points : points.map { $0.applying(transform) }))
  }
  open func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(.moveToPoint, [point], by: transform)
  }
  open func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(.addLineToPoint, [point], by: transform)
  }
  open func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (place, point) in points.enumerated() {
      add(place == 0 ? .moveToPoint : .addLineToPoint, [point], by: transform)
    }
  }
  open func addQuadCurve(to point: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    add(.addQuadCurveToPoint, [control, point], by: transform)
  }
  open func addCurve(
    to point: CGPoint, control1 firstControl: CGPoint, control2 secondControl: CGPoint,
    transform: CGAffineTransform = .identity
  ) { add(.addCurveToPoint, [firstControl, secondControl, point], by: transform) }
  open func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    for (place, point) in rect.corners.enumerated() {
      add(place == 0 ? .moveToPoint : .addLineToPoint, [point], by: transform)
    }
    add(.closeSubpath, [rect.origin], by: transform)
  }
  open func addRects(_ list: [CGRect], transform: CGAffineTransform = .identity) {
    for r in list { addRect(r, transform: transform) }
  }
  open func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addRect(rect, transform: transform)
  }
  open func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) { addRect(rect, transform: transform) }
  open func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    for angle in arcAngles(from: startAngle, to: endAngle, clockwise: clockwise) {
      let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      add(elements.isEmpty ? .moveToPoint : .addLineToPoint, [point], by: transform)
    }
  }
  open func addRelativeArc(
    center point: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: point, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta < 0, transform: transform)
  }
  open func addArc(
    tangent1End firstEnd: CGPoint, tangent2End secondEnd: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) { add(.addLineToPoint, [firstEnd], by: transform) }
  open func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    for element in path.elements { add(element.type, element.points, by: transform) }
  }
  open func closeSubpath() {
    guard let start = elements.last(where: { $0.type == .moveToPoint }) else { return }
    elements.append((.closeSubpath, start.points))
  }
}

/// The ends of an arc and where it reaches an axis between them.
private func arcAngles(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> [CGFloat] {
  guard start.isFinite, end.isFinite else { return [] }
  var (first, last) = clockwise ? (end, start) : (start, end)
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
