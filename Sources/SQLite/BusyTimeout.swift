import CSQLite

extension Database {
  /// Milliseconds that a statement waits for another writer.
  ///
  /// SQLite's own waiting grows to naps of 100 ms, in which writers that wait for each other starve; edits take a few
  /// milliseconds, so these naps stay short.
  public func setBusyTimeout(_ milliseconds: Int) {
    sqlite3_busy_handler(handle, napping, UnsafeMutableRawPointer(bitPattern: milliseconds))
  }
}

/// Waits a little before the next attempt; 0 when the time that `limit` stands for in milliseconds is over.
private func napping(limit: UnsafeMutableRawPointer?, attempts: Int32) -> Int32 {
  let shortNaps: Int32 = 20
  let waited = attempts <= shortNaps ? attempts : shortNaps + (attempts - shortNaps) * 5
  guard Int(waited) < Int(bitPattern: limit) else { return 0 }
  sqlite3_sleep(attempts < shortNaps ? 1 : 5)
  return 1
}
