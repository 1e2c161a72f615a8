import SQLite
import Testing

@Suite("A transaction") struct TransactionTests {
  let file = TemporaryFile()

  @Test("happens whole or not at all")
  func atomic() throws {
    struct Stop: Error {}
    let database = try Database(path: file.path, mode: .create)
    try database.execute("CREATE TABLE t (x)")
    try database.transaction(.immediate) { try database.run("INSERT INTO t VALUES (?)", 1) }
    #expect(throws: Stop.self) {
      try database.transaction(.immediate) {
        try database.run("INSERT INTO t VALUES (?)", 2)
        throw Stop()
      }
    }
    #expect(!database.isInTransaction)
    #expect(try database.rows("SELECT x FROM t") { $0.integer(0) } == [1])
  }

  @Test("waits for another writer as long as it was asked to, and says that the file is busy")
  func busy() throws {
    let first = try Database(path: file.path, mode: .create)
    try first.execute("PRAGMA journal_mode = WAL; CREATE TABLE t (x)")
    let second = try Database(path: file.path, mode: .readWrite, patience: Patience(limit: .milliseconds(1)))
    try first.transaction(.immediate) {
      let error = #expect(throws: SQLiteError.self) { try second.transaction(.immediate) {} }
      #expect(error?.kind == .busy)
      let count = try second.count("SELECT count(*) FROM t")
      #expect(count == 0)
    }
    try second.transaction(.immediate) {}
  }
}
