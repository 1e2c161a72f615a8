public import DesignModel

/// A rule of a layout as an equation between anchors, as UIKit has it: `first relation second * multiplier + constant`.
public struct RuleEquation: Hashable, Sendable {
  /// What the equation comes from.
  public var origin: Origin
  /// The left side.
  public var first: AnchoredItem
  /// How the sides stand to one another.
  public var relation: Relation
  /// The right side's anchor; nil for a constant.
  public var second: AnchoredItem?
  /// The factor of the right side's anchor.
  public var multiplier = 1.0
  /// Points.
  public var constant = 0.0

  /// What an equation comes from.
  public enum Origin: Hashable, Sendable {
    /// A constraint of the screen.
    case constraint(ObjectID)
    /// The window's size, which the system imposes on the root.
    case window
    /// A view's intrinsic size, with its two priorities.
    case contentSize(hugging: Double, compression: Double)
    /// A stack's rule.
    case stack(StackConstraint)
    /// Where a built-in guide has its edge (left, right, top or bottom) in its view.
    case guide(Item, edge: Anchor)
  }

  /// The constraints that a stack view makes.
  public enum StackConstraint: Hashable, Sendable {
    /// A view reaches the stack's edge or centre.
    case connection
    /// A view stays inside the stack.
    case boundary
    /// The space between two views.
    case spacing
    /// Views are of one size.
    case equalSize
    /// Baselines are level.
    case alignment
    /// The guides that fill two gaps are of one size.
    case equalGap
    /// A guide fills the gap between two views.
    case gapEdge
  }
}

extension RuleEquation {
  init(
    origin: Origin, _ first: AnchoredItem, _ relation: Relation, to second: AnchoredItem? = nil,
    constant: Double = 0
  ) {
    (self.origin, self.first, self.relation, self.second) = (origin, first, relation, second)
    self.constant = constant.tidied
  }
}
