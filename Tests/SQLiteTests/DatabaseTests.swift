import Foundation
import SQLite
import Testing

/// A file name in a folder of its own, gone with the value.
final class TemporaryFile {
  let folder: String
  var path: String { "\(folder)/a b?#%é.db" }

  init() {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("sqlite-\(UUID().uuidString)").path
    try! FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }
}

@Suite("A database") struct DatabaseTests {
  let file = TemporaryFile()

  @Test("is made only where that was asked for")
  func create() throws {
    #expect(throws: SQLiteError.self) { try Database(path: file.path, mode: .readWrite) }
    let made = try Database(path: file.path, mode: .create)
    try made.execute("CREATE TABLE t (x); INSERT INTO t VALUES (1), (2)")
    #expect(made.changes == 2)
    #expect(try Database(path: file.path, mode: .readWrite).count("SELECT count(*) FROM t") == 2)
  }

  @Test("opened for reading refuses to write", arguments: [Database.Mode.readOnly, .immutable])
  func readOnly(mode: Database.Mode) throws {
    try Database(path: file.path, mode: .create).execute("CREATE TABLE t (x); INSERT INTO t VALUES (7)")
    let database = try Database(path: file.path, mode: mode)
    #expect(database.isReadOnly)
    #expect(try database.count("SELECT x FROM t") == 7)
    let error = #expect(throws: SQLiteError.self) { try database.execute("DELETE FROM t") }
    #expect(error?.kind == .readOnly)
  }

  @Test("gives the same statement for the same SQL, but another while that is under way")
  func cache() throws {
    let database = try Database(path: file.path, mode: .create)
    let first = try database.prepare("SELECT 1 UNION SELECT 2")
    #expect(try database.prepare("SELECT 1 UNION SELECT 2") === first)
    #expect(try first.step())
    let second = try database.prepare("SELECT 1 UNION SELECT 2")
    #expect(second !== first)
    #expect(try second.step() && second.integer(0) == 1)
    #expect(try first.step() && first.integer(0) == 2)
  }
}
