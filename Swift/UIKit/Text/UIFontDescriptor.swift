import Foundation

open class UIFontDescriptor: NSObject {
  var f = UIFont()
  open func object(forKey key: AttributeName) -> Any? {
    switch key {
    case .textStyle: return f.textStyle
    case .family, .name: return f.ownFamily
    case .size: return f.fixedSize.map { NSNumber(value: Double($0)) }
    default: return nil
    }
  }
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    // Either has two names: those of today and, misleadingly, those before iOS 15.
    public static let type = Self(rawValue: "type"), featureIdentifier = type
    public static let selector = Self(rawValue: "selector"), typeIdentifier = selector
  }
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = Self(rawValue: 1), traitBold = Self(rawValue: 2),
      traitMonoSpace = Self(rawValue: 4), traitCondensed = Self(rawValue: 8),
      traitTightLeading = Self(rawValue: 16), traitLooseLeading = Self(rawValue: 32),
      traitExpanded = Self(rawValue: 64), traitVertical = Self(rawValue: 128),
      traitUIOptimized = Self(rawValue: 256), classMask = Self(rawValue: 0xf000_0000),
      classSansSerif = Self(rawValue: 0x8000_0000)
  }
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let textStyle = Self(rawValue: "textStyle"), traits = Self(rawValue: "t"),
      family = Self(rawValue: "f"), name = Self(rawValue: "n"),
      featureSettings = Self(rawValue: "fs"), size = Self(rawValue: "s"), face = Self(rawValue: "fa"),
      visibleName = Self(rawValue: "v"), matrix = Self(rawValue: "m"), characterSet = Self(rawValue: "cs"),
      cascadeList = Self(rawValue: "cl"), fixedAdvance = Self(rawValue: "ad"), symbolic = Self(rawValue: "sy")
  }
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let weight = Self(rawValue: "w"), symbolic = Self(rawValue: "s"),
      width = Self(rawValue: "wd"),
      slant = Self(rawValue: "sl")
  }
  public enum SystemDesign: Sendable { case `default`, rounded, serif, monospaced }
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let d = UIFontDescriptor()
    d.f = f.copied()
    if symbolicTraits.contains(.traitBold) { d.f.ownWeight = d.f.textStyle == nil ? "bold" : "semibold" }
    return d
  }
  open func withDesign(_ systemDesign: SystemDesign) -> UIFontDescriptor? { self }
  open func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    let d = UIFontDescriptor()
    d.f = f.copied()
    if let t = attributes[.traits] as? [TraitKey: Any], let w = t[.weight] as? UIFont.Weight {
      d.f.ownWeight = w.n
    }
    for feature in attributes[.featureSettings] as? [[FeatureKey: Int]] ?? [] { d.turnOn(feature) }
    return d
  }
  private func turnOn(_ feature: [FeatureKey: Int]) {
    let selector = feature[.selector]
    switch feature[.type] {
    case kNumberSpacingType: f.hasMonospacedDigits = selector == kMonospacedNumbersSelector
    // Capitals follow where small letters do: nobody asks for them alone.
    case kLowerCaseType: f.hasSmallCaps = selector == kLowerCaseSmallCapsSelector
    default: break
    }
  }
  open func withSize(_ size: CGFloat) -> UIFontDescriptor { f.withSize(size).fontDescriptor }
  open var symbolicTraits: SymbolicTraits { [] }
  open var pointSize: CGFloat { f.pointSize }
  open var postscriptName: String { f.fontName }
  open func withFamily(_ name: String) -> UIFontDescriptor { UIFontDescriptor(name: name, size: f.pointSize) }
  open func withFace(_ name: String) -> UIFontDescriptor { self }
  open func withMatrix(_ transform: CGAffineTransform) -> UIFontDescriptor { self }
  open func matchingFontDescriptors(withMandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] { [self] }
  open class func preferredFontDescriptor(withTextStyle textStyle: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: textStyle).fontDescriptor
  }
  open class func preferredFontDescriptor(
    withTextStyle textStyle: UIFont.TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits).fontDescriptor
  }
  open var fontAttributes: [AttributeName: Any] { [:] }
  public convenience init(fontAttributes: [AttributeName: Any]) { self.init() }
  public convenience init(name: String, size: CGFloat) {
    self.init()
    f.ownFamily = name
    f.fixedSize = size
  }
}

public let kUpperCaseType = 38
public let kDefaultUpperCaseSelector = 0
public let kDefaultLowerCaseSelector = 0
public let kUpperCaseSmallCapsSelector = 1
public let kLowerCaseType = 37
public let kLowerCaseSmallCapsSelector = 1
public let kNumberSpacingType = 6
public let kMonospacedNumbersSelector = 0
public let kProportionalNumbersSelector = 1
