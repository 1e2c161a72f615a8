/// The relation between the two sides of a constraint.
public enum Relation: String, Vocabulary {
  case equal = "=="
  case atMost = "<="
  case atLeast = ">="
}

/// Who made a constraint.
public enum ConstraintOrigin: String, Vocabulary {
  /// Somebody who designs the screen.
  case author
  /// An import, of a view's frame and autoresizing mask.
  case autoresizing
  /// Somebody who designs the screen, for Interface Builder alone: at run time, code says the same in its place.
  case placeholder
}

/// `first relation second * multiplier + constant`, at a priority.
public struct LayoutConstraint: Hashable, Sendable {
  /// Stays through every change; `c1`, `c2`, … unless the author chose one.
  public let id: ObjectID
  /// The left side.
  public var first: AnchoredItem
  /// The relation.
  public var relation: Relation
  /// The right side's anchor; nil for a constant.
  public var second: AnchoredItem?
  /// The factor of the right side's anchor; 1 without one.
  public var multiplier: Double
  /// Points.
  public var constant: Double
  /// How much it counts.
  public var priority: Priority
  /// False for a constraint that applies only where a variation installs it.
  public var isInstalled: Bool
  /// The profiles it applies to; nil for all.
  public var condition: Condition?
  /// Who made it.
  public var origin: ConstraintOrigin
  /// The line of visual format that it was written as a part of; nil for one written as text.
  public var format: WrittenFormat?

  /// The largest factor that a design may speak of: beyond, products of factors are no numbers to reckon with.
  public static let greatestMultiplier = 1e6

  /// A constraint.
  public init(
    id: ObjectID, _ first: AnchoredItem, _ relation: Relation, _ second: AnchoredItem? = nil,
    multiplier: Double = 1, constant: Double = 0, priority: Priority = .required, isInstalled: Bool = true,
    condition: Condition? = nil, origin: ConstraintOrigin = .author, format: WrittenFormat? = nil
  ) {
    (self.id, self.first, self.relation, self.second) = (id, first, relation, second)
    (self.multiplier, self.constant, self.priority) = (multiplier, constant, priority)
    (self.isInstalled, self.condition) = (isInstalled, condition)
    (self.origin, self.format) = (origin, format)
  }
}

extension LayoutConstraint {
  /// True if somebody wrote it to whom a fault in it can be reported.
  public var isOfAuthor: Bool { origin != .autoresizing }
}

extension LayoutConstraint: ScreenObject {
  public static var kind: ObjectKind { .constraint }
  public static var list: WritableKeyPath<ScreenLists, [LayoutConstraint]> { \.constraints }
  public var key: String { id.text }
  public var references: [ObjectReference] {
    [.item(first.item)] + (second.map { [.item($0.item)] } ?? [])
  }
}

extension ObjectKind {
  /// Constraints.
  public static let constraint = ObjectKind("constraint")
}

extension Screen {
  /// In the order they were added.
  public var constraints: [LayoutConstraint] { lists.constraints }
  /// The constraint of that identity.
  public func constraint(_ id: ObjectID) -> LayoutConstraint? { lists.constraints.first { $0.id == id } }
}
