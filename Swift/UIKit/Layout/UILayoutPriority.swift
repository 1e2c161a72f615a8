import Foundation

// ---- layout
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: Float
  public init(_ value: Float) { rawValue = value }
  public init(rawValue value: Float) { rawValue = value }
  public static let required = Self(1000), defaultHigh = Self(750), defaultLow = Self(250),
    fittingSizeLevel = Self(50), dragThatCanResizeScene = Self(510), sceneSizeStayPut = Self(500),
    dragThatCannotResizeScene = Self(490)
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
