import Foundation

open class UIImage: NSObject {
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  public enum ResizingMode: Int, Sendable { case tile, stretch }
  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  open class Configuration: NSObject {}
  open class SymbolConfiguration: Configuration {
    public convenience init(pointSize: CGFloat) { self.init() }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init() }
    public convenience init(scale: SymbolScale) { self.init() }
    public convenience init(weight: SymbolWeight) { self.init() }
    public convenience init(font: UIFont) { self.init() }
    public convenience init(font: UIFont, scale: SymbolScale) { self.init() }
    public convenience init(paletteColors: [UIColor]) { self.init() }
    public convenience init(hierarchicalColor: UIColor) { self.init() }
    open func applying(_ o: SymbolConfiguration) -> SymbolConfiguration { self }
  }
  var imageName: String?
  public override init() { super.init() }
  public convenience init?(named n: String) {
    self.init()
    imageName = n
    Recorder.note("image '\(n)': size unknown")
    size = .zero
  }
  public convenience init?(named n: String, in: Bundle?, compatibleWith: UITraitCollection?) {
    self.init(named: n)
  }
  public convenience init?(named n: String, in: Bundle?, with: Configuration?) { self.init(named: n) }
  public convenience init?(systemName n: String) {
    self.init()
    imageName = n
    size = CGSize(width: 20, height: 20)
    Recorder.note("symbol '\(n)': size guessed")
  }
  public convenience init?(systemName n: String, withConfiguration: Configuration?) {
    self.init(systemName: n)
  }
  public convenience init?(systemName n: String, compatibleWith: UITraitCollection?) {
    self.init(systemName: n)
  }
  public convenience init?(data: Data) { self.init() }
  public convenience init?(data: Data, scale: CGFloat) { self.init() }
  public convenience init?(contentsOfFile: String) { self.init() }
  public convenience init(cgImage: CGImage) { self.init() }
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) { self.init() }
  public convenience init(imageLiteralResourceName n: String) { self.init(named: n)! }
  open var size = CGSize.zero
  open var scale: CGFloat { 3 }
  open var cgImage: CGImage? { nil }
  open var imageOrientation: Orientation { .up }
  open var renderingMode: RenderingMode { .automatic }
  open func withRenderingMode(_ m: RenderingMode) -> UIImage { self }
  open func withTintColor(_ c: UIColor) -> UIImage { self }
  open func withTintColor(_ c: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  open func withConfiguration(_ c: Configuration) -> UIImage { self }
  open func applyingSymbolConfiguration(_ c: SymbolConfiguration) -> UIImage? { self }
  open func resizableImage(withCapInsets: UIEdgeInsets) -> UIImage { self }
  open func resizableImage(withCapInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { self }
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  open func withHorizontallyFlippedOrientation() -> UIImage { self }
  open func draw(in r: CGRect) {}
  open func draw(at p: CGPoint) {}
  open func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  open func pngData() -> Data? { nil }
  open func withAlignmentRectInsets(_ i: UIEdgeInsets) -> UIImage { self }
  open func stretchableImage(withLeftCapWidth: Int, topCapHeight: Int) -> UIImage { self }
  open var images: [UIImage]? { nil }
  open var duration: Double { 0 }
}
