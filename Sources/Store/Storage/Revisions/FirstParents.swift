import DesignModel
import SQLite

/// A run of versions, each the first parent of the one before it, in which a screen and the devices are the same.
public struct ScreenStage: Hashable, Sendable {
  /// The oldest of them, which brought this content: `v3`, or `working`.
  public var since: String
  /// The hash of the screen's content.
  public var hash: String
  /// The hash of all devices.
  public var devicesHash: String
}

extension Snapshot {
  /// The stages of a screen from this version back along first parents, as far as they have the screen, newest first.
  ///
  /// No content is read.
  public func stages(of entry: ScreenEntry) throws -> [ScreenStage] {
    try store.reading {
      let rows = RevisionRows(database: store.database)
      var stages = [ScreenStage(since: name, hash: entry.hash, devicesHash: try devicesHash())]
      var older = revision == nil ? try rows.head() : try rows.firstParent(of: revision)
      while let next = older, let hash = try rows.contentHash(of: entry.id, in: next.number) {
        let stage = ScreenStage(since: next.name, hash: hash, devicesHash: next.devicesHash)
        if stage.hash == stages.last?.hash, stage.devicesHash == stages.last?.devicesHash {
          stages[stages.count - 1] = stage
        } else {
          stages.append(stage)
        }
        older = try rows.firstParent(of: next)
      }
      return stages
    }
  }
}

extension Store {
  /// The revisions from one to a later one along first parents, the oldest first; from the very first if none is named.
  ///
  /// Throws `RevisionError.notBehind` if the one does not lead to the other that way.
  public func firstParents(from earlier: String?, to later: String) throws -> [Revision] {
    try reading {
      let rows = RevisionRows(database: database)
      let start = try earlier.map { try RevisionReference($0).revision(in: rows) }
      var line = [try RevisionReference(later).revision(in: rows)]
      while line.last?.number != start?.number, let parent = try rows.firstParent(of: line.last) {
        line.append(parent)
      }
      if let earlier, line.last?.number != start?.number { throw RevisionError.notBehind(earlier, later) }
      return line.reversed()
    }
  }
}

extension RevisionRows {
  /// The revision that another was made from; nil for the first.
  func firstParent(of revision: Revision?) throws -> Revision? {
    try revision?.parent.flatMap { try self.revision($0) }
  }
}
