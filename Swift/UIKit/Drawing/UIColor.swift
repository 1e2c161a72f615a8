import Foundation

open class CGColor: NSObject {
  /// The colour that it is of; nil for one of numbers.
  var origin: UIColor?
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

/// A colour has no effect on a layout; code that reckons with one gets its own numbers back, in light appearance.
open class UIColor: NSObject, NSCopying {
  var parts: [CGFloat] = [0, 0, 0, 1]
  /// True where the parts are the colour's; what nobody knows is black.
  private(set) var isKnown = false
  /// The name of one of UIKit's, as files of Interface Builder have it, or of one of the app's own.
  private(set) var name: String?
  private var isOfSystem = false
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  private class func make(red relation: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> UIColor {
    UIColor(red: relation, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init()
    (parts, isKnown) = ([red, green, blue, alpha], true)
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
  public convenience init?(named: String) {
    self.init()
    take(ColorValues.own(named))
    name = named
  }
  public convenience init?(named: String, in: Bundle?, compatibleWith: UITraitCollection?) {
    self.init(named: named)
  }
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init()
    copy(dynamicProvider(UITraitCollection()))
  }
  public convenience init(patternImage: UIImage) { self.init() }
  public convenience init(cgColor: CGColor) {
    self.init()
    if let origin = cgColor.origin {
      copy(origin)
    } else if let list = cgColor.components, list.count == 4 {
      (parts, isKnown) = (list, true)
    }
  }
  public convenience init(ciColor color: CIColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }
  open func withAlphaComponent(_ value: CGFloat) -> UIColor {
    let color = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: value)
    color.isKnown = isKnown
    return color
  }
  open var cgColor: CGColor {
    let color = CGColor(parts)
    color.origin = self
    return color
  }
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
  open class var label: UIColor { system() }
  open class var secondaryLabel: UIColor { system() }
  open class var tertiaryLabel: UIColor { system() }
  open class var quaternaryLabel: UIColor { system() }
  open class var link: UIColor { system() }
  open class var placeholderText: UIColor { system() }
  open class var separator: UIColor { system() }
  open class var opaqueSeparator: UIColor { system() }
  open class var systemBackground: UIColor { system() }
  open class var secondarySystemBackground: UIColor { system() }
  open class var tertiarySystemBackground: UIColor { system() }
  open class var systemGroupedBackground: UIColor { system() }
  open class var secondarySystemGroupedBackground: UIColor { system() }
  open class var tertiarySystemGroupedBackground: UIColor { system() }
  open class var systemFill: UIColor { system() }
  open class var secondarySystemFill: UIColor { system() }
  open class var tertiarySystemFill: UIColor { system() }
  open class var quaternarySystemFill: UIColor { system() }
  open class var systemRed: UIColor { system() }
  open class var systemGreen: UIColor { system() }
  open class var systemBlue: UIColor { system() }
  open class var systemOrange: UIColor { system() }
  open class var systemYellow: UIColor { system() }
  open class var systemPink: UIColor { system() }
  open class var systemPurple: UIColor { system() }
  open class var systemTeal: UIColor { system() }
  open class var systemIndigo: UIColor { system() }
  open class var systemBrown: UIColor { system() }
  open class var systemMint: UIColor { system() }
  open class var systemCyan: UIColor { system() }
  open class var systemGray: UIColor { system() }
  open class var systemGray2: UIColor { system() }
  open class var systemGray3: UIColor { system() }
  open class var systemGray4: UIColor { system() }
  open class var systemGray5: UIColor { system() }
  open class var systemGray6: UIColor { system() }
  open class var darkText: UIColor { system() }
  open class var lightText: UIColor { system() }
  open class var groupTableViewBackground: UIColor { system() }
  open class var tintColor: UIColor { system() }

  /// One of UIKit's, by the property that gives it.
  private class func system(_ property: String = #function) -> UIColor {
    let color = UIColor()
    color.name = property.hasSuffix("Color") ? property : "\(property)Color"
    color.isOfSystem = true
    color.take(ColorValues.ofSystem(color.name!))
    return color
  }

  private func take(_ value: [CGFloat]?) {
    if let value { (parts, isKnown) = (value, true) }
  }

  private func copy(_ other: UIColor) {
    (parts, isKnown, name, isOfSystem) = (other.parts, other.isKnown, other.name, other.isOfSystem)
  }

  /// A colour of the app's own with the value that the code gives in its place.
  fileprivate func filled(by other: UIColor) -> UIColor {
    guard name != nil, !isKnown, !isOfSystem, other.isKnown else { return self }
    let color = UIColor()
    color.copy(other)
    (color.name, color.isOfSystem) = (name, false)
    return color
  }

  /// The colour as the design spells it; nil for one that nobody knows.
  var recorded: String? {
    if isOfSystem { return name }
    guard isKnown else { return name.map { "\($0)#" } }
    let bytes = parts.map { Int((min(1, max(0, $0)) * 255).rounded()) }
    let digits = bytes.dropLast(bytes[3] == 255 ? 1 : 0).map { byte in
      let text = String(byte, radix: 16, uppercase: true)
      return byte < 16 ? "0\(text)" : text
    }
    return "\(name ?? "")#\(digits.joined())"
  }
}

/// What the app's catalogues don't have is in the app what the code gives in its place.
public func ?? (color: UIColor?, other: @autoclosure () -> UIColor) -> UIColor {
  guard let color else { return other() }
  return color.isKnown ? color : color.filled(by: other())
}
