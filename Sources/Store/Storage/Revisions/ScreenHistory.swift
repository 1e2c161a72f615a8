public import DesignModel
import DesignText
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
  private let objects: [ObjectName: ObjectHistory]

  fileprivate init(_ objects: [ObjectName: ObjectHistory]) { self.objects = objects }

  /// The history of the view, guide, constraint, variation or assertion of that identity, or of the state of that name;
  /// nil if there is none.
  public subscript(kind: ObjectKind, id: ObjectID) -> ObjectHistory? {
    objects[ObjectName(kind: kind, key: id.text)]
  }

  /// The history of an object; nil if it has none.
  public subscript<Object: ScreenObject>(object: Object) -> ObjectHistory? {
    objects[ObjectName(kind: Object.kind, key: object.key)]
  }
}

extension Snapshot {
  /// Since when the objects of a screen are there and as they are, back along the revisions' parents.
  ///
  /// Contents are read only where the screen's hash differs from that of the version before it, and only as far back as
  /// an object's origin is not found.
  public func history(of entry: ScreenEntry) throws -> ScreenHistory {
    try store.reading {
      var tracing = OriginTracing(try objects(of: entry))
      let rows = RevisionRows(database: store.database)
      var (version, hash) = (name, entry.hash)
      var older = revision == nil ? try rows.head() : try rows.firstParent(of: revision)
      while let next = older, !tracing.isDone {
        let content = try rows.contentHash(of: entry.id, in: next.number)
        if content != hash {
          tracing.step(from: version, to: RecordSet(screen: try content.map { try rows.content($0) }))
        }
        guard let content else { break }
        (version, hash) = (next.name, content)
        older = try rows.firstParent(of: next)
      }
      return tracing.history(since: version)
    }
  }

  private func objects(of entry: ScreenEntry) throws -> RecordSet {
    RecordSet(screen: try screen(of: entry).json)
  }
}

/// Follows the objects of a screen back from version to version.
private struct OriginTracing {
  private let present: RecordSet
  private let names: [ObjectName]
  /// Those that were there in every version so far.
  private var pending: Set<ObjectName>
  private var added: [ObjectName: String] = [:]
  private var changed: [ObjectName: String] = [:]

  init(_ present: RecordSet) {
    self.present = present
    names = present.names(of: RecordSet.screenLists.map(\.kind))
    pending = Set(names)
  }

  var isDone: Bool { pending.isEmpty }

  /// Goes from `version` back to one with other objects.
  mutating func step(from version: String, to older: RecordSet) {
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
    var histories: [ObjectName: ObjectHistory] = [:]
    for key in names {
      histories[key] = ObjectHistory(
        added: added[key] ?? oldest, changed: changed[key] ?? added[key] ?? oldest)
    }
    return ScreenHistory(histories)
  }
}
