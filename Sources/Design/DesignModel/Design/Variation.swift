import Notation

/// A change that applies only where its condition holds.
///
/// Where several set the same thing, the condition with more terms wins; among equals the later declared.
public struct Variation: Hashable, Sendable {
  /// Stays through every change; `var1`, `var2`, …, so that nobody takes it for a revision.
  public let id: ObjectID
  /// What it changes.
  public var change: Change
  /// Where it applies.
  public var condition: Condition

  /// What a variation changes.
  public enum Change: Hashable, Sendable {
    /// Attributes of a view.
    case view(ObjectID, Attributes)
    /// Parts of a constraint.
    case constraint(ObjectID, ConstraintChange)
  }

  /// A variation.
  public init(id: ObjectID, change: Change, condition: Condition) {
    (self.id, self.change, self.condition) = (id, change, condition)
  }

  /// The view or constraint that it changes.
  public var target: ObjectID {
    switch change {
    case .view(let id, _), .constraint(let id, _): id
    }
  }
}

/// The parts of a constraint that a variation can change; nil leaves a part as it is.
public struct ConstraintChange: Hashable, Sendable {
  /// Whether it applies at all.
  public var isInstalled: Bool?
  /// Points.
  public var constant: Double?
  /// How much it counts.
  public var priority: Priority?
  /// A change of those parts.
  public init(isInstalled: Bool? = nil, constant: Double? = nil, priority: Priority? = nil) {
    (self.isInstalled, self.constant, self.priority) = (isInstalled, constant, priority)
  }
}

extension Variation.Change {
  /// What is set: `axis=horizontal spacing=4`.
  public var spelled: String {
    switch self {
    case .view(_, let attributes):
      attributes.entries.map { "\($0.attribute.rawValue)=\($0.value.spelled)" }.joined(separator: " ")
    case .constraint(_, let change):
      [
        change.isInstalled.map { "installed=\($0)" }, change.constant.map { "constant=\($0.spelled)" },
        change.priority.map { "priority=\($0.value.spelled)" },
      ].compactMap(\.self).joined(separator: " ")
    }
  }
}

extension Variation: ScreenObject {
  public static var kind: ObjectKind { .variation }
  public static var list: WritableKeyPath<ScreenLists, [Variation]> { \.variations }
  public var key: String { id.text }
  public var references: [ObjectReference] {
    switch change {
    case .view(let id, _): [.view(id)]
    case .constraint(let id, _): [.constraint(id)]
    }
  }
}

extension ObjectKind {
  /// Variations.
  public static let variation = ObjectKind("variation", adder: "vary")
}

extension Screen {
  /// In the order they were declared.
  public var variations: [Variation] { lists.variations }
  /// The variation of that identity.
  public func variation(_ id: ObjectID) -> Variation? { lists.variations.first { $0.id == id } }

  /// The variations in the order in which they apply, the later over the earlier: fewer terms first, then as declared.
  public var variationsByStrength: [Variation] {
    variations.enumerated().sorted {
      ($0.element.condition.terms.count, $0.offset) < ($1.element.condition.terms.count, $1.offset)
    }.map(\.element)
  }

  /// The view or constraint that a variation changes, as authors call it.
  public func name(ofTarget variation: Variation) -> String {
    switch variation.change {
    case .view(let id, _): name(of: id)
    case .constraint(let id, _): "constraint \(id)"
    }
  }

  /// What a variation changes, with the names of this screen: `form axis=horizontal spacing=4`.
  public func spelled(_ variation: Variation) -> String {
    "\(name(ofTarget: variation)) \(variation.change.spelled)"
  }
}
