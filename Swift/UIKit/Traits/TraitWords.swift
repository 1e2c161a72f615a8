import Foundation

// ---- traits
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
}

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1, leftToRight, rightToLeft
}

public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }

public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unspecified = Self(rawValue: "?"), extraSmall = Self(rawValue: "XS"),
    small = Self(rawValue: "S"), medium = Self(rawValue: "M"), large = Self(rawValue: "L"),
    extraLarge = Self(rawValue: "XL"), extraExtraLarge = Self(rawValue: "XXL"),
    extraExtraExtraLarge = Self(rawValue: "XXXL"), accessibilityMedium = Self(rawValue: "AX1"),
    accessibilityLarge = Self(rawValue: "AX2"), accessibilityExtraLarge = Self(rawValue: "AX3"),
    accessibilityExtraExtraLarge = Self(rawValue: "AX4"),
    accessibilityExtraExtraExtraLarge = Self(rawValue: "AX5")
  static let order = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("AX") }
  var ix: Int { Self.order.firstIndex(of: rawValue) ?? 3 }
  public static func > (a: Self, b: Self) -> Bool { a.ix > b.ix }
  public static func < (a: Self, b: Self) -> Bool { a.ix < b.ix }
  public static func >= (a: Self, b: Self) -> Bool { a.ix >= b.ix }
  public static func <= (a: Self, b: Self) -> Bool { a.ix <= b.ix }
}
