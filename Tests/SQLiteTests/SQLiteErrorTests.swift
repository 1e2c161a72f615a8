import Foundation
import SQLite
import Testing

@Suite("An error of SQLite's") struct SQLiteErrorTests {
  let file = TemporaryFile()

  @Test("reports a file that is none of SQLite's")
  func notADatabase() throws {
    try String(repeating: "no database ", count: 200).write(
      toFile: file.path, atomically: true, encoding: .utf8)
    let database = try Database(path: file.path, mode: .readWrite)
    let error = #expect(throws: SQLiteError.self) { try database.execute("SELECT * FROM sqlite_schema") }
    #expect(error?.kind == .notADatabase)
  }

  @Test("reports a damaged file")
  func corrupt() throws {
    let database = try Database(path: file.path, mode: .create)
    try database.execute(
      "CREATE TABLE t (x); INSERT INTO t SELECT randomblob(3000) FROM (SELECT 1 UNION SELECT 2)")
    database.close()
    let handle = try #require(FileHandle(forUpdatingAtPath: file.path))
    try handle.seek(toOffset: 4096)
    try handle.write(contentsOf: Data(repeating: 0xFF, count: 4096))
    try handle.close()
    let again = try Database(path: file.path, mode: .readWrite)
    let error = #expect(throws: SQLiteError.self) { try again.count("SELECT count(*) FROM t") }
    #expect(error?.kind == .corrupt)
  }

  @Test("reports a full file")
  func full() throws {
    let database = try Database(path: file.path, mode: .create)
    try database.execute("CREATE TABLE t (x); PRAGMA max_page_count = 3")
    let error = #expect(throws: SQLiteError.self) {
      try database.execute("INSERT INTO t VALUES (zeroblob(100000))")
    }
    #expect(error?.kind == .full)
  }

  @Test("names code, cause and statement")
  func description() throws {
    let database = try Database(path: file.path, mode: .create)
    let error = #expect(throws: SQLiteError.self) { try database.prepare("SELECT missing") }
    #expect(error?.kind == .other)
    #expect(error?.description == "no such column: missing (SQLite code 1) in: SELECT missing")
  }
}
