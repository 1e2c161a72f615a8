import Foundation

open class CGImage: NSObject {
  public convenience init?(
    maskWidth: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) { self.init() }
  open var width: Int { 0 }
  open var height: Int { 0 }
  open var bitsPerComponent: Int { 8 }
  open var bitsPerPixel: Int { 32 }
  open var bytesPerRow: Int { 0 }
  open var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  open var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  open var bitmapInfo: CGBitmapInfo { [] }
  open var dataProvider: CGDataProvider? { nil }
  open var isMask: Bool { false }
  open func cropping(to: CGRect) -> CGImage? { self }
  open func masking(_ mask: CGImage) -> CGImage? { self }
  open func copy(maskingColorComponents: [CGFloat]) -> CGImage? { self }
  open override func copy() -> Any { self }
}

public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let alphaInfoMask = Self(rawValue: 0x1f), floatComponents = Self(rawValue: 1 << 8),
    byteOrderMask = Self(rawValue: 0x7000), byteOrder16Little = Self(rawValue: 1 << 12),
    byteOrder32Little = Self(rawValue: 2 << 12), byteOrder16Big = Self(rawValue: 3 << 12),
    byteOrder32Big = Self(rawValue: 4 << 12)
}

public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1, monochrome, rgb, cmyk, lab, deviceN, indexed, pattern
}

open class CGColorSpace: NSObject {
  public let model: CGColorSpaceModel
  init(_ model: CGColorSpaceModel) { self.model = model }
  public init?(name: CFString) { model = "\(name)".contains("Gray") ? .monochrome : .rgb }
  open var numberOfComponents: Int { model == .monochrome ? 1 : 3 }
  open var name: CFString? { nil }
  nonisolated(unsafe) public static let sRGB = "kCGColorSpaceSRGB" as CFString,
    displayP3 = "kCGColorSpaceDisplayP3" as CFString, extendedSRGB = "kCGColorSpaceExtendedSRGB" as CFString,
    linearSRGB = "kCGColorSpaceLinearSRGB" as CFString,
    genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2" as CFString
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.rgb) }

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.monochrome) }

public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(.cmyk) }
