/// Identities of constraints, variations, assertions and suppressions that a screen had since its last revision, so that
/// whoever still speaks of one never means another; no part of the design.
public struct FreedIdentities: Hashable, Sendable {
  /// In no order that shows.
  public private(set) var ids: Set<ObjectID>

  /// Identities that were freed.
  public init(_ ids: some Sequence<ObjectID> = []) { self.ids = Set(ids) }

  /// Adds what `old` has and `new` lacks.
  public mutating func note(from old: ScreenLists, to new: ScreenLists) {
    ids.formUnion(Set(old.numbered).subtracting(new.numbered))
  }

  /// Screens are the same whatever they had once.
  public static func == (a: FreedIdentities, b: FreedIdentities) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}

extension ScreenLists {
  /// The identities that are given by number.
  fileprivate var numbered: [ObjectID] {
    constraints.map(\.id) + variations.map(\.id) + assertions.map(\.id) + suppressions.map(\.id)
  }
}
