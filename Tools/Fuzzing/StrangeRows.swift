import SQLite

/// Rows of a store that somebody changed by hand, as an input says.
///
/// A line changes a cell: the numbers of a table, a column and a row, each counted from 0 and taken modulo how many there
/// are, and what the cell holds then: `i` and a whole number, `r` and a number, `t` and a text, `n` for nothing.
struct StrangeRows {
  /// One cell and what it holds then.
  private struct Change {
    let table, column, row: Int
    let value: any Bindable
  }

  private let changes: [Change]

  /// Throws where no line says anything.
  init(_ bytes: [UInt8]) throws {
    changes = try text(bytes).split(separator: "\n").prefix(8).compactMap { line in
      let words = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
      guard words.count == 4, let table = Int(words[0]), let column = Int(words[1]), let row = Int(words[2]),
        let value = Self.value(words[3])
      else { return nil }
      return Change(table: table, column: column, row: row, value: value)
    }
    guard !changes.isEmpty else { throw Refusal(sentence: "no line changes a cell") }
  }

  private static func value(_ word: Substring) -> (any Bindable)? {
    let rest = word.dropFirst()
    switch word.first {
    case "i": return Int(rest)
    case "r": return Double(rest)
    case "t": return String(rest)
    case "n": return String?.none
    default: return nil
    }
  }

  /// Changes the rows of a file that the schema lets be changed.
  func apply(to path: String) throws {
    let database = try Database(path: path, mode: .readWrite)
    defer { database.close() }
    let tables = try database.rows(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name"
    ) { $0.text(0) }
    let triggers = try database.rows("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'") {
      (name: $0.text(0), sql: $0.text(1))
    }
    for trigger in triggers { try database.execute("DROP TRIGGER \(trigger.name)") }
    for change in changes { try? apply(change, to: database, tables) }
    for trigger in triggers { try database.execute(trigger.sql) }
  }

  private func apply(_ change: Change, to database: Database, _ tables: [String]) throws {
    let table = Self.pick(change.table, of: tables)
    let columns = try database.rows("SELECT name FROM pragma_table_info(?)", table) { $0.text(0) }
    let keys = try database.rows("SELECT name FROM pragma_table_info(?) WHERE pk > 0", table) { $0.text(0) }
    let count = try database.count("SELECT count(*) FROM \(table)")
    guard count > 0, !keys.isEmpty else { return }
    let key = keys.joined(separator: ", ")
    let statement = try database.prepare(
      """
      UPDATE \(table) SET \(Self.pick(change.column, of: columns)) = ?
      WHERE (\(key)) = (SELECT \(key) FROM \(table) ORDER BY \(key) LIMIT 1 OFFSET \(Int(change.row.magnitude % UInt(count))))
      """)
    change.value.bind(to: statement, at: 1)
    while try statement.step() {}
  }

  private static func pick(_ number: Int, of names: [String]) -> String {
    names[Int(number.magnitude % UInt(names.count))]
  }
}
