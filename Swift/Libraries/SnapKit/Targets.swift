@_spi(Libraries) import UIKit

// SnapKit's interface, written from its public documentation, for code whose checkout is elsewhere.

public typealias ConstraintView = UIView
public typealias ConstraintLayoutGuide = UILayoutGuide
public typealias ConstraintInsets = UIEdgeInsets
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets

/// What a constraint can be measured from: a number, a size, a view, or a part of one.
public protocol ConstraintRelatableTarget {}

/// What can be added to it.
public protocol ConstraintConstantTarget {}

/// What can be added by `offset`.
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {}

/// What can be taken off on all sides by `inset`.
public protocol ConstraintInsetTarget: ConstraintConstantTarget {}

/// What can be taken off on all sides, by the direction of writing.
public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {}

/// What can multiply it.
public protocol ConstraintMultiplierTarget {
  var constraintMultiplierTargetValue: CGFloat { get }
}

/// How strongly a constraint holds.
public protocol ConstraintPriorityTarget {
  var constraintPriorityTargetValue: Float { get }
}

/// A number, which any of these can be.
public protocol ConstraintNumber: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget,
  ConstraintMultiplierTarget, ConstraintPriorityTarget
{
  var constraintNumberValue: CGFloat { get }
}

extension ConstraintNumber {
  public var constraintMultiplierTargetValue: CGFloat { constraintNumberValue }
  public var constraintPriorityTargetValue: Float { Float(constraintNumberValue) }
}

extension Int: ConstraintNumber { public var constraintNumberValue: CGFloat { CGFloat(self) } }
extension UInt: ConstraintNumber { public var constraintNumberValue: CGFloat { CGFloat(self) } }
extension Float: ConstraintNumber { public var constraintNumberValue: CGFloat { CGFloat(self) } }
extension Double: ConstraintNumber { public var constraintNumberValue: CGFloat { CGFloat(self) } }
extension CGFloat: ConstraintNumber { public var constraintNumberValue: CGFloat { self } }
extension UILayoutPriority: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { rawValue }
}

/// What is declared elsewhere is taken for a number, so that its line keeps all but that: a usual distance, factor or priority.
extension RecordedStandIn: ConstraintNumber {
  public var constraintNumberValue: CGFloat { recordedMadeUp() }
  public var constraintMultiplierTargetValue: CGFloat { 1 }
  public var constraintPriorityTargetValue: Float { ConstraintPriority.required.value }
}

extension CGSize: ConstraintRelatableTarget, ConstraintOffsetTarget {}
extension CGPoint: ConstraintRelatableTarget, ConstraintOffsetTarget {}
extension UIEdgeInsets: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget {}
extension NSDirectionalEdgeInsets: ConstraintRelatableTarget, ConstraintDirectionalInsetTarget {}
extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}

/// How strongly a constraint holds, by name.
public struct ConstraintPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Equatable,
  Strideable, ConstraintPriorityTarget
{
  public let value: Float
  public init(floatLiteral value: Float) { self.value = value }
  public init(integerLiteral value: Int) { self.value = Float(value) }
  public init(_ value: Float) { self.value = value }
  public var constraintPriorityTargetValue: Float { value }
  public func advanced(by step: Float) -> ConstraintPriority { ConstraintPriority(value + step) }
  public func distance(to other: ConstraintPriority) -> Float { other.value - value }
  public static var required: ConstraintPriority { 1000 }
  public static var high: ConstraintPriority { 750 }
  public static var medium: ConstraintPriority { 500 }
  public static var low: ConstraintPriority { 250 }
}

extension ConstraintPriority: RecordedDefault {
  public static var recordedDefault: Any { required }
}

/// Marks a view whose constraint is given what is declared elsewhere.
func markMadeUp(_ item: AnyObject?, where amount: Any) {
  if amount is RecordedStandIn { (item as? UIView)?.recordedMarkMadeUp() }
}

/// What a constant is for an attribute, be it given as a number, a point, a size or insets.
func constant(_ value: any ConstraintConstantTarget, for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
  switch value {
  case let number as any ConstraintNumber: number.constraintNumberValue
  case let size as CGSize: attribute == .height ? size.height : attribute == .width ? size.width : 0
  case let point as CGPoint: attribute.isHorizontal ? point.x : attribute.isVertical ? point.y : 0
  case let insets as UIEdgeInsets:
    attribute.part(of: (insets.top, insets.left, insets.bottom, insets.right))
  case let insets as NSDirectionalEdgeInsets:
    attribute.part(of: (insets.top, insets.leading, insets.bottom, insets.trailing))
  default: 0
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isHorizontal: Bool {
    [
      .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins,
    ].contains(self)
  }

  fileprivate var isVertical: Bool {
    [
      .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins,
    ].contains(self)
  }

  /// What insets take off at this edge, or move this middle by, or make this length shorter by.
  fileprivate func part(of insets: (top: CGFloat, start: CGFloat, bottom: CGFloat, end: CGFloat)) -> CGFloat {
    switch self {
    case .top, .topMargin, .firstBaseline: insets.top
    case .left, .leftMargin, .leading, .leadingMargin: insets.start
    case .bottom, .bottomMargin, .lastBaseline: -insets.bottom
    case .right, .rightMargin, .trailing, .trailingMargin: -insets.end
    case .centerX, .centerXWithinMargins: (insets.start - insets.end) / 2
    case .centerY, .centerYWithinMargins: (insets.top - insets.bottom) / 2
    case .width: -(insets.start + insets.end)
    case .height: -(insets.top + insets.bottom)
    case .notAnAttribute: 0
    }
  }
}
