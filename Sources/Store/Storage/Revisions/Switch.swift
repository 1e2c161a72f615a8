import SQLite

extension Store {
  /// Makes a branch the current one and its newest revision the working design.
  ///
  /// Throws if edits would be lost or a merge is open.
  public func switchBranch(to name: String, _ record: EditRecord) throws -> Branch {
    try writing {
      let rows = RevisionRows(database: database)
      var branch = try rows.branch(named: name)
      try refuseOpenMerge()
      if !branch.isCurrent, let revision = try branch.revision.flatMap({ try rows.revision($0) }) {
        try refuseUncommitted()
        try replaceWorking(with: revision, record)
        try rows.checkOut(name)
      }
      branch.isCurrent = true
      return branch
    }
  }

  /// Starts a branch at HEAD and makes it the current one; the working design stays as it is, edits included.
  public func switchToNewBranch(_ name: String) throws -> Branch {
    try writing {
      try refuseOpenMerge()
      let rows = RevisionRows(database: database)
      var branch = try addBranch(name, at: RevisionReference("HEAD").revision(in: rows).number, rows)
      try database.run("UPDATE checkout SET branch = ?", name)
      branch.isCurrent = true
      return branch
    }
  }

  /// Puts a revision's design in the place of the working one, with its line in the journal; `always` as for a batch.
  func replaceWorking(with revision: Revision, _ record: EditRecord, always: Bool = false) throws {
    let batch = Batch(draft: try Draft(database, path: path))
    try batch.edit(record, always: always) { draft in try place(revision, in: draft) }
    try batch.draft.flush()
  }

  /// Throws if the working design is not HEAD's.
  func refuseUncommitted() throws {
    let head = try RevisionRows(database: database).head()
    if try isChanged(since: head) { throw RevisionError.uncommitted(since: head?.name) }
  }

  /// Throws if a merge is not committed yet.
  func refuseOpenMerge() throws {
    if let merge = try MergeRows(database: database).open() { throw MergeError.open(merge.name) }
  }
}
