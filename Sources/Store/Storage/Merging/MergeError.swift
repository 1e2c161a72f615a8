import Notation

/// What a merge can't do; nothing was changed.
public enum MergeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A merge is not committed yet.
  case open(String)
  /// No merge is open.
  case notMerging
  /// Clashes are left.
  case unresolved(Int, first: Int)
  /// A number of no clash.
  case unknownClash(Int, among: [Int])
  /// A clash between things that both sides added.
  case noBase(Int)
  /// A merge is not committed yet in another store.
  case openThere(String)
  /// Another store that has no revisions.
  case nothingCommitted(String)
  /// Another store that has no revision in common with this one.
  case unrelated(String)
  /// Another store whose revision is not the one of its hash.
  case tampered(String, revision: String)

  public var description: String {
    switch self {
    case .open(let name):
      "the merge of '\(name)' is not committed yet; commit it, or take it back with 'merge --abort'"
    case .notMerging: "no merge is open; start one with 'merge'"
    case .unresolved(let count, let first):
      "\(counted(count, "conflict")) \(count == 1 ? "is" : "are") not resolved; see 'list-conflicts', then "
        + "'resolve \(first) ours', theirs, base or working"
    case .unknownClash(let id, let ids):
      "there is no conflict \(id); "
        + (ids.isEmpty ? "the merge has none" : "there are \(enumerated(ids.map { "\($0)" }))")
    case .noBase(let id):
      "conflict \(id) has no base, since both sides added the object; choose ours or theirs"
    case .openThere(let path):
      "a merge is not committed yet in '\(path)'; commit it there, or take it back there with 'merge --abort'"
    case .nothingCommitted(let path): "'\(path)' has no revisions to pull; commit there first"
    case .unrelated(let path):
      "'\(path)' has no revision in common with this store; pull from copies of one store, as backup or dump and load "
        + "make them"
    case .tampered(let path, let revision):
      "\(revision) of '\(path)' was changed outside of workbench; see what verify-store finds there"
    }
  }
}
