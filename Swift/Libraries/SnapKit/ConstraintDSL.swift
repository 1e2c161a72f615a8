import UIKit

nonisolated(unsafe) private var constraintsKey: UInt8 = 0

/// `snp` of a view or a guide.
public struct ConstraintDSL: ConstraintAttributes {
  let item: AnyObject

  public func part(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintItem {
    ConstraintItem(item, attributes)
  }

  @discardableResult public func prepareConstraints(_ closure: (ConstraintMaker) -> Void) -> [Constraint] {
    ConstraintMaker.made(of: item, closure)
  }

  public func makeConstraints(_ closure: (ConstraintMaker) -> Void) {
    let made = ConstraintMaker.made(of: item, closure)
    made.forEach { $0.activate() }
    known += made
  }

  public func remakeConstraints(_ closure: (ConstraintMaker) -> Void) {
    removeConstraints()
    makeConstraints(closure)
  }

  /// Gives constraints that are there new constants; the first time it makes them.
  public func updateConstraints(_ closure: (ConstraintMaker) -> Void) {
    guard !known.isEmpty else { return makeConstraints(closure) }
    for made in ConstraintMaker.made(of: item, closure) {
      guard let old = known.first(where: { $0.isLike(made) }) else {
        made.activate()
        known.append(made)
        continue
      }
      old.amount = made.amount
      old.priority = made.priority
    }
  }

  public func removeConstraints() {
    known.forEach { $0.deactivate() }
    known = []
  }

  public var target: AnyObject? { item }
  public var label: String? {
    get { (item as? UIView)?.accessibilityIdentifier }
    nonmutating set { (item as? UIView)?.accessibilityIdentifier = newValue }
  }
  public func setLabel(_ text: String?) { label = text }

  public var contentHuggingHorizontalPriority: Float {
    get { view?.contentHuggingPriority(for: .horizontal).rawValue ?? 0 }
    nonmutating set { view?.setContentHuggingPriority(.init(rawValue: newValue), for: .horizontal) }
  }
  public var contentHuggingVerticalPriority: Float {
    get { view?.contentHuggingPriority(for: .vertical).rawValue ?? 0 }
    nonmutating set { view?.setContentHuggingPriority(.init(rawValue: newValue), for: .vertical) }
  }
  public var contentCompressionResistanceHorizontalPriority: Float {
    get { view?.contentCompressionResistancePriority(for: .horizontal).rawValue ?? 0 }
    nonmutating set {
      view?.setContentCompressionResistancePriority(.init(rawValue: newValue), for: .horizontal)
    }
  }
  public var contentCompressionResistanceVerticalPriority: Float {
    get { view?.contentCompressionResistancePriority(for: .vertical).rawValue ?? 0 }
    nonmutating set {
      view?.setContentCompressionResistancePriority(.init(rawValue: newValue), for: .vertical)
    }
  }

  private var view: UIView? { item as? UIView }

  private var known: [Constraint] {
    get { objc_getAssociatedObject(item, &constraintsKey) as? [Constraint] ?? [] }
    nonmutating set {
      objc_setAssociatedObject(item, &constraintsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}

public typealias ConstraintViewDSL = ConstraintDSL
public typealias ConstraintLayoutGuideDSL = ConstraintDSL

extension UIView {
  public var snp: ConstraintDSL { ConstraintDSL(item: self) }
}

extension UILayoutGuide {
  public var snp: ConstraintDSL { ConstraintDSL(item: self) }
}

extension UILayoutSupport {
  public var snp: ConstraintDSL { ConstraintDSL(item: self) }
}

/// The names that SnapKit had before its version 3, which it still declares on views.
extension UIView {
  @available(*, deprecated, renamed: "snp.left") public var snp_left: ConstraintItem { snp.left }
  @available(*, deprecated, renamed: "snp.top") public var snp_top: ConstraintItem { snp.top }
  @available(*, deprecated, renamed: "snp.right") public var snp_right: ConstraintItem { snp.right }
  @available(*, deprecated, renamed: "snp.bottom") public var snp_bottom: ConstraintItem { snp.bottom }
  @available(*, deprecated, renamed: "snp.leading") public var snp_leading: ConstraintItem { snp.leading }
  @available(*, deprecated, renamed: "snp.trailing") public var snp_trailing: ConstraintItem { snp.trailing }
  @available(*, deprecated, renamed: "snp.width") public var snp_width: ConstraintItem { snp.width }
  @available(*, deprecated, renamed: "snp.height") public var snp_height: ConstraintItem { snp.height }
  @available(*, deprecated, renamed: "snp.centerX") public var snp_centerX: ConstraintItem { snp.centerX }
  @available(*, deprecated, renamed: "snp.centerY") public var snp_centerY: ConstraintItem { snp.centerY }
  @available(*, deprecated, renamed: "snp.baseline") public var snp_baseline: ConstraintItem { snp.baseline }
  @available(*, deprecated, renamed: "snp.lastBaseline")
  public var snp_lastBaseline: ConstraintItem { snp.lastBaseline }
  @available(*, deprecated, renamed: "snp.firstBaseline")
  public var snp_firstBaseline: ConstraintItem { snp.firstBaseline }
  @available(*, deprecated, renamed: "snp.leftMargin")
  public var snp_leftMargin: ConstraintItem { snp.leftMargin }
  @available(*, deprecated, renamed: "snp.topMargin")
  public var snp_topMargin: ConstraintItem { snp.topMargin }
  @available(*, deprecated, renamed: "snp.rightMargin")
  public var snp_rightMargin: ConstraintItem { snp.rightMargin }
  @available(*, deprecated, renamed: "snp.bottomMargin")
  public var snp_bottomMargin: ConstraintItem { snp.bottomMargin }
  @available(*, deprecated, renamed: "snp.leadingMargin")
  public var snp_leadingMargin: ConstraintItem { snp.leadingMargin }
  @available(*, deprecated, renamed: "snp.trailingMargin")
  public var snp_trailingMargin: ConstraintItem { snp.trailingMargin }
  @available(*, deprecated, renamed: "snp.centerXWithinMargins")
  public var snp_centerXWithinMargins: ConstraintItem { snp.centerXWithinMargins }
  @available(*, deprecated, renamed: "snp.centerYWithinMargins")
  public var snp_centerYWithinMargins: ConstraintItem { snp.centerYWithinMargins }
  @available(*, deprecated, renamed: "snp.edges") public var snp_edges: ConstraintItem { snp.edges }
  @available(*, deprecated, renamed: "snp.size") public var snp_size: ConstraintItem { snp.size }
  @available(*, deprecated, renamed: "snp.center") public var snp_center: ConstraintItem { snp.center }
  @available(*, deprecated, renamed: "snp.margins") public var snp_margins: ConstraintItem { snp.margins }
  @available(*, deprecated, renamed: "snp.centerWithinMargins")
  public var snp_centerWithinMargins: ConstraintItem { snp.centerWithinMargins }

  @available(*, deprecated, renamed: "snp.prepareConstraints(_:)")
  public func snp_prepareConstraints(_ closure: (ConstraintMaker) -> Void) -> [Constraint] {
    snp.prepareConstraints(closure)
  }
  @available(*, deprecated, renamed: "snp.makeConstraints(_:)")
  public func snp_makeConstraints(_ closure: (ConstraintMaker) -> Void) { snp.makeConstraints(closure) }
  @available(*, deprecated, renamed: "snp.remakeConstraints(_:)")
  public func snp_remakeConstraints(_ closure: (ConstraintMaker) -> Void) { snp.remakeConstraints(closure) }
  @available(*, deprecated, renamed: "snp.updateConstraints(_:)")
  public func snp_updateConstraints(_ closure: (ConstraintMaker) -> Void) { snp.updateConstraints(closure) }
  @available(*, deprecated, renamed: "snp.removeConstraints()")
  public func snp_removeConstraints() { snp.removeConstraints() }
}
