import DesignModel
import Foundation
import Notation
import SQLite
import Testing

@testable import Storage

@Suite("The migrations") struct MigrationTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Migrations")

  @Test("are the files of the folder, in order")
  func list() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    #expect(Migration.list.map { "\($0.name).sql" } == files)
    for (index, migration) in Migration.list.enumerated() {
      let digits = String(index + 1)
      #expect(migration.name.hasPrefix("m" + String(repeating: "0", count: 4 - digits.count) + digits + "_"))
      let text = try String(
        contentsOf: Self.folder.appendingPathComponent("\(migration.name).sql"), encoding: .utf8)
      #expect(String(decoding: migration.sql(), as: UTF8.self) == text)
      #expect(text.hasPrefix("-- "))
    }
  }

  /// A store that a released program made must look like one that this program makes: a released file never changes.
  @Test("are what was released")
  func checksums() {
    let sums = Migration.list.map {
      SHA256.hexadecimal(of: String(decoding: $0.sql(), as: UTF8.self)).prefix(16)
    }
    #expect(
      sums == [
        "f636405b9f5e024d", "66680eafc127fa95", "ac355eb0c68d8eb6", "8d44576914fe9409", "982232082021f8ff",
        "6f62532b18dafb59", "e3e679d0d8f631e4", "d232e7ae93892a17", "bcf0766e58511a8c", "5a8d6f4e790f487a",
        "5840bcd2b640affc", "168ae009ce6340cb", "e951ed064064fa17", "8307414cb9df62ac", "437b657fc9d548fc",
        "2b0c8a75d00ce056", "b7b60e1e9e1edc80", "b67783b605a4ea0a", "55a2a1cccd8b9e53", "3628cb7a0ab95870",
        "712f99db48e17e5f", "80fa45253461bc77", "a7e642fd71190704", "dea616d7f7cbaed9",
      ])
  }

  @Test("are recorded in the store")
  func records() throws {
    let folder = TemporaryFolder()
    let store = try Store.create(at: folder("a.db"))
    let names = try store.database.rows("SELECT name FROM migration ORDER BY number") { $0.text(0) }
    #expect(names == Migration.list.map(\.name))
    #expect(try store.database.count("SELECT user_version FROM pragma_user_version") == Migration.list.count)
  }

  @Test("bring an older store up when it is opened, whatever for", arguments: [Store.Mode.reading, .writing])
  func upgrade(mode: Store.Mode) throws {
    let folder = TemporaryFolder()
    let database = try Database(path: folder("a.db"), mode: .create)
    try database.execute("PRAGMA journal_mode = WAL; PRAGMA application_id = \(Store.applicationID)")
    try database.execute(String(decoding: Migration.list[0].sql(), as: UTF8.self))
    try database.execute(
      """
      INSERT INTO migration VALUES (1, 'm0001_working_state', '2026-01-01T00:00:00Z');
      PRAGMA user_version = 1;
      INSERT INTO screen VALUES ('a', 0, 'a', '');
      INSERT INTO view VALUES ('a', 'root', 0, NULL, 'root', 'view', '{}')
      """)
    database.close()
    let store = try Store.open(at: folder("a.db"), mode: mode)
    #expect(try store.info().schema == Migration.list.count)
    #expect(try store.snapshot().screen(named: "a").views.count == 1)
    let names = try store.database.rows("SELECT name FROM migration ORDER BY number") { $0.text(0) }
    #expect(names == Migration.list.map(\.name))
  }

  @Test("leave the hashes of a store that has them as they are") func sealed() throws {
    let folder = TemporaryFolder()
    let store = try Store.create(at: folder("a.db"), design: try Sample.design())
    _ = try store.commit(message: "a")
    try store.database.execute(
      """
      \(try olderLayouts(16))
      DELETE FROM migration WHERE number > 16; PRAGMA user_version = 16
      """)
    store.close()
    let opened = try Store.open(at: folder("a.db"))
    #expect(try opened.info().schema == Migration.list.count)
    #expect(try opened.verify() == [])
  }

  @Test("come to what a new file is laid with") func newFile() throws {
    let database = try Database(path: ":memory:", mode: .create)
    for migration in Migration.list { try migration.lay(on: database) }
    let items = try FileSchema(of: database).items
    func text(_ types: String...) -> [String] {
      types.flatMap { type in items.filter { $0.type == type }.map { "\($0.sql);\n" } }
    }
    let tables =
      "-- The tables, views and triggers of a new file, as the migrations up to PRAGMA user_version make them one after "
      + "the other.\n-- RECORD=1 writes it.\n\n"
      + text("table", "view", "trigger").joined(separator: "\n") + "\n"
      + (try Self.rows(of: database)) + "\nPRAGMA user_version = \(Migration.schema);\n"
    let indexes =
      "-- The indexes of a new file, likewise; they are made fastest of rows that are there.\n\n"
      + text("index").joined()
    try Self.compare(tables, "tables.sql")
    try Self.compare(indexes, "indexes.sql")
    let folder = TemporaryFolder()
    let store = try Store.create(at: folder("a.db"))
    #expect(try Self.rows(of: store.database) == Self.rows(of: database))
  }

  /// The rows that migrations make, but for the records of themselves, the hashes and the list of caches.
  private static func rows(of database: Database) throws -> String {
    let tables = try FileSchema(of: database).items.filter { $0.type == "table" }.map(\.name)
    return try tables.filter { !["migration", "seal", "caches"].contains($0) }.flatMap { table in
      let columns = try database.rows("SELECT 'quote(' || name || ')' FROM pragma_table_info(?)", table) {
        $0.text(0)
      }
      let values = columns.joined(separator: " || ', ' || ")
      return try database.rows("SELECT \(values) FROM \(table)") {
        "INSERT INTO \(table) VALUES (\($0.text(0)));\n"
      }
    }.joined()
  }

  private static func compare(_ text: String, _ name: String) throws {
    let file = folder.deletingLastPathComponent().appending(path: "Sources/Store/Storage/NewFile/\(name)")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text, "RECORD=1 writes it")
  }
}
