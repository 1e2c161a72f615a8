/// Identities of constraints, variations, assertions and suppressions that a screen had since its last revision, so
/// that whoever still speaks of one never means another; no part of the design.
public struct FreedIdentities: Hashable, Sendable {
  /// In no order that shows.
  public private(set) var ids: Set<ObjectID>

  /// Identities that were freed.
  public init(_ ids: some Sequence<ObjectID> = []) { self.ids = Set(ids) }

  /// Adds what `old` has and `new` lacks.
  public mutating func note(from old: ScreenLists, to new: ScreenLists) {
    // Most edits add, which is seen without a look at what was there.
    if old.isBeginning(of: new) { return }
    ids.formUnion(Set(old.numbered).subtracting(new.numbered))
  }

  /// Screens are the same whatever they had once.
  public static func == (a: FreedIdentities, b: FreedIdentities) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}

extension ScreenLists {
  /// True if the objects with numbers stand in `other` as here, with others after them at most.
  fileprivate func isBeginning(of other: ScreenLists) -> Bool {
    func begins<Object: ModelObject>(_ list: KeyPath<ScreenLists, [Object]>) -> Bool {
      let (own, others) = (self[keyPath: list], other[keyPath: list])
      guard own.count <= others.count else { return false }
      let alike = own.alikeInMemory(from: 0, others)
      return zip(own[alike...], others[alike...]).allSatisfy { $0.key == $1.key }
    }
    return begins(\.constraints) && begins(\.variations) && begins(\.assertions) && begins(\.suppressions)
  }

  /// The identities that are given by number.
  fileprivate var numbered: [ObjectID] {
    constraints.map(\.id) + variations.map(\.id) + assertions.map(\.id) + suppressions.map(\.id)
  }
}
