import SQLite

/// One forward step of the schema.
struct Migration: Sendable {
  /// The file's name without its ending, as `m0001_working_state`.
  let name: String
  /// The file's text.
  let sql: @Sendable () -> [UInt8]
}

extension Migration {
  /// The schema that this program reads and writes, SQLite's `user_version` of a store.
  static var schema: Int { list.count }

  /// The step since which stores are sealed.
  private static let sealing = 16

  /// Takes the steps that the file has not seen, with their records, and makes caches of another edition anew, in one
  /// transaction.
  static func run(on database: Database) throws {
    let caches = Caches(database: database)
    guard try version(of: database) < list.count || !caches.areCurrent() else { return }
    try database.transaction(.immediate) {
      // Another program may have been faster.
      let done = try version(of: database)
      if done < list.count { try takeSteps(after: done, on: database) }
      if try !caches.areCurrent() { try caches.renew() }
    }
  }

  private static func takeSteps(after done: Int, on database: Database) throws {
    // What a step changes may be what a view of the caches speaks of.
    if done >= Caches.firstSchema { try Caches(database: database).drop() }
    for number in done..<list.count { try list[number].apply(number: number + 1, on: database) }
    // What older programs wrote has no hashes yet; others keep theirs, so that what was changed is still found.
    if done < sealing { try StoreSeal(database: database).sealAll() }
  }

  /// Gives a new file its schema, with the records of all steps, in the transaction under way.
  ///
  /// What the first steps come to is laid at once. True where the indexes are still to be made, by `layIndexes`.
  static func layTables(on database: Database) throws -> Bool {
    try database.execute(String(decoding: PackageResources.tables_sql, as: UTF8.self))
    let laid = try version(of: database)
    let record = try recording(on: database)
    for number in 1...laid { try record.run(number, list[number - 1].name, Timestamp.now()) }
    if laid == list.count { return true }
    // A later step may speak of an index.
    try layIndexes(on: database)
    for number in laid..<list.count { try list[number].apply(number: number + 1, on: database) }
    return false
  }

  /// Makes the indexes of a new file.
  static func layIndexes(on database: Database) throws {
    try database.execute(String(decoding: PackageResources.indexes_sql, as: UTF8.self))
  }

  private func apply(number: Int, on database: Database) throws {
    try lay(on: database)
    try Self.recording(on: database).run(number, name, Timestamp.now())
    try database.execute("PRAGMA user_version = \(number)")
  }

  /// Takes a step's number, its name and when it was taken.
  private static func recording(on database: Database) throws -> Statement {
    try database.prepare("INSERT INTO migration (number, name, applied) VALUES (?, ?, ?)")
  }

  /// Takes the step without a record of it.
  func lay(on database: Database) throws { try database.execute(String(decoding: sql(), as: UTF8.self)) }

  /// The number of the last migration that the file has seen.
  static func version(of database: Database) throws -> Int {
    try database.count("SELECT user_version FROM pragma_user_version")
  }
}
