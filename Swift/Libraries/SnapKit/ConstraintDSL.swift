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
