import CSQLite

/// A prepared statement: bind its parameters, step through its rows, read their columns.
public final class Statement {
  let handle: OpaquePointer
  private var bindFault: Int32 = SQLITE_OK

  init(_ sql: String, on connection: OpaquePointer) throws(SQLiteError) {
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK else { throw SQLiteError(code, on: connection, sql: sql) }
    guard let prepared else { preconditionFailure("There is no statement in '\(sql)'") }
    handle = prepared
  }

  deinit { sqlite3_finalize(handle) }

  /// True after a row was given and before the last one.
  public var isUnderWay: Bool { sqlite3_stmt_busy(handle) != 0 }

  /// Goes to the next row; false after the last one, where the statement is ready to run again.
  public func step() throws(SQLiteError) -> Bool {
    guard bindFault == SQLITE_OK else { throw failure(bindFault) }
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE:
      sqlite3_reset(handle)
      return false
    case let code: throw failure(code)
    }
  }

  private func failure(_ code: Int32) -> SQLiteError {
    let error = SQLiteError(code, on: sqlite3_db_handle(handle), sql: String(cString: sqlite3_sql(handle)))
    sqlite3_reset(handle)
    bindFault = SQLITE_OK
    return error
  }

  /// Makes the statement ready to run again; bindings stay.
  public func reset() { sqlite3_reset(handle) }

  /// Makes every parameter NULL.
  public func clearBindings() { sqlite3_clear_bindings(handle) }

  /// A wrong index is the programmer's mistake; a text beyond SQLite's bounds is reported by the next step.
  private func note(_ code: Int32) {
    precondition(code != SQLITE_RANGE && code != SQLITE_MISUSE, "The statement has no such parameter now")
    if code != SQLITE_OK { bindFault = code }
  }
}

extension Statement {
  /// Binds a whole number to the parameter, counted from 1.
  public func bind(_ value: Int, at index: Int) {
    note(sqlite3_bind_int64(handle, Int32(index), Int64(value)))
  }
  /// Binds a number to the parameter, counted from 1.
  public func bind(_ value: Double, at index: Int) {
    note(sqlite3_bind_double(handle, Int32(index), value))
  }
  /// Binds a text to the parameter, counted from 1.
  public func bind(_ value: String, at index: Int) {
    var text = value
    text.withUTF8 { bind($0, at: index) }
  }
  /// Binds a text in UTF-8 to the parameter, counted from 1.
  public func bind(utf8 text: [UInt8], at index: Int) { text.withUnsafeBufferPointer { bind($0, at: index) } }

  private func bind(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
    // An empty buffer may have no address, which SQLite would take for NULL.
    guard let start = bytes.baseAddress else {
      return note(sqlite3_bind_text(handle, Int32(index), "", 0, nil))
    }
    note(
      start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
        sqlite3_bind_text64(handle, Int32(index), $0, sqlite3_uint64(bytes.count), copied, UInt8(SQLITE_UTF8))
      })
  }
  /// Binds NULL to the parameter, counted from 1.
  public func bindNull(at index: Int) { note(sqlite3_bind_null(handle, Int32(index))) }
}

/// SQLITE_TRANSIENT, which C spells as a cast that Swift doesn't import: SQLite copies the bytes.
private let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

extension Statement {
  /// True if the column, counted from 0, is NULL in this row.
  public func isNull(_ column: Int) -> Bool { sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL }
  /// The column, counted from 0, as a whole number.
  public func integer(_ column: Int) -> Int { Int(sqlite3_column_int64(handle, Int32(column))) }
  /// The column, counted from 0, as a number.
  public func double(_ column: Int) -> Double { sqlite3_column_double(handle, Int32(column)) }
  /// How many columns a row has.
  public var columnCount: Int { Int(sqlite3_column_count(handle)) }
  /// The column, counted from 0, as a claim.
  public func flag(_ column: Int) -> Bool { integer(column) != 0 }
  /// The column, counted from 0, as text; empty where it is NULL.
  public func text(_ column: Int) -> String {
    guard let start = sqlite3_column_text(handle, Int32(column)) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, Int32(column)))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }
  /// The column, counted from 0, as text; nil where it is NULL.
  public func optionalText(_ column: Int) -> String? { isNull(column) ? nil : text(column) }
  /// The column, counted from 0, as a number; nil where it is NULL.
  public func optionalDouble(_ column: Int) -> Double? { isNull(column) ? nil : double(column) }
  /// The column, counted from 0, as a whole number; nil where it is NULL.
  public func optionalInteger(_ column: Int) -> Int? { isNull(column) ? nil : integer(column) }
}
