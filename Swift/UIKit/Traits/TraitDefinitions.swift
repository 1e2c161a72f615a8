import Foundation

/// A trait, UIKit's or one of the code's own, which has its default value wherever nothing gives it another.
public protocol UITraitDefinition<Value> {
  associatedtype Value
  static var defaultValue: Value { get }
  static var name: String { get }
  static var identifier: String { get }
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { "\(Self.self)" }
  public static var identifier: String { String(reflecting: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

public typealias UITrait = any UITraitDefinition.Type

public enum UITraitHorizontalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { UIUserInterfaceSizeClass.unspecified }
}

public enum UITraitVerticalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { UIUserInterfaceSizeClass.unspecified }
}

public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static var defaultValue: UIContentSizeCategory { UIContentSizeCategory.unspecified }
}

public enum UITraitUserInterfaceStyle: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceStyle { UIUserInterfaceStyle.unspecified }
}

public enum UITraitLayoutDirection: UITraitDefinition {
  public static var defaultValue: UITraitEnvironmentLayoutDirection {
    UITraitEnvironmentLayoutDirection.unspecified
  }
}

public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceIdiom { UIUserInterfaceIdiom.unspecified }
}

public enum UITraitUserInterfaceLevel: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceLevel { UIUserInterfaceLevel.unspecified }
}

public enum UITraitDisplayScale: UITraitDefinition { public static var defaultValue: CGFloat { CGFloat(0) } }

public enum UITraitDisplayGamut: UITraitDefinition {
  public static var defaultValue: UIDisplayGamut { UIDisplayGamut.unspecified }
}

public enum UITraitAccessibilityContrast: UITraitDefinition {
  public static var defaultValue: UIAccessibilityContrast { UIAccessibilityContrast.unspecified }
}

public enum UITraitLegibilityWeight: UITraitDefinition {
  public static var defaultValue: UILegibilityWeight { UILegibilityWeight.unspecified }
}

public enum UITraitActiveAppearance: UITraitDefinition { public static var defaultValue: Int { 0 } }

/// What code may change of traits.
public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var displayScale: CGFloat { get set }
  var displayGamut: UIDisplayGamut { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var legibilityWeight: UILegibilityWeight { get set }
  subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value { get set }
}

/// Traits that a view gives to those in it: code that reads them and fonts that follow the text size take them.
public struct UITraitOverrides: UIMutableTraits {
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified {
    didSet { Recorder.noteHere("layoutDirection of traitOverrides not taken") }
  }
  public var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  public var displayScale: CGFloat = 0
  public var displayGamut = UIDisplayGamut.unspecified
  public var accessibilityContrast = UIAccessibilityContrast.unspecified
  public var legibilityWeight = UILegibilityWeight.unspecified
  /// The values of the code's own traits, by their definitions.
  private(set) var custom: [ObjectIdentifier: Any] = [:]
  public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
    get { custom[ObjectIdentifier(trait)] as? Trait.Value ?? trait.defaultValue }
    set { custom[ObjectIdentifier(trait)] = newValue }
  }
  public init() {}
  init(changedBy mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = UITraitOverrides()
    mutations(&traits)
    self = traits as? UITraitOverrides ?? UITraitOverrides()
  }
  public func contains(_ trait: UITrait) -> Bool {
    switch trait {
    case is UITraitHorizontalSizeClass.Type: horizontalSizeClass != .unspecified
    case is UITraitVerticalSizeClass.Type: verticalSizeClass != .unspecified
    case is UITraitPreferredContentSizeCategory.Type: preferredContentSizeCategory != .unspecified
    case is UITraitUserInterfaceIdiom.Type: userInterfaceIdiom != .unspecified
    default: custom[ObjectIdentifier(trait)] != nil
    }
  }
  public mutating func remove(_ trait: UITrait) {
    switch trait {
    case is UITraitHorizontalSizeClass.Type: horizontalSizeClass = .unspecified
    case is UITraitVerticalSizeClass.Type: verticalSizeClass = .unspecified
    case is UITraitPreferredContentSizeCategory.Type: preferredContentSizeCategory = .unspecified
    case is UITraitUserInterfaceIdiom.Type: userInterfaceIdiom = .unspecified
    default: custom[ObjectIdentifier(trait)] = nil
    }
  }
}
