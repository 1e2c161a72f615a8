import Foundation

public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = Self(rawValue: 1), left = Self(rawValue: 2), bottom = Self(rawValue: 4),
    right = Self(rawValue: 8), all = Self(rawValue: 15)
}

public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = Self(rawValue: 1), leading = Self(rawValue: 2), bottom = Self(rawValue: 4),
    trailing = Self(rawValue: 8), all = Self(rawValue: 15)
}

public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = Self(rawValue: 1), topRight = Self(rawValue: 2), bottomLeft = Self(rawValue: 4),
    bottomRight = Self(rawValue: 8), allCorners = Self(rawValue: 15)
}
