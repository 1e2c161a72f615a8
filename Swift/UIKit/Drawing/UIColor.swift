import Foundation

open class CGColor: NSObject {
  public let components: [CGFloat]?
  public override init() { components = [0, 0, 0, 1] }
  init(_ list: [CGFloat]) { components = list }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }
  public init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [srgbRed, green, blue, alpha]
  }
  public init(gray: CGFloat, alpha: CGFloat) { components = [gray, gray, gray, alpha] }
  public init?(colorSpace: CGColorSpace, components list: UnsafePointer<CGFloat>) {
    components = Array(UnsafeBufferPointer(start: list, count: colorSpace.numberOfComponents + 1))
  }
  open var alpha: CGFloat { components?.last ?? 1 }
  open var numberOfComponents: Int { components?.count ?? 0 }
  open var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  open func copy(alpha: CGFloat) -> CGColor? { CGColor((components?.dropLast() ?? []) + [alpha]) }
  open override func isEqual(_ other: Any?) -> Bool { (other as? CGColor)?.components == components }
  open override var hash: Int { components.hashValue }
  nonisolated(unsafe) public static let black = CGColor([0, 0, 0, 1]), white = CGColor([1, 1, 1, 1]),
    clear = CGColor([0, 0, 0, 0])
}

open class CIColor: NSObject {
  private let parts: [CGFloat]
  public init(color: UIColor) { parts = color.parts }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    parts = [red, green, blue, alpha]
  }
  open var red: CGFloat { parts[0] }
  open var green: CGFloat { parts[1] }
  open var blue: CGFloat { parts[2] }
  open var alpha: CGFloat { parts[3] }
}

/// A colour has no effect on a layout; code that reckons with one gets its own numbers back.
open class UIColor: NSObject, NSCopying {
  var parts: [CGFloat] = [0, 0, 0, 1]
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  private class func make(red relation: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> UIColor {
    UIColor(red: relation, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init()
    parts = [red, green, blue, alpha]
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func part(_ value: CGFloat) -> CGFloat {
      let k = (value + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }
  public convenience init?(named: String) { self.init() }
  public convenience init?(named: String, in: Bundle?, compatibleWith: UITraitCollection?) { self.init() }
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init()
    parts = dynamicProvider(UITraitCollection()).parts
  }
  public convenience init(patternImage: UIImage) { self.init() }
  public convenience init(cgColor: CGColor) {
    self.init()
    if let list = cgColor.components, list.count == 4 { parts = list }
  }
  public convenience init(ciColor color: CIColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }
  open func withAlphaComponent(_ value: CGFloat) -> UIColor {
    UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: value)
  }
  open var cgColor: CGColor { CGColor(parts) }
  open var ciColor: CIColor { CIColor(color: self) }
  open func resolvedColor(with: UITraitCollection) -> UIColor { self }
  open func withProminence(_ prominence: Int) -> UIColor { self }
  open func setFill() {}
  open func setStroke() {}
  open func set() {}
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open func encode(with coder: NSCoder) {}
  open override func isEqual(_ other: Any?) -> Bool { (other as? UIColor)?.parts == parts }
  open override var hash: Int { parts.hashValue }
  @discardableResult open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = parts[0]
    green?.pointee = parts[1]
    blue?.pointee = parts[2]
    alpha?.pointee = parts[3]
    return true
  }
  @discardableResult open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (r, g, b) = (parts[0], parts[1], parts[2])
    let (most, least) = (max(r, g, b), min(r, g, b))
    let span = most - least
    var turn: CGFloat = 0
    if span > 0 {
      turn = most == r ? (g - b) / span : most == g ? 2 + (b - r) / span : 4 + (r - g) / span
    }
    hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
    saturation?.pointee = most > 0 ? span / most : 0
    brightness?.pointee = most
    alpha?.pointee = parts[3]
    return true
  }
  @discardableResult open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    white?.pointee = (parts[0] + parts[1] + parts[2]) / 3
    alpha?.pointee = parts[3]
    return true
  }
  open class var black: UIColor { make(red: 0, green: 0, blue: 0, alpha: 1) }
  open class var darkGray: UIColor { make(red: 0.3333, green: 0.3333, blue: 0.3333, alpha: 1) }
  open class var lightGray: UIColor { make(red: 0.6667, green: 0.6667, blue: 0.6667, alpha: 1) }
  open class var white: UIColor { make(red: 1, green: 1, blue: 1, alpha: 1) }
  open class var gray: UIColor { make(red: 0.5, green: 0.5, blue: 0.5, alpha: 1) }
  open class var red: UIColor { make(red: 1, green: 0, blue: 0, alpha: 1) }
  open class var green: UIColor { make(red: 0, green: 1, blue: 0, alpha: 1) }
  open class var blue: UIColor { make(red: 0, green: 0, blue: 1, alpha: 1) }
  open class var cyan: UIColor { make(red: 0, green: 1, blue: 1, alpha: 1) }
  open class var yellow: UIColor { make(red: 1, green: 1, blue: 0, alpha: 1) }
  open class var magenta: UIColor { make(red: 1, green: 0, blue: 1, alpha: 1) }
  open class var orange: UIColor { make(red: 1, green: 0.5, blue: 0, alpha: 1) }
  open class var purple: UIColor { make(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  open class var brown: UIColor { make(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  open class var clear: UIColor { make(red: 0, green: 0, blue: 0, alpha: 0) }
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
