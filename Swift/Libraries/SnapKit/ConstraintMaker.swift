import UIKit

/// What a closure is given to say its constraints with.
public final class ConstraintMaker: ConstraintAttributes {
  private let item: AnyObject
  private(set) var constraints: [Constraint] = []

  init(of item: AnyObject) { self.item = item }

  public func part(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable {
    ConstraintMakerExtendable(Line(of: self, for: item, attributes))
  }

  /// One line: what it says so far.
  final class Line {
    let maker: ConstraintMaker
    let item: AnyObject
    let attributes: [NSLayoutConstraint.Attribute]
    var constraint: Constraint

    init(
      of maker: ConstraintMaker, for item: AnyObject, _ attributes: [NSLayoutConstraint.Attribute]
    ) {
      (self.maker, self.item, self.attributes) = (maker, item, attributes)
      constraint = Constraint(of: ConstraintItem(item, attributes))
    }

    func relate(_ relation: NSLayoutConstraint.Relation, to other: Any) -> ConstraintMakerEditable {
      constraint.relation = relation
      note(other)
      switch other {
      case is RecordedStandIn: return relateToUnknown()
      case let item as ConstraintItem: constraint.to = item
      case let amount as any ConstraintConstantTarget: constraint.amount = amount
      default: constraint.to = ConstraintItem(other as AnyObject, [])
      }
      maker.constraints.append(constraint)
      return ConstraintMakerEditable(self)
    }

    /// A length that is declared elsewhere is a usual one; of anything else nobody knows what it is bound to.
    private func relateToUnknown() -> ConstraintMakerEditable {
      if attributes.allSatisfy({ $0 == .width || $0 == .height }) {
        constraint.amount = recordedMadeUp("size") as CGFloat
        maker.constraints.append(constraint)
      }
      return ConstraintMakerEditable(self)
    }

    /// Remembers what the line is given, where that is declared elsewhere.
    func note(_ amount: Any) { markMadeUp(item, where: amount) }

    /// Of a view that lies nowhere yet nothing is said.
    func relateToSuperview(_ relation: NSLayoutConstraint.Relation) -> ConstraintMakerEditable {
      superview(of: item).map { relate(relation, to: $0) } ?? ConstraintMakerEditable(self)
    }
  }

  /// The constraints that a closure says of a view or a guide.
  static func made(of item: AnyObject, _ closure: (ConstraintMaker) -> Void) -> [Constraint] {
    let maker = ConstraintMaker(of: item)
    (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    closure(maker)
    return maker.constraints
  }
}

/// Attributes to which a relation, or more attributes, may follow.
public final class ConstraintMakerExtendable: ConstraintAttributes {
  private let line: ConstraintMaker.Line

  init(_ line: ConstraintMaker.Line) { self.line = line }

  public func part(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable {
    let own = line.attributes + attributes.filter { !line.attributes.contains($0) }
    return ConstraintMakerExtendable(ConstraintMaker.Line(of: line.maker, for: line.item, own))
  }

  @discardableResult public func equalTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable {
    line.relate(.equal, to: other)
  }
  @discardableResult public func equalTo(_ other: any UILayoutSupport) -> ConstraintMakerEditable {
    line.relate(.equal, to: other)
  }
  @discardableResult public func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget
  ) -> ConstraintMakerEditable { line.relate(.lessThanOrEqual, to: other) }
  @discardableResult public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget
  ) -> ConstraintMakerEditable { line.relate(.greaterThanOrEqual, to: other) }
  @discardableResult public func equalToSuperview() -> ConstraintMakerEditable {
    line.relateToSuperview(.equal)
  }
  @discardableResult public func lessThanOrEqualToSuperview() -> ConstraintMakerEditable {
    line.relateToSuperview(.lessThanOrEqual)
  }
  @discardableResult public func greaterThanOrEqualToSuperview() -> ConstraintMakerEditable {
    line.relateToSuperview(.greaterThanOrEqual)
  }
}

/// A constraint whose factor, constant and priority may follow.
public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  @discardableResult public func multipliedBy(_ factor: any ConstraintMultiplierTarget) -> Self {
    line.note(factor)
    line.constraint.multiplier = factor.constraintMultiplierTargetValue
    return self
  }
  @discardableResult public func dividedBy(_ factor: any ConstraintMultiplierTarget) -> Self {
    line.note(factor)
    line.constraint.multiplier = 1 / factor.constraintMultiplierTargetValue
    return self
  }
  @discardableResult public func offset(_ amount: any ConstraintOffsetTarget) -> Self {
    line.note(amount)
    line.constraint.amount = amount
    return self
  }
  @discardableResult public func inset(_ amount: any ConstraintInsetTarget) -> Self {
    line.note(amount)
    line.constraint.amount = evenInsets(amount)
    return self
  }
  @discardableResult public func inset(_ amount: any ConstraintDirectionalInsetTarget) -> Self {
    line.constraint.amount = amount
    return self
  }
  @discardableResult public func insets(_ amount: any ConstraintInsetTarget) -> Self { inset(amount) }
}

/// A constraint whose priority may follow.
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  @discardableResult public func priority(_ amount: any ConstraintPriorityTarget)
    -> ConstraintMakerFinalizable
  {
    line.note(amount)
    line.constraint.priority = amount.constraintPriorityTargetValue
    return self
  }
  @discardableResult public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
    line.constraint.priority = amount.value
    return self
  }
  @discardableResult public func priorityRequired() -> ConstraintMakerFinalizable { priority(.required) }
  @discardableResult public func priorityHigh() -> ConstraintMakerFinalizable { priority(.high) }
  @discardableResult public func priorityMedium() -> ConstraintMakerFinalizable { priority(.medium) }
  @discardableResult public func priorityLow() -> ConstraintMakerFinalizable { priority(.low) }
}

/// A constraint that is said to its end.
public class ConstraintMakerFinalizable {
  let line: ConstraintMaker.Line
  init(_ line: ConstraintMaker.Line) { self.line = line }
  @discardableResult public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    line.constraint.label = label
    return self
  }
  public var constraint: Constraint { line.constraint }
}
