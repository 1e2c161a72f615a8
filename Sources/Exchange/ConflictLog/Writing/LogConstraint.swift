public import DesignModel

extension LoggedScreen {
  /// A constraint in the form that UIKit prints it in: visual where that can say it, else as an equation.
  public func constraint(
    _ head: ConstraintHead, first: AnchoredItem, _ relation: Relation, to second: AnchoredItem? = nil,
    multiplier: Double = 1, constant: Double = 0
  ) -> LoggedConstraint {
    guard let second else {
      return LoggedConstraint(
        head: head, first: logged(first), relation: relation, constant: constant)
    }
    if multiplier == 1 {
      if let nesting = nesting(first, second), constant >= 0 {
        return LoggedConstraint(
          head: head, first: logged(first), relation: relation, second: logged(second), constant: constant,
          nesting: nesting)
      }
      if let nesting = nesting(second, first), constant <= 0 {
        return LoggedConstraint(
          head: head, first: logged(second), relation: relation.reversed, second: logged(first),
          constant: 0 - constant, nesting: nesting)
      }
    }
    return LoggedConstraint(
      head: head, first: logged(first), relation: relation, second: logged(second), multiplier: multiplier,
      constant: constant)
  }

  private func logged(_ side: AnchoredItem) -> LoggedAnchor { LoggedAnchor(item(side.item), side.anchor) }

  /// How the items lie to one another if `first == second + gap` is a distance inwards or between neighbours.
  private func nesting(_ first: AnchoredItem, _ second: AnchoredItem) -> LoggedConstraint.Nesting? {
    guard first.item != second.item, let axis = first.anchor.gapAxis, second.anchor.gapAxis == axis else {
      return nil
    }
    if first.anchor.isFar != second.anchor.isFar {
      let container = container(of: first.item)
      return !first.anchor.isFar && container != nil && container == self.container(of: second.item)
        ? .siblings : nil
    }
    let (inner, outer) = first.anchor.isFar ? (second.item, first.item) : (first.item, second.item)
    return outer.region == .bounds && container(of: inner) == outer.owner ? .container : nil
  }
}

extension Anchor {
  /// The axis of the edges that visual forms speak of.
  fileprivate var gapAxis: Axis? {
    switch self {
    case .leading, .trailing: .horizontal
    case .top, .bottom: .vertical
    default: nil
    }
  }
}
