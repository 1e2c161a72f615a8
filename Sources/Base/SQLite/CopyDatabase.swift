import CSQLite

extension Database {
  /// Copies the whole database into `target`, whatever other connections do meanwhile; `target`'s content is lost.
  public func backup(to target: Database) throws(SQLiteError) {
    guard let backup = sqlite3_backup_init(target.handle, "main", handle, "main") else {
      throw SQLiteError(sqlite3_extended_errcode(target.handle), on: target.handle)
    }
    var code = sqlite3_backup_step(backup, -1)
    // The target is ours alone; only the source's writers can be in the way, for a moment.
    var patience = 300
    while code == SQLITE_BUSY || code == SQLITE_LOCKED, patience > 0 {
      sqlite3_sleep(100)
      patience -= 1
      code = sqlite3_backup_step(backup, -1)
    }
    let end = sqlite3_backup_finish(backup)
    guard code == SQLITE_DONE else { throw SQLiteError(code, on: target.handle) }
    guard end == SQLITE_OK else { throw SQLiteError(end, on: target.handle) }
  }
}
