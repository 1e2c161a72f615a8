import Foundation

// ---- geometry
public struct UIEdgeInsets: Equatable, Hashable, Codable, Sendable {
  public var top, left, bottom, right: CGFloat
  public static let zero = Self()
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
  public init() { self.init(top: 0) }
}

public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat)
  -> UIEdgeInsets
{
  .init(top: top, left: left, bottom: bottom, right: right)
}

public struct NSDirectionalEdgeInsets: Equatable, Hashable, Codable, Sendable {
  public var top, leading, bottom, trailing: CGFloat
  public static let zero = Self()
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
  public init() { self.init(top: 0) }
}

public struct UIOffset: Equatable, Hashable, Codable, Sendable {
  public var horizontal, vertical: CGFloat
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  public static let zero = Self()
}
