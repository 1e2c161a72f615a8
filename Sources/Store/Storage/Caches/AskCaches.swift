import SQLite

extension Store {
  /// What `body` finds among what is remembered, all of one moment; nil where that is of another edition.
  ///
  /// Trouble with the file counts as nothing remembered: the caller solves again.
  func asking<Found>(_ body: () throws -> Found?) -> Found? {
    try? reading { try Caches(database: database).areCurrent() ? body() : nil }
  }
}
