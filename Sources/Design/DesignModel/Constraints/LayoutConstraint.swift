/// The relation between the two sides of a constraint.
public enum Relation: String, Vocabulary {
  case equal = "=="
  case atMost = "<="
  case atLeast = ">="

  /// The relation read from the right.
  public var reversed: Relation {
    switch self {
    case .equal: .equal
    case .atMost: .atLeast
    case .atLeast: .atMost
    }
  }
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
  /// Shared by all lists that hold the constraint, so that to copy or compare a list of many costs a reference for each.
  private var content: Content

  /// A constraint.
  public init(
    id: ObjectID, _ first: AnchoredItem, _ relation: Relation, to second: AnchoredItem? = nil,
    multiplier: Double = 1, constant: Double = 0, priority: Priority = .required, isInstalled: Bool = true,
    condition: Condition? = nil, origin: ConstraintOrigin = .author, format: WrittenFormat? = nil
  ) {
    content = Content(
      Fields(
        id: id, first: first, relation: relation, second: second, multiplier: multiplier, constant: constant,
        priority: priority, isInstalled: isInstalled, condition: condition, origin: origin, format: format))
  }

  /// The largest factor that a design may speak of: beyond, products of factors are no numbers to reckon with.
  public static let greatestMultiplier = 1e6

  /// Stays through every change; `c1`, `c2`, … unless the author chose one.
  public var id: ObjectID { content.fields.id }
  /// The left side.
  public var first: AnchoredItem {
    get { content.fields.first }
    set { change { $0.first = newValue } }
  }
  /// The relation.
  public var relation: Relation {
    get { content.fields.relation }
    set { change { $0.relation = newValue } }
  }
  /// The right side's anchor; nil for a constant.
  public var second: AnchoredItem? {
    get { content.fields.second }
    set { change { $0.second = newValue } }
  }
  /// The factor of the right side's anchor; 1 without one.
  public var multiplier: Double {
    get { content.fields.multiplier }
    set { change { $0.multiplier = newValue } }
  }
  /// Points.
  public var constant: Double {
    get { content.fields.constant }
    set { change { $0.constant = newValue } }
  }
  /// How much it counts.
  public var priority: Priority {
    get { content.fields.priority }
    set { change { $0.priority = newValue } }
  }
  /// False for a constraint that applies only where a variation installs it.
  public var isInstalled: Bool {
    get { content.fields.isInstalled }
    set { change { $0.isInstalled = newValue } }
  }
  /// The profiles it applies to; nil for all.
  public var condition: Condition? {
    get { content.fields.condition }
    set { change { $0.condition = newValue } }
  }
  /// Who made it.
  public var origin: ConstraintOrigin {
    get { content.fields.origin }
    set { change { $0.origin = newValue } }
  }
  /// The line of visual format that it was written as a part of; nil for one written as text.
  public var format: WrittenFormat? {
    get { content.fields.format }
    set { change { $0.format = newValue } }
  }

  private mutating func change(_ change: (inout Fields) -> Void) {
    var fields = content.fields
    change(&fields)
    content = Content(fields)
  }

  public static func == (a: LayoutConstraint, b: LayoutConstraint) -> Bool {
    a.content === b.content || a.content.fields == b.content.fields
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(content.fields) }
}

extension LayoutConstraint {
  private struct Fields: Hashable, Sendable {
    let id: ObjectID
    var first: AnchoredItem
    var relation: Relation
    var second: AnchoredItem?
    var multiplier: Double
    var constant: Double
    var priority: Priority
    var isInstalled: Bool
    var condition: Condition?
    var origin: ConstraintOrigin
    var format: WrittenFormat?
  }

  private final class Content: Sendable {
    let fields: Fields

    init(_ fields: Fields) { self.fields = fields }
  }
}

extension LayoutConstraint {
  /// True if somebody wrote it to whom a fault in it can be reported.
  public var isOfAuthor: Bool { origin != .autoresizing }
  /// The same of one that the app has, too: placeholders are removed when it is built (Xcode's inspector, "Remove at build time").
  public var isOfAuthorAtRunTime: Bool { isOfAuthor && origin != .placeholder }
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
