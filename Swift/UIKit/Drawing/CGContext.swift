import Foundation

/// What is drawn has no effect on a layout: a context takes everything and does nothing.
open class CGContext: NSObject {
  public override init() { super.init() }
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) { self.init() }
  // State.
  open func saveGState() {}
  open func restoreGState() {}
  open func translateBy(x: CGFloat, y: CGFloat) {}
  open func scaleBy(x: CGFloat, y: CGFloat) {}
  open func rotate(by angle: CGFloat) {}
  open func concatenate(_ t: CGAffineTransform) {}
  open var ctm: CGAffineTransform { .identity }
  open var userSpaceToDeviceSpaceTransform: CGAffineTransform { .identity }
  open var boundingBoxOfClipPath: CGRect { .zero }
  open var boundingBoxOfPath: CGRect { .zero }
  open var currentPointOfPath: CGPoint { .zero }
  open var isPathEmpty: Bool { true }
  open var path: CGPath? { nil }
  open var width: Int { 0 }
  open var height: Int { 0 }
  open var bytesPerRow: Int { 0 }
  open var data: UnsafeMutableRawPointer? { nil }
  open var textMatrix = CGAffineTransform.identity
  open var textPosition = CGPoint.zero
  open var interpolationQuality = CGInterpolationQuality.default
  // How lines and areas look.
  open func setLineWidth(_ w: CGFloat) {}
  open func setLineCap(_ c: CGLineCap) {}
  open func setLineJoin(_ j: CGLineJoin) {}
  open func setMiterLimit(_ l: CGFloat) {}
  open func setFlatness(_ f: CGFloat) {}
  open func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  open func setAlpha(_ a: CGFloat) {}
  open func setBlendMode(_ m: CGBlendMode) {}
  open func setShadow(offset: CGSize, blur: CGFloat) {}
  open func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  open func setAllowsAntialiasing(_ b: Bool) {}
  open func setShouldAntialias(_ b: Bool) {}
  open func setShouldSmoothFonts(_ b: Bool) {}
  open func setAllowsFontSmoothing(_ b: Bool) {}
  open func setTextDrawingMode(_ m: CGTextDrawingMode) {}
  open func setCharacterSpacing(_ s: CGFloat) {}
  open func setFont(_ f: CGFont) {}
  open func setFontSize(_ s: CGFloat) {}
  open func setFillColor(_ c: CGColor) {}
  open func setFillColor(_ components: UnsafePointer<CGFloat>) {}
  open func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  open func setFillColor(gray: CGFloat, alpha: CGFloat) {}
  open func setFillColorSpace(_ s: CGColorSpace) {}
  open func setStrokeColor(_ c: CGColor) {}
  open func setStrokeColor(_ components: UnsafePointer<CGFloat>) {}
  open func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  open func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
  open func setStrokeColorSpace(_ s: CGColorSpace) {}
  // The path.
  open func beginPath() {}
  open func closePath() {}
  open func move(to: CGPoint) {}
  open func addLine(to: CGPoint) {}
  open func addLines(between: [CGPoint]) {}
  open func addCurve(to: CGPoint, control1: CGPoint, control2: CGPoint) {}
  open func addQuadCurve(to: CGPoint, control: CGPoint) {}
  open func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  open func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {}
  open func addEllipse(in r: CGRect) {}
  open func addRect(_ r: CGRect) {}
  open func addRects(_ r: [CGRect]) {}
  open func addPath(_ p: CGPath) {}
  open func replacePathWithStrokedPath() {}
  // What it becomes.
  open func strokePath() {}
  open func fillPath(using rule: CGPathFillRule = .winding) {}
  open func drawPath(using mode: CGPathDrawingMode) {}
  open func clip(using rule: CGPathFillRule = .winding) {}
  open func clip(to r: CGRect) {}
  open func clip(to r: [CGRect]) {}
  open func clip(to r: CGRect, mask: CGImage) {}
  open func resetClip() {}
  open func fill(_ r: CGRect) {}
  open func fill(_ r: [CGRect]) {}
  open func stroke(_ r: CGRect) {}
  open func stroke(_ r: CGRect, width: CGFloat) {}
  open func clear(_ r: CGRect) {}
  open func fillEllipse(in r: CGRect) {}
  open func strokeEllipse(in r: CGRect) {}
  open func strokeLineSegments(between: [CGPoint]) {}
  open func draw(_ i: CGImage, in r: CGRect) {}
  open func draw(_ i: CGImage, in r: CGRect, byTiling: Bool) {}
  open func drawLinearGradient(
    _ g: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {}
  open func drawRadialGradient(
    _ g: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {}
  open func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {}
  open func beginTransparencyLayer(in r: CGRect, auxiliaryInfo: [String: Any]?) {}
  open func endTransparencyLayer() {}
  open func flush() {}
  open func synchronize() {}
  open func makeImage() -> CGImage? { CGImage() }
}

public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, high, medium }

public enum CGTextDrawingMode: Int32, Sendable {
  case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

public enum CGLineCap: Int32, Sendable { case butt, round, square }

public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight,
    difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop,
    destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = Self(rawValue: 1), drawsAfterEndLocation = Self(rawValue: 2)
}

open class CGGradient: NSObject {
  public convenience init?(colorsSpace: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    self.init()
  }
  public convenience init?(
    colorSpace: CGColorSpace, colorComponents: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?,
    count: Int
  ) { self.init() }
}

open class CGFont: NSObject {
  public convenience init?(_ name: CFString) { self.init() }
  public convenience init?(_ provider: CGDataProvider) { self.init() }
  open var postScriptName: CFString? { nil }
  open var fullName: CFString? { nil }
}

open class CGDataProvider: NSObject {
  public convenience init?(data: CFData) { self.init() }
  public convenience init?(url: CFURL) { self.init() }
  open var data: CFData? { nil }
}
