import DesignModel
import DesignText
import Notation
import SQLite

/// The journal's rows, within a transaction.
struct Journal {
  let database: Database
}

extension Journal {
  /// Adds an operation after the last one that is not undone; what could be redone is dropped.
  ///
  /// Returns its number. `batch` is that of the first operation done together with it, nil for that one itself.
  func append(_ record: EditRecord, _ changes: [ObjectChange], batch: Int?, time: String) throws -> Int {
    if batch == nil { try database.run("DELETE FROM operation WHERE undone = 1") }
    let last = try database.first(
      """
      SELECT max(coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'operation'), 0),
        coalesce((SELECT max(id) FROM operation), 0))
      """
    ) { $0.integer(0) }
    let (id, isTooLarge) = (last ?? 0).addingReportingOverflow(1)
    if isTooLarge { throw StoreError.unstorable("an operation after number \(last ?? 0)") }
    try insert(
      Operation(id: id, batch: batch ?? id, record: record, time: time, isUndone: false), changes)
    return id
  }

  /// Adds an operation after all others, with its hash.
  func insert(_ operation: Operation, _ changes: [ObjectChange]) throws {
    let last = try database.first("SELECT id, hash FROM operation ORDER BY id DESC LIMIT 1") {
      (id: $0.integer(0), hash: $0.text(1))
    }
    guard operation.id > last?.id ?? 0 else {
      throw CodingError("operations stand in the order of their numbers, which begin at 1", at: "")
    }
    try database.run(
      """
      INSERT INTO operation (id, batch, command, arguments, line, time, undone) VALUES (?, ?, ?, ?, ?, ?, ?)
      """,
      operation.id, operation.batch, operation.record.command, operation.record.arguments.line,
      operation.record.line, operation.time, operation.isUndone)
    try insert(changes, of: operation.id)
    try database.run(
      "UPDATE operation SET hash = ? WHERE id = ?",
      StoreSeal(database: database).operationHash(of: operation.id, after: last?.hash ?? ""), operation.id)
  }

  private func insert(_ changes: [ObjectChange], of operation: Int) throws {
    let statement = try database.prepare(
      """
      INSERT INTO operation_change
        (operation, sequence, kind, screen, object, before, after, before_position, after_position)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """)
    for (sequence, change) in changes.enumerated() {
      try statement.run(
        operation, sequence, change.kind.rawValue, change.screen?.text, change.key, change.before?.line,
        change.after?.line, change.from, change.to)
    }
  }

  /// The batch that undo takes back next; nil if there is none.
  func lastDone() throws -> Int? {
    try database.first("SELECT batch FROM operation WHERE undone = 0 ORDER BY id DESC LIMIT 1") {
      $0.integer(0)
    }
  }

  /// The batch that redo does again next; nil if there is none.
  func firstUndone() throws -> Int? {
    try database.first("SELECT batch FROM operation WHERE undone = 1 ORDER BY id LIMIT 1") { $0.integer(0) }
  }

  /// The operations of a batch in the order of doing.
  func operations(batch: Int) throws -> [Operation] {
    try database.rows("\(Self.select) WHERE batch = ? ORDER BY id", batch, read: Self.operation)
  }

  /// The changes of an operation in the order of doing.
  func changes(of operation: Int) throws -> [ObjectChange] {
    try database.rows(
      """
      SELECT kind, screen, object, before, after, before_position, after_position
      FROM operation_change WHERE operation = ? ORDER BY sequence
      """, operation
    ) { row in
      guard let kind = ObjectKind(rawValue: row.text(0)) else {
        throw CodingError("unknown kind '\(row.text(0))'", at: "journal")
      }
      return ObjectChange(
        kind: kind, screen: row.optionalText(1).map { ObjectID($0) }, key: row.text(2),
        before: try row.optionalJSON(3, at: "journal"), after: try row.optionalJSON(4, at: "journal"),
        from: row.optionalInteger(5),
        to: row.optionalInteger(6))
    }
  }

  static let select = "SELECT id, batch, command, arguments, line, time, undone FROM operation"

  static func operation(_ row: Statement) throws -> Operation {
    guard let arguments = try? JSON(parsing: row.text(3)) else {
      throw CodingError("the arguments are no JSON", at: "operation \(row.integer(0))")
    }
    return Operation(
      id: row.integer(0), batch: row.integer(1),
      record: EditRecord(command: row.text(2), arguments: arguments, line: row.text(4)), time: row.text(5),
      isUndone: row.flag(6))
  }
}
