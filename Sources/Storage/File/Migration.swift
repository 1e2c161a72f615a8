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

  /// Takes the steps that the file has not seen, with their records, in one transaction.
  static func run(on database: Database) throws {
    guard try version(of: database) < list.count else { return }
    try database.transaction(.immediate) {
      // Another program may have been faster.
      let done = try version(of: database)
      for number in done..<max(done, list.count) { try list[number].apply(number: number + 1, on: database) }
      // What older programs wrote has no hashes yet.
      if done < list.count { try StoreSeal(database: database).sealAll() }
    }
  }

  private func apply(number: Int, on database: Database) throws {
    try lay(on: database)
    try database.run(
      "INSERT INTO migration (number, name, applied) VALUES (?, ?, ?)", number, name, Timestamp.now())
    try database.execute("PRAGMA user_version = \(number)")
  }

  /// Takes the step without a record of it.
  func lay(on database: Database) throws { try database.execute(String(decoding: sql(), as: UTF8.self)) }

  /// The number of the last migration that the file has seen.
  static func version(of database: Database) throws -> Int {
    try database.count("SELECT user_version FROM pragma_user_version")
  }
}
