import Foundation

public func UIGraphicsGetCurrentContext() -> CGContext? { nil }

public func UIGraphicsPushContext(_ context: CGContext) {}

public func UIGraphicsPopContext() {}

public func UIGraphicsBeginImageContext(_ size: CGSize) {}

public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ isOpaque: Bool, _ sc: CGFloat) {}

public func UIGraphicsEndImageContext() {}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { UIImage() }

public func UIRectFill(_ rect: CGRect) {}

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {}

public func UIRectFrame(_ rect: CGRect) {}

public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {}

public func UIRectClip(_ rect: CGRect) {}

public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?
) {}

open class UIGraphicsRenderer: NSObject {}

open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let size: CGSize
  public let format: UIGraphicsImageRendererFormat
  public init(size: CGSize) { (self.size, format) = (size, UIGraphicsImageRendererFormat()) }
  public init(bounds: CGRect) { (size, format) = (bounds.size, UIGraphicsImageRendererFormat()) }
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    (self.size, self.format) = (size, format)
  }
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (size, self.format) = (bounds.size, format)
  }
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let image = UIImage()
    image.size = size
    return image
  }
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
  open func jpegData(
    withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  )
    -> Data
  { Data() }
}

open class UIGraphicsRendererFormat: NSObject {
  open var bounds: CGRect { .zero }
}

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  public convenience init(for traits: UITraitCollection) { self.init() }
  open var scale: CGFloat = 1
  open var opaque = false
  open var preferredRange = Range.automatic
}

open class UIGraphicsRendererContext: NSObject {
  open var cgContext: CGContext { CGContext() }
  open func fill(_ rect: CGRect) {}
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {}
  open func stroke(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {}
  open func clip(to rect: CGRect) {}
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  open var format: UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  open var currentImage: UIImage { UIImage() }
}

open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  public init(bounds: CGRect) {}
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data { Data() }
}

open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  open func beginPage() {}
}
