/// A constraint without an identity, as an author writes it or as an edit asks for it.
///
/// Either side names one anchor at most: `first relation second * multiplier + constant`.
public struct ConstraintText: Hashable, Sendable {
  /// The left side.
  public var first: AnchoredItem
  /// The relation.
  public var relation: Relation
  /// The right side's anchor; nil for a constant.
  public var second: AnchoredItem?
  /// The factor of the right side's anchor.
  public var multiplier = 1.0
  /// Points.
  public var constant = 0.0
  /// The priority that the text names; nil if it names none.
  public var priority: Priority?
  /// The line of visual format that it is a part of.
  public var format: WrittenFormat?

  /// A constraint.
  public init(
    first: AnchoredItem, relation: Relation, second: AnchoredItem?, constant: Double,
    priority: Priority? = nil
  ) {
    (self.first, self.relation, self.second) = (first, relation, second)
    (self.constant, self.priority) = (constant, priority)
  }

  /// The constraint of this text.
  public func constraint(id: ObjectID, condition: Condition? = nil) -> LayoutConstraint {
    LayoutConstraint(
      id: id, first, relation, to: second, multiplier: multiplier, constant: constant,
      priority: priority ?? .required, condition: condition, format: format)
  }
}

extension Screen {
  /// The constraint as UIKit takes it: a position against a number counts from the superview's leading or top edge, or
  /// from the left one where the position does.
  public func betweenAnchors(_ constraint: LayoutConstraint) -> LayoutConstraint {
    guard constraint.second == nil, constraint.first.anchor.dimension != .size,
      let start = start(of: constraint.first)
    else { return constraint }
    var result = constraint
    result.second = start
    result.multiplier = 1
    return result
  }

  /// What a position counts from where nothing else is named; nil for the root's.
  public func start(of side: AnchoredItem) -> AnchoredItem? {
    let isOfView = side.item.region == .bounds
    return (isOfView ? superview(of: side.item.owner) : side.item.owner).map {
      AnchoredItem(Item($0), side.anchor.start)
    }
  }

  /// The view that a view lies in, or that a guide belongs to; nil for the root.
  public func superview(of item: ObjectID) -> ObjectID? { guide(item)?.owner ?? view(item)?.parent }
}
