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
  open func concatenate(_ transform: CGAffineTransform) {}
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
  open func setLineWidth(_ width: CGFloat) {}
  open func setLineCap(_ cap: CGLineCap) {}
  open func setLineJoin(_ join: CGLineJoin) {}
  open func setMiterLimit(_ limit: CGFloat) {}
  open func setFlatness(_ flatness: CGFloat) {}
  open func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  open func setAlpha(_ alpha: CGFloat) {}
  open func setBlendMode(_ blendMode: CGBlendMode) {}
  open func setShadow(offset: CGSize, blur: CGFloat) {}
  open func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  open func setAllowsAntialiasing(_ flag: Bool) {}
  open func setShouldAntialias(_ flag: Bool) {}
  open func setShouldSmoothFonts(_ flag: Bool) {}
  open func setAllowsFontSmoothing(_ flag: Bool) {}
  open func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
  open func setCharacterSpacing(_ spacing: CGFloat) {}
  open func setFont(_ font: CGFont) {}
  open func setFontSize(_ size: CGFloat) {}
  open func setFillColor(_ color: CGColor) {}
  open func setFillColor(_ components: UnsafePointer<CGFloat>) {}
  open func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  open func setFillColor(gray: CGFloat, alpha: CGFloat) {}
  open func setFillColorSpace(_ colorSpace: CGColorSpace) {}
  open func setStrokeColor(_ color: CGColor) {}
  open func setStrokeColor(_ components: UnsafePointer<CGFloat>) {}
  open func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  open func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
  open func setStrokeColorSpace(_ colorSpace: CGColorSpace) {}
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
  open func addEllipse(in rect: CGRect) {}
  open func addRect(_ rect: CGRect) {}
  open func addRects(_ rects: [CGRect]) {}
  open func addPath(_ path: CGPath) {}
  open func replacePathWithStrokedPath() {}
  // What it becomes.
  open func strokePath() {}
  open func fillPath(using rule: CGPathFillRule = .winding) {}
  open func drawPath(using mode: CGPathDrawingMode) {}
  open func clip(using rule: CGPathFillRule = .winding) {}
  open func clip(to rect: CGRect) {}
  open func clip(to rects: [CGRect]) {}
  open func clip(to rect: CGRect, mask: CGImage) {}
  open func resetClip() {}
  open func fill(_ rect: CGRect) {}
  open func fill(_ rects: [CGRect]) {}
  open func stroke(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect, width: CGFloat) {}
  open func clear(_ rect: CGRect) {}
  open func fillEllipse(in rect: CGRect) {}
  open func strokeEllipse(in rect: CGRect) {}
  open func strokeLineSegments(between: [CGPoint]) {}
  open func draw(_ image: CGImage, in rect: CGRect) {}
  open func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {}
  open func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {}
  open func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {}
  open func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {}
  open func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {}
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
