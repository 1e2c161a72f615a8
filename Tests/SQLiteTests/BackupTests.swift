import SQLite
import Testing

@Suite("A backup") struct BackupTests {
  let source = TemporaryFile()
  let target = TemporaryFile()

  @Test("copies everything that is committed, while another connection writes")
  func copy() throws {
    let database = try Database(path: source.path, mode: .create)
    try database.execute("PRAGMA journal_mode = WAL; CREATE TABLE t (x); INSERT INTO t VALUES (1)")
    let writer = try Database(path: source.path, mode: .readWrite)
    try writer.transaction(.immediate) {
      try writer.run("INSERT INTO t VALUES (2)")
      try database.backup(to: Database(path: target.path, mode: .create))
    }
    #expect(try Database(path: target.path, mode: .readOnly).rows("SELECT x FROM t") { $0.integer(0) } == [1])
  }
}
