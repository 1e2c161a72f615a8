import Notation

/// Findings of an audit rule that are accepted, and why; it does not change the layout.
public struct Suppression: Hashable, Sendable {
  /// Stays through every change; `s1`, `s2`, … in the order they were made.
  public let id: ObjectID
  /// The rule's name.
  public var rule: String
  /// Views and guides that all take part in what is accepted; with no constraints either, whatever the rule finds.
  public var items: [ObjectID]
  /// Constraints that all take part in what is accepted.
  public var constraints: [ObjectID]
  /// Why it is accepted, in the author's words; never empty.
  public var reason: String
  /// The last day on which it is accepted; nil for good.
  public var until: CalendarDate?

  /// A suppression.
  public init(
    id: ObjectID, rule: String, items: [ObjectID], constraints: [ObjectID], reason: String,
    until: CalendarDate? = nil
  ) {
    (self.id, self.rule, self.items, self.constraints) = (id, rule, items, constraints)
    (self.reason, self.until) = (reason, until)
  }

  /// True if it speaks of one of the views, guides or constraints.
  public func mentions(anyOf ids: Set<ObjectID>) -> Bool {
    items.contains { ids.contains($0) } || constraints.contains { ids.contains($0) }
  }

  /// True if it says nothing any more on that day.
  public func isExpired(on day: CalendarDate) -> Bool { until.map { $0 < day } ?? false }
}

extension Suppression {
  /// ` until 2026-12-31`; empty for good.
  public var end: String { until.map { " until \($0.text)" } ?? "" }
}

extension Suppression: ScreenObject {
  public static var kind: ObjectKind { .suppression }
  public static var list: WritableKeyPath<ScreenLists, [Suppression]> { \.suppressions }
  public var key: String { id.text }
  public var references: [ObjectReference] {
    items.map { .item(Item($0)) } + constraints.map { .constraint($0) }
  }
}

extension ObjectKind {
  /// Suppressions.
  public static let suppression = ObjectKind("suppression", lack: "it has none", adder: "suppress")
}

extension Screen {
  /// The findings about it that are accepted, in the order in which they were.
  public var suppressions: [Suppression] { lists.suppressions }
  /// The suppression of that identity.
  public func suppression(_ id: ObjectID) -> Suppression? { lists.suppressions.first { $0.id == id } }

  /// What a suppression accepts, with the names of this screen: `overlapping-views of title and done`.
  public func spelled(_ suppression: Suppression) -> String {
    let names = suppression.items.map { name(of: $0) } + suppression.constraints.map(\.text)
    return names.isEmpty ? suppression.rule : "\(suppression.rule) of \(enumerated(names))"
  }
}
