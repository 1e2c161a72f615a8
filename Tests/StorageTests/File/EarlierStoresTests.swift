import DesignModel
import Foundation
import Notation
import SQLite
import TestSupport
import Testing

@testable import Storage

/// Stores as the programs of their time made them, and as the steps of the schema make them, open and are sound.
@Suite("Stores of earlier programs") struct EarlierStoresTests {
  let folder = TemporaryFolder()
  var path: String { folder("a.db") }

  /// Makes the file that a program of that schema made.
  private func lay(schemaOfTheTime schema: Int) throws -> Database {
    let text = packageFolder.appending(path: "Tests/StorageTests/Earlier/schema-\(schema).sql")
    let database = try Database(path: path, mode: .create)
    try database.execute(try String(contentsOf: text, encoding: .utf8))
    return database
  }

  /// Takes steps up to a schema, as its program did: with the hashes that came with step 16, and without caches beside them.
  private func take(_ steps: Range<Int>, on database: Database) throws {
    for step in steps {
      let migration = Migration.list[step]
      try migration.lay(on: database)
      try database.run(
        "INSERT INTO migration (number, name, applied) VALUES (?, ?, '2026-01-01T00:00:00Z')", step + 1,
        migration.name)
    }
    if steps.lowerBound < 16, steps.upperBound >= 16 { try StoreSeal(database: database).sealAll() }
    try database.execute("PRAGMA user_version = \(steps.upperBound)")
  }

  /// Opens the store, which is sound and whose dump loads as the same; gives it.
  private func opened() throws -> Store {
    let store = try Store.open(at: path)
    #expect(try store.info().schema == Migration.schema)
    #expect(try store.verify() == [])
    let dump = try store.dumped()
    let loaded = try Store.load(at: folder("loaded.db"), lines: dump)
    #expect(try loaded.dumped() == dump)
    #expect(try loaded.verify() == [])
    return store
  }

  @Test("open from every schema on", arguments: 1...Migration.schema) func steps(schema: Int) throws {
    let database = try Database(path: path, mode: .create)
    try database.execute("PRAGMA journal_mode = WAL; PRAGMA application_id = \(Store.applicationID)")
    try take(0..<1, on: database)
    let screen = Screen(id: "a", name: "a")
    try database.run("INSERT INTO screen VALUES ('a', 0, 'a', ?)", screen.contentHash)
    try database.execute("INSERT INTO view VALUES ('a', 'root', 0, NULL, 'root', 'view', '{}')")
    try take(1..<schema, on: database)
    database.close()
    #expect(try opened().design().screens == [screen])
  }

  @Test("that 0.1.0 made open as they are and from every schema between", arguments: 10...Migration.schema)
  func first(schema: Int) throws {
    let database = try lay(schemaOfTheTime: 10)
    try take(10..<schema, on: database)
    database.close()
    let store = try opened()
    #expect(try store.design().screens.map(\.name) == ["login"])
    #expect(try store.log().map(\.name) == ["v2", "v1"])
    #expect(try store.undo().count == 1)
    #expect(try store.verify() == [])
  }

  @Test("of the schema before the caches had an edition open with new caches") func caches() throws {
    let database = try lay(schemaOfTheTime: 21)
    #expect(try database.count("SELECT count(*) FROM layout") > 0)
    database.close()
    let store = try opened()
    #expect(try store.info().layouts == 0)
    #expect(try store.design().screens.map(\.name) == ["login", "barred"])
    #expect(try FileSchema(of: store.database).digest == FileSchema.currentDigest)
  }
}
