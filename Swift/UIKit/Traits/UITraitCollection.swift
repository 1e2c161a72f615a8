import Foundation

open class UITraitCollection: NSObject {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  var hc: UIUserInterfaceSizeClass?, vc: UIUserInterfaceSizeClass?, cat: UIContentSizeCategory?,
    id: UIUserInterfaceIdiom?
  public convenience init(horizontalSizeClass sizeClass: UIUserInterfaceSizeClass) {
    self.init()
    hc = sizeClass
  }
  public convenience init(verticalSizeClass sizeClass: UIUserInterfaceSizeClass) {
    self.init()
    vc = sizeClass
  }
  public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
    self.init()
    cat = category
  }
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init()
    id = idiom
  }
  public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) { self.init() }
  public convenience init(traitsFrom all: [UITraitCollection]) {
    self.init()
    for one in all {
      (hc, vc, cat, id) = (one.hc ?? hc, one.vc ?? vc, one.cat ?? cat, one.id ?? id)
    }
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init() }
  public convenience init(displayScale: CGFloat) { self.init() }
  public convenience init(legibilityWeight: UILegibilityWeight) { self.init() }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init() }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init() }
  public convenience init(forceTouchCapability: UIForceTouchCapability) { self.init() }
  public convenience init(displayGamut: UIDisplayGamut) { self.init() }
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init()
    take(UITraitOverrides(changedBy: mutations))
  }
  open func modifyingTraits(_ body: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    let result = UITraitCollection()
    (result.hc, result.vc, result.cat, result.id, result.custom) = (hc, vc, cat, id, custom)
    result.take(UITraitOverrides(changedBy: body))
    return result
  }
  /// Takes what is overridden.
  func take(_ overrides: UITraitOverrides) {
    let traits = OwnTraits(overrides)
    (hc, vc, cat, id) = (
      traits.horizontal ?? hc, traits.vertical ?? vc, traits.category ?? cat, traits.idiom ?? id
    )
    custom.merge(traits.custom) { $1 }
  }
  /// The values of the code's own traits, by their definitions.
  var custom: [ObjectIdentifier: Any] = [:]
  public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
    custom[ObjectIdentifier(trait)] as? Trait.Value ?? trait.defaultValue
  }
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self]
  }
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self]
  }
  open var forceTouchCapability: UIForceTouchCapability { .unavailable }
  open var displayGamut: UIDisplayGamut { .P3 }
  open var imageConfiguration: UIImage.Configuration { UIImage.Configuration() }
  open func changedTraits(from traits: UITraitCollection?) -> Set<String> { [] }
  open var horizontalSizeClass: UIUserInterfaceSizeClass {
    if let hc { return hc }
    Recorder.touch(.hclass)
    return Recorder.traits.isWide ? .regular : .compact
  }
  open var verticalSizeClass: UIUserInterfaceSizeClass {
    if let vc { return vc }
    Recorder.touch(.vclass)
    return Recorder.traits.isTall ? .regular : .compact
  }
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    if let id { return id }
    Recorder.touch(.idiom)
    return Recorder.traits.isPad ? .pad : .phone
  }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    if let cat { return cat }
    Recorder.touch(.textSize)
    return .init(rawValue: Recorder.traits.textSize)
  }
  open var layoutDirection: UITraitEnvironmentLayoutDirection {
    Recorder.isRightToLeft ? .rightToLeft : .leftToRight
  }
  open var userInterfaceStyle: UIUserInterfaceStyle { .light }
  open var displayScale: CGFloat { Recorder.traits.scale }
  open var accessibilityContrast: UIAccessibilityContrast { .normal }
  open var legibilityWeight: UILegibilityWeight { .regular }
  open var userInterfaceLevel: UIUserInterfaceLevel { .base }
  open var activeAppearance: Int { 0 }
  open func hasDifferentColorAppearance(comparedTo: UITraitCollection?) -> Bool { false }
  open func containsTraits(in: UITraitCollection?) -> Bool { true }
  open func performAsCurrent(_ body: () -> Void) { body() }
  public static var current: UITraitCollection { UITraitCollection() }
  open override func isEqual(_ other: Any?) -> Bool { true }
}

public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ traits: UITraitCollection?)
}

public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }

public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }

public protocol UITraitChangeRegistration {}

struct TraitRegistration: UITraitChangeRegistration {}

extension UITraitEnvironment {
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> UITraitChangeRegistration {
    Recorder.traitObservers.append { [weak self] in self.map { handler($0, UITraitCollection()) } }
    return TraitRegistration()
  }
  /// UIKit's handlers say themselves whose traits they are about, as a class that others build on does by `Self`.
  @_disfavoredOverload @discardableResult public func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> UITraitChangeRegistration {
    Recorder.traitObservers.append { [weak self] in
      (self as? Environment).map { handler($0, UITraitCollection()) }
    }
    return TraitRegistration()
  }
  public func unregisterForTraitChanges(_ registration: UITraitChangeRegistration) {}
  @discardableResult public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
    -> UITraitChangeRegistration
  {
    Recorder.traitObservers.append { [weak self] in _ = runMethod(action.name, on: self, with: self) }
    return TraitRegistration()
  }
  @discardableResult public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> UITraitChangeRegistration
  {
    let object = target as AnyObject
    Recorder.traitObservers.append { [weak object] in _ = runMethod(action.name, on: object, with: self) }
    return TraitRegistration()
  }
}
