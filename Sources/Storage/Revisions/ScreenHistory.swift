public import DesignModel
import Notation
import SQLite

/// Since when an object is there and as it is: versions as people write them, `v3`, or `working` for what is not
/// committed.
public struct ObjectHistory: Hashable, Sendable {
  /// The version that brought the object; of one that went and came again, the one that brought it again.
  public var added: String
  /// The version that gave it its present content.
  public var changed: String

  /// The history of what `added` brought and `changed` changed last.
  public init(added: String, changed: String) { (self.added, self.changed) = (added, changed) }
}

/// The histories of the objects in a screen.
public struct ScreenHistory: Sendable {
  private let objects: [Key: ObjectHistory]

  fileprivate init(_ objects: [Key: ObjectHistory]) { self.objects = objects }

  /// What tells an object from the others of its screen.
  struct Key: Hashable {
    let kind: ObjectKind
    let id: String
  }

  /// The history of the view, guide, constraint, variation, assertion or suppression of that identity; nil if there is none.
  public subscript(kind: ObjectKind, id: ObjectID) -> ObjectHistory? {
    objects[Key(kind: kind, id: id.text)]
  }
}

extension Snapshot {
  /// Since when the objects of a screen are there and as they are, back along the revisions' parents.
  ///
  /// Contents are read only where the screen's hash differs from that of the version behind it, and only as far back as
  /// an object's origin is not found.
  public func history(of entry: ScreenEntry) throws -> ScreenHistory {
    try store.reading {
      var tracing = OriginTracing(try objects(of: entry))
      let rows = RevisionRows(database: store.database)
      var (version, hash) = (name, entry.hash)
      var older = revision == nil ? try rows.head() : try revision?.parent.flatMap { try rows.revision($0) }
      while let next = older, !tracing.isDone {
        let content = try rows.contentHash(of: entry.id, in: next.number)
        if content != hash {
          tracing.step(from: version, to: try content.map { try rows.content($0).screenObjects } ?? [:])
        }
        guard let content else { break }
        (version, hash) = (next.name, content)
        older = try next.parent.flatMap { try rows.revision($0) }
      }
      return tracing.history(since: version)
    }
  }

  private func objects(of entry: ScreenEntry) throws -> [ScreenHistory.Key: JSON] {
    try screen(of: entry).json.screenObjects
  }
}

/// Follows the objects of a screen back from version to version.
private struct OriginTracing {
  private let present: [ScreenHistory.Key: JSON]
  /// Those that were there in every version so far.
  private var pending: Set<ScreenHistory.Key>
  private var added: [ScreenHistory.Key: String] = [:]
  private var changed: [ScreenHistory.Key: String] = [:]

  init(_ present: [ScreenHistory.Key: JSON]) {
    self.present = present
    pending = Set(present.keys)
  }

  var isDone: Bool { pending.isEmpty }

  /// Goes from `version` back to one with other objects.
  mutating func step(from version: String, to older: [ScreenHistory.Key: JSON]) {
    for key in pending where older[key] != present[key] {
      if changed[key] == nil { changed[key] = version }
      if older[key] == nil {
        added[key] = version
        pending.remove(key)
      }
    }
  }

  /// What was found, given the oldest version that was looked at.
  func history(since oldest: String) -> ScreenHistory {
    var histories: [ScreenHistory.Key: ObjectHistory] = [:]
    for key in present.keys {
      histories[key] = ObjectHistory(
        added: added[key] ?? oldest, changed: changed[key] ?? added[key] ?? oldest)
    }
    return ScreenHistory(histories)
  }
}

extension JSON {
  /// The objects of a screen's canonical JSON.
  fileprivate var screenObjects: [ScreenHistory.Key: JSON] {
    var objects: [ScreenHistory.Key: JSON] = [:]
    for kind in [ObjectKind.view, .guide, .constraint, .variation, .assertion, .suppression] {
      for element in self[kind.rawValue + "s"]?.elements ?? [] {
        guard case .string(let id)? = element["id"] else { continue }
        objects[ScreenHistory.Key(kind: kind, id: id)] = element
      }
    }
    return objects
  }
}
