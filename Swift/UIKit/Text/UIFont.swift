import Foundation

open class UIFont: NSObject, NSCopying {
  open func copy(with zone: NSZone? = nil) -> Any { self }
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = Self(rawValue: "largeTitle"), title1 = Self(rawValue: "title1"),
      title2 = Self(rawValue: "title2"), title3 = Self(rawValue: "title3"),
      headline = Self(rawValue: "headline"), body = Self(rawValue: "body"),
      callout = Self(rawValue: "callout"), subheadline = Self(rawValue: "subheadline"),
      footnote = Self(rawValue: "footnote"), caption1 = Self(rawValue: "caption1"),
      caption2 = Self(rawValue: "caption2"), extraLargeTitle = largeTitle, extraLargeTitle2 = largeTitle
  }
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ value: CGFloat) { rawValue = value }
    public static let ultraLight = Self(-0.8), thin = Self(-0.6), light = Self(-0.4), regular = Self(0),
      medium = Self(0.23), semibold = Self(0.3), bold = Self(0.4), heavy = Self(0.56), black = Self(0.62)
    var n: String {
      [
        (-0.8, "ultraLight"), (-0.6, "thin"), (-0.4, "light"), (0, "regular"), (0.23, "medium"),
        (0.3, "semibold"), (0.4, "bold"), (0.56, "heavy"), (0.62, "black"),
      ].min { abs($0.0 - Double(rawValue)) < abs($1.0 - Double(rawValue)) }!.1
    }
  }
  public struct Width: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ value: CGFloat) { rawValue = value }
    public static let standard = Self(0), condensed = Self(-0.2), compressed = Self(-0.4),
      expanded = Self(0.2)
  }
  static let sizes: [String: [CGFloat]] = [
    "largeTitle": [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    "title1": [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    "title2": [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    "title3": [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    "headline": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    "body": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    "callout": [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    "subheadline": [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    "footnote": [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    "caption1": [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    "caption2": [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
  var textStyle: String?, fixedSize: CGFloat?, ownWeight: String?, ownFamily: String?, isScaled = false
  var hasMonospacedDigits: Bool?, hasSmallCaps: Bool?
  /// The size in points at a text size that isn't the user's; nil for the user's.
  var heldSize: CGFloat?
  /// True for the font of a style as it is at the default text size, whatever the user's.
  var isOfDefaultSize = false
  /// True for a font that is declared elsewhere, of which nobody knows the size.
  var isMadeUp = false
  public override init() { super.init() }
  func copied() -> UIFont {
    let f = UIFont()
    f.textStyle = textStyle
    f.fixedSize = fixedSize
    f.ownWeight = ownWeight
    f.ownFamily = ownFamily
    f.isScaled = isScaled
    (f.isOfDefaultSize, f.heldSize) = (isOfDefaultSize, heldSize)
    (f.hasMonospacedDigits, f.hasSmallCaps, f.isMadeUp) = (hasMonospacedDigits, hasSmallCaps, isMadeUp)
    return f
  }
  public convenience init?(name: String, size: CGFloat) {
    self.init()
    ownFamily = name
    fixedSize = size
  }
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init()
    let f = size > 0 ? descriptor.f.withSize(size) : descriptor.f
    (textStyle, fixedSize, ownWeight, ownFamily) = (f.textStyle, f.fixedSize, f.ownWeight, f.ownFamily)
    (isScaled, isOfDefaultSize) = (f.isScaled, f.isOfDefaultSize)
    (hasMonospacedDigits, hasSmallCaps, isMadeUp) = (f.hasMonospacedDigits, f.hasSmallCaps, f.isMadeUp)
  }
  open class func preferredFont(forTextStyle textStyle: TextStyle) -> UIFont {
    let f = UIFont()
    f.textStyle = textStyle.rawValue
    return f
  }
  open class func preferredFont(forTextStyle textStyle: TextStyle, compatibleWith traits: UITraitCollection?)
    -> UIFont
  {
    let f = preferredFont(forTextStyle: textStyle)
    guard let category = traits?.cat else { return f }
    guard category != .large else {
      f.isOfDefaultSize = true
      return f
    }
    let place = UIContentSizeCategory.order.firstIndex(of: category.rawValue) ?? 3
    return f.withSize((sizes[textStyle.rawValue] ?? sizes["body"]!)[place])
  }
  open class func systemFont(ofSize size: CGFloat) -> UIFont {
    let f = UIFont()
    f.fixedSize = size
    return f
  }
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    let f = UIFont()
    f.fixedSize = size
    f.ownWeight = weight.n
    return f
  }
  open class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .semibold)
  }
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size) }
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    let f = systemFont(ofSize: size, weight: weight)
    f.hasMonospacedDigits = true
    return f
  }
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    let f = systemFont(ofSize: size, weight: weight)
    f.ownFamily = "Menlo"
    return f
  }
  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var systemFontSize: CGFloat { 14 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var familyNames: [String] { [] }
  open class func fontNames(forFamilyName: String) -> [String] { [] }
  open var pointSize: CGFloat {
    if let s = fixedSize, !isScaled { return s }
    if isOfDefaultSize { return Self.sizes[textStyle ?? "body"]![3] }
    Recorder.touch(.textSize)
    let i = UIContentSizeCategory.order.firstIndex(of: Recorder.traits.textSize) ?? 3
    let t = Self.sizes[textStyle ?? "body"]!
    if let s = fixedSize { return (s * t[i] / t[3]).rounded() }
    return t[i]
  }
  open var lineHeight: CGFloat { (pointSize * 1.193).rounded(.up) }
  open var ascender: CGFloat { pointSize * 0.952 }
  open var descender: CGFloat { -pointSize * 0.241 }
  open var capHeight: CGFloat { pointSize * 0.705 }
  open var xHeight: CGFloat { pointSize * 0.526 }
  open var leading: CGFloat { 0 }
  open var fontName: String { ownFamily ?? ".SFUI-Regular" }
  open var familyName: String { ownFamily ?? ".AppleSystemUIFont" }
  open func withSize(_ size: CGFloat) -> UIFont {
    let f = copied()
    f.fixedSize = size
    if f.textStyle == "headline", f.ownWeight == nil { f.ownWeight = "semibold" }
    f.textStyle = nil
    (f.isScaled, f.isOfDefaultSize) = (false, false)
    return f
  }
  open var fontDescriptor: UIFontDescriptor {
    let d = UIFontDescriptor()
    d.f = copied()
    return d
  }
}
