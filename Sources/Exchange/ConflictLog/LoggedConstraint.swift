public import DesignModel

/// An anchor of an item in a log.
public struct LoggedAnchor: Hashable, Sendable {
  /// Whose anchor.
  public var item: LoggedItem
  /// Which anchor.
  public var anchor: Anchor

  /// An anchor of an item.
  public init(_ item: LoggedItem, _ anchor: Anchor) { (self.item, self.anchor) = (item, anchor) }
}

/// One constraint of a log: `first relation second * multiplier + constant`.
public struct LoggedConstraint: Hashable, Sendable {
  /// Its class, address and identifier.
  public var head: ConstraintHead
  /// The left side.
  public var first: LoggedAnchor
  /// How the sides stand to one another.
  public var relation: Relation
  /// The right side's anchor; nil for a constant.
  public var second: LoggedAnchor?
  /// The factor of the right side's anchor.
  public var multiplier: Double
  /// Points.
  public var constant: Double
  /// Required unless the log says otherwise, which UIKit's own never does.
  public var priority: Priority
  /// False for one that was switched off.
  public var isActive: Bool
  /// How the two items are to one another, where the log says.
  public var nesting: Nesting?

  /// How the two items of a constraint lie to one another.
  public enum Nesting: Hashable, Sendable {
    /// One is the superview of the other: `V:|-(8)-[title]` and `V:[title]-(8)-|`.
    case container
    /// Both lie in one superview: `H:[title]-(8)-[field]`.
    case siblings
  }

  /// A constraint.
  public init(
    head: ConstraintHead, first: LoggedAnchor, relation: Relation, second: LoggedAnchor? = nil,
    multiplier: Double = 1, constant: Double = 0, priority: Priority = .required, isActive: Bool = true,
    nesting: Nesting? = nil
  ) {
    (self.head, self.first, self.relation, self.second) = (head, first, relation, second)
    (self.multiplier, self.constant, self.priority) = (multiplier, constant, priority)
    (self.isActive, self.nesting) = (isActive, nesting)
  }
}

/// A set of constraints of which UIKit says that they can't hold together.
public struct LoggedConflict: Hashable, Sendable {
  /// The constraints in the log's order; logs of UIKit may list more than contradict themselves.
  public var constraints: [LoggedConstraint]
  /// The one that is given up; nil where the log doesn't say.
  public var broken: ConstraintHead?
  /// The line of the log on which the conflict begins, counted from 1.
  public var line: Int

  /// A conflict.
  public init(_ constraints: [LoggedConstraint], broken: ConstraintHead?, line: Int = 1) {
    (self.constraints, self.broken, self.line) = (constraints, broken, line)
  }
}
