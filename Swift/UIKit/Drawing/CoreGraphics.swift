import Foundation

open class CGImage: NSObject {
  open var width: Int { 0 }
  open var height: Int { 0 }
  open func cropping(to: CGRect) -> CGImage? { self }
}

open class CGContext: NSObject {
  open func setFillColor(_ c: CGColor) {}
  open func fill(_ r: CGRect) {}
  open func translateBy(x: CGFloat, y: CGFloat) {}
  open func setStrokeColor(_ c: CGColor) {}
  open func setLineWidth(_ w: CGFloat) {}
  open func move(to: CGPoint) {}
  open func addLine(to: CGPoint) {}
  open func strokePath() {}
  open func saveGState() {}
  open func restoreGState() {}
  open func fillEllipse(in r: CGRect) {}
  open func addPath(_ p: CGPath) {}
  open func fillPath() {}
  open func clip() {}
  open func stroke(_ r: CGRect) {}
  open func scaleBy(x: CGFloat, y: CGFloat) {}
}

public func UIGraphicsGetCurrentContext() -> CGContext? { nil }

public func UIGraphicsBeginImageContext(_ s: CGSize) {}

public func UIGraphicsBeginImageContextWithOptions(_ s: CGSize, _ o: Bool, _ sc: CGFloat) {}

public func UIGraphicsEndImageContext() {}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { UIImage() }

public func UIRectFill(_ r: CGRect) {}

open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  public init(size: CGSize) { self.size = size }
  public init(bounds: CGRect) { size = bounds.size }
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.size = size }
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { size = bounds.size }
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let image = UIImage()
    image.size = size
    return image
  }
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
  open func jpegData(withCompressionQuality q: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void)
    -> Data
  {
    Data()
  }
}

open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 1
  open var opaque = false
}

open class UIGraphicsImageRendererContext: NSObject {
  open var cgContext: CGContext { CGContext() }
  open func fill(_ r: CGRect) {}
}

open class CGPath: NSObject {
  open var boundingBox: CGRect { .zero }
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { self.init() }
}

open class CGMutablePath: CGPath {
  open func move(to: CGPoint) {}
  open func addLine(to: CGPoint) {}
  open func addRect(_ r: CGRect) {}
  open func closeSubpath() {}
}

public enum CGLineCap: Int32, Sendable { case butt, round, square }

public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

public func UIImageWriteToSavedPhotosAlbum(
  _ i: UIImage, _ a: Any?, _ s: Selector?, _ c: UnsafeMutableRawPointer?
) {}

public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight,
    difference,
    exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop,
    destinationOver,
    destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}
