import DesignModel
import SQLite

extension Store {
  /// Puts a revision's design in the place of the working one, as an edit that can be undone; gives the revision.
  public func restore(_ reference: String, _ record: EditRecord) throws -> Revision {
    try edit(record) { draft in try self.restore(reference, in: draft) }
  }

  /// The same as one edit of a batch or a dry run.
  public func restore(_ reference: String, in draft: Draft) throws -> Revision {
    let version = try Reference(reference).resolved(in: RevisionRows(database: database))
    guard case .revision(let revision) = version else { throw RevisionError.notARevision(reference) }
    let snapshot = try Snapshot(store: self, version: version)
    let entries = Dictionary(snapshot.entries.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    try draft.replaceScreens(
      with: snapshot.entries.map { ScreenHeader(id: $0.id, name: $0.name) }
    ) { header in
      let entry = entries[header.id]!
      return draft.isStored(entry) ? nil : try snapshot.screen(of: entry)
    }
    try draft.replaceDevices(with: snapshot.devices())
    try draft.replaceProfiles(with: snapshot.profiles())
    return revision
  }
}

extension Draft {
  /// True if the screen of that identity was not touched and its rows hold just this content.
  fileprivate func isStored(_ entry: ScreenEntry) -> Bool {
    !changedScreens.contains(entry.id) && storedHashes[entry.id] == entry.hash
  }
}
