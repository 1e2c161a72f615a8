/// A frozen state of the design.
public struct Revision: Hashable, Sendable {
  /// Counted from 1.
  public var number: Int
  /// The revision that it was made from; nil for the first.
  public var parent: Int?
  /// The revision that it took in; nil but for merges.
  public var secondParent: Int?
  /// What its author says about it.
  public var message: String
  /// Who made it; may be empty.
  public var author: String
  /// When, ISO 8601 in UTC.
  public var time: String
  /// Equal for revisions of equal designs.
  public var designHash: String
  /// The content of all devices.
  public var devicesHash: String
  /// The content of all profiles.
  public var profilesHash: String
  /// The last operation that it contains; 0 for none, and for what was pulled from another store.
  public var operation: Int
  /// Of message, author, time, design and the parents' hashes: the same in every store that has the revision.
  public var hash: String

  /// As people write it: `v3`.
  public var name: String { "v\(number)" }
  /// The revisions that it was made from, none for the first.
  public var parents: [Int] { [parent, secondParent].compactMap(\.self) }
}
