import Foundation

open class CGColor: NSObject {
  open var alpha: CGFloat { 1 }
  open func copy(alpha: CGFloat) -> CGColor? { self }
  public static let black = CGColor(), white = CGColor(), clear = CGColor()
  open var components: [CGFloat]? { [0, 0, 0, 1] }
}

open class UIColor: NSObject {
  public override init() { super.init() }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { self.init() }
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init() }
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init()
  }
  public convenience init?(named: String) { self.init() }
  public convenience init?(named: String, in: Bundle?, compatibleWith: UITraitCollection?) { self.init() }
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { self.init() }
  public convenience init(patternImage: UIImage) { self.init() }
  public convenience init(cgColor: CGColor) { self.init() }
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init()
  }
  open func withAlphaComponent(_ a: CGFloat) -> UIColor { self }
  open var cgColor: CGColor { CGColor() }
  open var ciColor: Int { 0 }
  open func resolvedColor(with: UITraitCollection) -> UIColor { self }
  open func setFill() {}
  open func setStroke() {}
  open func set() {}
  @discardableResult open func getRed(
    _ r: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { true }
  @discardableResult open func getHue(
    _ r: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { true }
  @discardableResult open func getWhite(
    _ r: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { true }
  open class var black: UIColor { UIColor() }
  open class var darkGray: UIColor { UIColor() }
  open class var lightGray: UIColor { UIColor() }
  open class var white: UIColor { UIColor() }
  open class var gray: UIColor { UIColor() }
  open class var red: UIColor { UIColor() }
  open class var green: UIColor { UIColor() }
  open class var blue: UIColor { UIColor() }
  open class var cyan: UIColor { UIColor() }
  open class var yellow: UIColor { UIColor() }
  open class var magenta: UIColor { UIColor() }
  open class var orange: UIColor { UIColor() }
  open class var purple: UIColor { UIColor() }
  open class var brown: UIColor { UIColor() }
  open class var clear: UIColor { UIColor() }
  open class var label: UIColor { UIColor() }
  open class var secondaryLabel: UIColor { UIColor() }
  open class var tertiaryLabel: UIColor { UIColor() }
  open class var quaternaryLabel: UIColor { UIColor() }
  open class var link: UIColor { UIColor() }
  open class var placeholderText: UIColor { UIColor() }
  open class var separator: UIColor { UIColor() }
  open class var opaqueSeparator: UIColor { UIColor() }
  open class var systemBackground: UIColor { UIColor() }
  open class var secondarySystemBackground: UIColor { UIColor() }
  open class var tertiarySystemBackground: UIColor { UIColor() }
  open class var systemGroupedBackground: UIColor { UIColor() }
  open class var secondarySystemGroupedBackground: UIColor { UIColor() }
  open class var tertiarySystemGroupedBackground: UIColor { UIColor() }
  open class var systemFill: UIColor { UIColor() }
  open class var secondarySystemFill: UIColor { UIColor() }
  open class var tertiarySystemFill: UIColor { UIColor() }
  open class var quaternarySystemFill: UIColor { UIColor() }
  open class var systemRed: UIColor { UIColor() }
  open class var systemGreen: UIColor { UIColor() }
  open class var systemBlue: UIColor { UIColor() }
  open class var systemOrange: UIColor { UIColor() }
  open class var systemYellow: UIColor { UIColor() }
  open class var systemPink: UIColor { UIColor() }
  open class var systemPurple: UIColor { UIColor() }
  open class var systemTeal: UIColor { UIColor() }
  open class var systemIndigo: UIColor { UIColor() }
  open class var systemBrown: UIColor { UIColor() }
  open class var systemMint: UIColor { UIColor() }
  open class var systemCyan: UIColor { UIColor() }
  open class var systemGray: UIColor { UIColor() }
  open class var systemGray2: UIColor { UIColor() }
  open class var systemGray3: UIColor { UIColor() }
  open class var systemGray4: UIColor { UIColor() }
  open class var systemGray5: UIColor { UIColor() }
  open class var systemGray6: UIColor { UIColor() }
  open class var darkText: UIColor { UIColor() }
  open class var lightText: UIColor { UIColor() }
  open class var groupTableViewBackground: UIColor { UIColor() }
  open class var tintColor: UIColor { UIColor() }
}
