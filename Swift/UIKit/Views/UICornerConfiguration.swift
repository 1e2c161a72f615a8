import Foundation

/// How round a view's corners are, which moves no frame.
public struct UICornerConfiguration: Hashable, Sendable {
  public static func capsule(maximumRadius: CGFloat? = nil) -> Self { Self() }
  public static func corners(radius: UICornerRadius) -> Self { Self() }
  public static func corners(
    topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> Self { Self() }
  public static func uniformCorners(radius: UICornerRadius) -> Self { Self() }
  public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> Self { Self() }
  public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> Self { Self() }
  public static func uniformTopRadius(
    _ radius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> Self { Self() }
  public static func uniformBottomRadius(
    _ radius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
  ) -> Self { Self() }
}

public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) {}
  public init(integerLiteral value: Int) {}
  private init() {}
  public static func fixed(_ radius: CGFloat) -> Self { Self() }
  public static func containerConcentric(minimum: CGFloat? = nil) -> Self { Self() }
  public static var containerConcentric: Self { Self() }
}

extension UIView {
  /// Corners are drawn by nobody here.
  public var cornerConfiguration: UICornerConfiguration {
    get { UICornerConfiguration() }
    set {}
  }
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat { 0 }
}
