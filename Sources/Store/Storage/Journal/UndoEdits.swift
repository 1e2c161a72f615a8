import SQLite

extension Store {
  /// Takes back the last edit, or all edits of the last batch; the operations it took back, empty if there was none.
  public func undo() throws -> [Operation] {
    try step(to: true) { journal in try journal.lastDone() }
  }

  /// Does again what was undone last; the operations it did, empty if there were none.
  public func redo() throws -> [Operation] {
    try step(to: false) { journal in try journal.firstUndone() }
  }

  private func step(to isUndone: Bool, choose: (Journal) throws -> Int?) throws -> [Operation] {
    try writing {
      let journal = Journal(database: database)
      guard let batch = try choose(journal) else { return [] }
      var operations = try journal.operations(batch: batch)
      if isUndone { try operations.forEach(refuseBoundary) }
      let draft = try Draft(database, path: path)
      let replay = try Replay(draft)
      for operation in isUndone ? operations.reversed() : operations {
        try replay.apply(try journal.changes(of: operation.id), backwards: isUndone)
      }
      try replay.finish()
      try draft.flush()
      try database.run("UPDATE operation SET undone = ? WHERE batch = ?", isUndone, batch)
      for index in operations.indices { operations[index].isUndone = isUndone }
      try updateClashes()
      return operations
    }
  }

  /// What moved the branch with the design can't be taken back by the design alone.
  private func refuseBoundary(_ operation: Operation) throws {
    let remedy: String
    switch operation.record.command {
    case "switch": remedy = "the branch changed with the design; switch back instead"
    case "merge", "pull", "merge-files":
      remedy =
        try MergeRows(database: database).open() == nil
        ? "the branch moved with the design; go back with 'restore'"
        : "the merge is open; take it back with 'merge --abort'"
    default: return
    }
    throw RevisionError.notUndoable(operation.record.line, remedy: remedy)
  }

  /// The journal from the newest operation back, at most `limit` of them.
  public func operations(limit: Int = .max) throws -> [Operation] {
    try translating {
      try database.rows("\(Journal.select) ORDER BY id DESC LIMIT ?", limit, read: Journal.operation)
    }
  }
}
