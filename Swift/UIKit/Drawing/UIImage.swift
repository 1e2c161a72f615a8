import Foundation

open class UIImage: NSObject, NSCopying {
  open func copy(with zone: NSZone? = nil) -> Any { self }
  public required init?(coder: NSCoder) { super.init() }
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  public enum ResizingMode: Int, Sendable { case tile, stretch }
  open class var add: UIImage { UIImage(systemName: "plus.circle")! }
  open class var remove: UIImage { UIImage(systemName: "minus.circle")! }
  open class var actions: UIImage { UIImage(systemName: "ellipsis.circle")! }
  open class var checkmark: UIImage { UIImage(systemName: "checkmark")! }
  open class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle")! }
  open class func animatedImage(with images: [UIImage], duration: Double) -> UIImage? { images.first }
  open class func animatedImageNamed(_ name: String, duration: Double) -> UIImage? { UIImage(named: name) }
  open class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: Double
  ) -> UIImage? { UIImage(named: name) }
  open var ciImage: CIImage? { nil }
  open var capInsets: UIEdgeInsets { .zero }
  open var resizingMode: ResizingMode { .stretch }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open var baselineOffsetFromBottom: CGFloat? { nil }
  open var isSymbolImage: Bool { isSymbol }
  open var configuration: Configuration? { nil }
  open var symbolConfiguration: SymbolConfiguration? { nil }
  open var traitCollection: UITraitCollection { .current }
  open var imageAsset: UIImageAsset? { nil }
  open var flipsForRightToLeftLayoutDirection: Bool { false }
  open var leftCapWidth: Int { 0 }
  open var topCapHeight: Int { 0 }
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var isAccessibilityElement = false
  open func withBaselineOffset(fromBottom: CGFloat) -> UIImage { self }
  open func imageWithoutBaseline() -> UIImage { self }
  open func imageRestrictedToStandardDynamicRange() -> UIImage { self }
  open func preparingForDisplay() -> UIImage? { self }
  open func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {}
  open func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  open func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {}
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}
  open func drawAsPattern(in rect: CGRect) {}
  open func heicData() -> Data? { nil }
  public convenience init(ciImage: CIImage) { self.init() }
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) { self.init() }
  public convenience init?(
    systemName name: String, variableValue: Double, configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }
  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    public func fontWeight() -> UIFont.Weight { .regular }
  }
  open class Configuration: NSObject {
    open var traitCollection: UITraitCollection? { nil }
    open func withTraitCollection(_ traits: UITraitCollection?) -> Self { self }
    open func applying(_ configuration: Configuration?) -> Self { self }
  }
  open class SymbolConfiguration: Configuration {
    /// The size of the text that a symbol goes with, in points; nil where the configuration doesn't say it.
    var pointSize: CGFloat?
    public convenience init(pointSize: CGFloat) {
      self.init()
      self.pointSize = pointSize
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(pointSize: pointSize) }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize)
    }
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(pointSize: UIFont.usualSize(of: textStyle.rawValue))
    }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(textStyle: textStyle)
    }
    public convenience init(scale: SymbolScale) { self.init() }
    public convenience init(weight: SymbolWeight) { self.init() }
    public convenience init(font: UIFont) {
      self.init(pointSize: font.fixedSize ?? UIFont.usualSize(of: font.textStyle))
    }
    public convenience init(font: UIFont, scale: SymbolScale) { self.init(font: font) }
    open override func applying(_ configuration: Configuration?) -> Self {
      if let size = (configuration as? SymbolConfiguration)?.pointSize { pointSize = size }
      return self
    }
    public convenience init(paletteColors: [UIColor]) { self.init() }
    public convenience init(hierarchicalColor: UIColor) { self.init() }
    nonisolated(unsafe) public static let unspecified = SymbolConfiguration()
    open class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }
    open class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }
    open class func preferringHierarchical() -> SymbolConfiguration { SymbolConfiguration() }
    public override init() { super.init() }
    open func configurationWithoutWeight() -> Self { self }
  }
  var imageName: String?
  public override init() { super.init() }
  public convenience init?(named: String) {
    self.init()
    imageName = named
    if let known = ImageSizes.known(named) {
      size = known
    } else {
      Recorder.note("image '\(named)': size unknown")
    }
  }
  public convenience init?(named: String, in: Bundle?, compatibleWith: UITraitCollection?) {
    self.init(named: named)
  }
  public convenience init?(named: String, in: Bundle?, with: Configuration?) { self.init(named: named) }
  public convenience init?(systemName name: String) {
    self.init()
    (imageName, isSymbol) = (name, true)
    size = CGSize(width: 20, height: 20)
    Recorder.note("symbol '\(name)': size guessed")
  }
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(systemName: name)
    scale(by: configuration)
  }
  /// A symbol is as large as the text that it goes with, which has 17 points where nothing says another size.
  private func scale(by configuration: Configuration?) {
    guard isSymbolImage, let points = (configuration as? SymbolConfiguration)?.pointSize else { return }
    let side = (20 * points / 17).rounded()
    size = CGSize(width: side, height: side)
  }
  private func scaled(by configuration: Configuration) -> UIImage {
    guard isSymbolImage, (configuration as? SymbolConfiguration)?.pointSize != nil else { return self }
    let copy = UIImage()
    (copy.imageName, copy.isSymbol) = (imageName, true)
    copy.scale(by: configuration)
    return copy
  }
  private var isSymbol = false
  public convenience init?(systemName name: String, compatibleWith: UITraitCollection?) {
    self.init(systemName: name)
  }
  public convenience init?(data: Data) { self.init() }
  public convenience init?(data: Data, scale: CGFloat) { self.init() }
  public convenience init?(contentsOfFile: String) { self.init() }
  public convenience init(cgImage: CGImage) { self.init() }
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) { self.init() }
  public convenience init(imageLiteralResourceName name: String) { self.init(named: name)! }
  open var size = CGSize.zero
  open var scale: CGFloat { 3 }
  open var cgImage: CGImage? { nil }
  open var imageOrientation: Orientation { .up }
  open var renderingMode: RenderingMode { .automatic }
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  open func withTintColor(_ color: UIColor) -> UIImage { self }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  open func withConfiguration(_ configuration: Configuration) -> UIImage { scaled(by: configuration) }
  open func applyingSymbolConfiguration(_ symbolConfiguration: SymbolConfiguration) -> UIImage? {
    scaled(by: symbolConfiguration)
  }
  open func resizableImage(withCapInsets: UIEdgeInsets) -> UIImage { self }
  open func resizableImage(withCapInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { self }
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  open func withHorizontallyFlippedOrientation() -> UIImage { self }
  open func draw(in rect: CGRect) {}
  open func draw(at point: CGPoint) {}
  open func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  open func pngData() -> Data? { nil }
  open func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
    if insets != .zero { Recorder.noteHere("withAlignmentRectInsets not taken") }
    return self
  }
  open func stretchableImage(withLeftCapWidth: Int, topCapHeight: Int) -> UIImage { self }
  open var images: [UIImage]? { nil }
  open var duration: Double { 0 }
}

open class UIImageAsset: NSObject {
  open func image(with traits: UITraitCollection) -> UIImage { UIImage() }
  open func register(_ image: UIImage, with traits: UITraitCollection) {}
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {}
  open func unregister(_ traits: UITraitCollection) {}
}

open class CIImage: NSObject {
  public convenience init?(image: UIImage) { self.init() }
  public convenience init(cgImage: CGImage) { self.init() }
  open var extent: CGRect { .zero }
  open func cropped(to rect: CGRect) -> CIImage { self }
  open func transformed(by transform: CGAffineTransform) -> CIImage { self }
  open func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage { self }
  open func clampedToExtent() -> CIImage { self }
}

open class CIFilter: NSObject {
  public convenience init?(name: String) { self.init() }
  public convenience init?(name: String, parameters: [String: Any]?) { self.init() }
  open var outputImage: CIImage? { nil }
  open func setDefaults() {}
}

open class CIContext: NSObject {
  public override init() { super.init() }
  public convenience init(options: [CIContextOption: Any]?) { self.init() }
  open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? { nil }
}

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let useSoftwareRenderer = Self(rawValue: "software"),
    workingColorSpace = Self(rawValue: "space")
}

public let kCIInputImageKey = "inputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIOutputImageKey = "outputImage"
public let kCIInputColorKey = "inputColor"
public let kCIInputIntensityKey = "inputIntensity"

public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { nil }

public func UIImageJPEGRepresentation(_ image: UIImage, _ quality: CGFloat) -> Data? { nil }
