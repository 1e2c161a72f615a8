import DesignModel
import SQLite

extension Store {
  /// Puts a revision's design in the place of the working one, as an edit that can be undone; gives the revision.
  public func restore(_ reference: String, _ record: EditRecord) throws -> Revision {
    try edit(record) { draft in try self.restore(reference, in: draft) }
  }

  /// The same as one edit of a batch or a dry run.
  public func restore(_ reference: String, in draft: Draft) throws -> Revision {
    let revision = try RevisionReference(reference).revision(in: RevisionRows(database: database))
    // Of what somebody else changed, the hashes that spare reading the rows say nothing.
    try draft.takeOutStrangeScreens()
    try place(revision, in: draft)
    return revision
  }

  /// Makes the draft's design that of a revision.
  func place(_ revision: Revision, in draft: Draft) throws {
    let reader = ContentReader(RevisionRows(database: database))
    try place(reader.contents(of: revision), from: reader, in: draft)
  }
}
