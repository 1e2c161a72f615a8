import Platform
import SQLite

extension Store {
  /// Copies the whole store to a new file, whatever other programs do with it meanwhile.
  ///
  /// The copy appears complete or not at all, and never in place of another file.
  public func backUp(to target: String) throws {
    guard access(target, F_OK) != 0 else { throw StoreError.alreadyExists(target) }
    try Store.place(at: target) { file in
      do {
        let copy = try Database(path: file, mode: .create)
        defer { copy.close() }
        try database.backup(to: copy)
      } catch let error as SQLiteError {
        throw StoreError(error, path: target)
      }
    }
  }

  /// Copies the store to a new file with what audits found, and without the layouts that it remembers, which take most of
  /// the room: this store forgets them.
  public func keep(at target: String) throws {
    try writing {
      try database.execute(
        """
        DELETE FROM stored_layout; DELETE FROM laid_out_screen; DELETE FROM reading; DELETE FROM environment
        """)
    }
    try backUp(to: target)
  }
}
