import SQLite
import Testing

@Suite("A statement") struct StatementTests {
  let file = TemporaryFile()

  @Test("binds and reads every kind of value")
  func values() throws {
    let database = try Database(path: file.path, mode: .create)
    let text = "naïve \u{1F600} with \0 inside"
    let row = try database.first(
      "SELECT ?, ?, ?, ?, ?, ?, ?", Int.min, 0.1, text, "", true, nil as String?, 4 as Double?
    ) { row in
      #expect(row.integer(0) == Int.min)
      #expect(row.double(1) == 0.1)
      #expect(row.text(2) == text)
      #expect(row.text(3) == "" && !row.isNull(3))
      #expect(row.flag(4))
      #expect(row.optionalText(5) == nil && row.optionalInteger(5) == nil && row.text(5) == "")
      #expect(row.optionalDouble(6) == 4)
      return true
    }
    #expect(row == true)
  }

  @Test("runs again with other values")
  func again() throws {
    let database = try Database(path: file.path, mode: .create)
    try database.execute("CREATE TABLE t (x INTEGER UNIQUE, y TEXT)")
    let insert = try database.prepare("INSERT INTO t VALUES (?, ?)")
    for number in 1...3 { try insert.run(number, "row \(number)") }
    #expect(database.lastInsertedRow == 3)
    let error = #expect(throws: SQLiteError.self) { try insert.run(2, "again") }
    #expect(error?.kind == .constraint)
    #expect(error?.sql == "INSERT INTO t VALUES (?, ?)")
    try insert.run(4, nil as String?)
    #expect(
      try database.rows("SELECT y FROM t ORDER BY x") { $0.optionalText(0) } == [
        "row 1", "row 2", "row 3", nil,
      ])
  }

  @Test("stays usable when reading its rows fails")
  func failure() throws {
    struct Stop: Error {}
    let database = try Database(path: file.path, mode: .create)
    for _ in 1...2 {
      #expect(throws: Stop.self) { try database.rows("SELECT 1 UNION SELECT 2") { _ in throw Stop() } }
    }
    #expect(try database.prepare("SELECT 1 UNION SELECT 2").isUnderWay == false)
  }
}
