@_spi(Libraries) import UIKit

/// What a line of a closure says: one constraint for each of its attributes.
public final class Constraint {
  let from: ConstraintItem
  var to = ConstraintItem(nil, [])
  var relation = NSLayoutConstraint.Relation.equal
  var multiplier: CGFloat = 1
  var amount: any ConstraintConstantTarget = CGFloat(0) { didSet { spread() } }
  var priority: Float = 1000 {
    didSet { layoutConstraints.forEach { $0.priority = .init(rawValue: priority) } }
  }
  var label: String?
  public private(set) var layoutConstraints: [NSLayoutConstraint] = []
  /// The line that says it, which is long past when it is made.
  private let said = RecordedPlace.now

  init(of item: ConstraintItem) { from = item }

  public var isActive: Bool {
    get { layoutConstraints.contains(where: \.isActive) }
    set { newValue ? activate() : deactivate() }
  }
  public func install() { activate() }
  public func uninstall() { deactivate() }
  public func activate() {
    if layoutConstraints.isEmpty { layoutConstraints = made() }
    NSLayoutConstraint.activate(layoutConstraints)
  }
  public func deactivate() { NSLayoutConstraint.deactivate(layoutConstraints) }

  @discardableResult public func update(offset: any ConstraintOffsetTarget) -> Constraint {
    markMadeUp(from.target, where: offset)
    amount = offset
    return self
  }
  @discardableResult public func update(inset: any ConstraintInsetTarget) -> Constraint {
    markMadeUp(from.target, where: inset)
    amount = evenInsets(inset)
    return self
  }
  @discardableResult public func update(inset: any ConstraintDirectionalInsetTarget) -> Constraint {
    amount = inset
    return self
  }
  @discardableResult public func update(priority: any ConstraintPriorityTarget) -> Constraint {
    markMadeUp(from.target, where: priority)
    self.priority = priority.constraintPriorityTargetValue
    return self
  }
  @available(*, deprecated) public func updateOffset(amount: any ConstraintOffsetTarget) {
    update(offset: amount)
  }
  @available(*, deprecated) public func updateInsets(amount: any ConstraintInsetTarget) {
    update(inset: amount)
  }

  /// True for one that says the same but for its constant and its priority.
  func isLike(_ other: Constraint) -> Bool {
    from.target === other.from.target && from.attributes == other.from.attributes
      && to.target === other.to.target && to.attributes == other.to.attributes && relation == other.relation
      && multiplier == other.multiplier
  }

  private func made() -> [NSLayoutConstraint] {
    guard let item = from.target else { return [] }
    return from.attributes.enumerated().map { place, attribute in
      let isLength = attribute == .width || attribute == .height
      var other = attribute
      if !to.attributes.isEmpty {
        other = Parts.counterpart(of: attribute, at: place, own: from.attributes, other: to.attributes)
      } else if to.target == nil, attribute == .centerX || attribute == .centerY {
        other = attribute == .centerX ? .left : .top
      }
      // A bare number is a length, or a distance from the superview.
      let target = to.target ?? (isLength ? nil : superview(of: item))
      let made = NSLayoutConstraint(
        item: item, attribute: attribute, relatedBy: relation, toItem: target,
        attribute: target == nil ? .notAnAttribute : other, multiplier: multiplier,
        constant: constant(amount, for: other))
      made.priority = .init(rawValue: priority)
      made.identifier = label
      made.recordedPlace = said
      return made
    }
  }

  /// Gives the amount to what is made: as an inset it has the sign of the edge that it is an inset from.
  private func spread() {
    for made in layoutConstraints {
      let isAlone = made.secondAttribute == .notAnAttribute
      made.constant = constant(amount, for: isAlone ? made.firstAttribute : made.secondAttribute)
    }
  }
}

/// The same inset on all sides, where only a number is given.
func evenInsets(_ amount: any ConstraintInsetTarget) -> any ConstraintConstantTarget {
  guard let number = amount as? any ConstraintNumber else { return amount }
  let plain = number.constraintNumberValue
  return UIEdgeInsets(top: plain, left: plain, bottom: plain, right: plain)
}

/// The view that a view or a guide lies in.
func superview(of item: AnyObject) -> UIView? {
  (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
}
