import CSQLite
import Platform

/// What SQLite refused to do.
public struct SQLiteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// SQLite's extended result code.
  public let code: Int32
  /// SQLite's own words.
  public let message: String
  /// The statement that failed; nil where none was running.
  public let sql: String?

  init(code: Int32, message: String, sql: String? = nil) {
    (self.code, self.message, self.sql) = (code, message, sql)
  }

  /// The error that a connection reports for `code`.
  ///
  /// Where a disk is full, SQLite says so of the file, and speaks of an I/O error where it can't grow what stands
  /// beside the file; both are reported as a full disk.
  init(_ code: Int32, on connection: OpaquePointer?, sql: String? = nil) {
    let isFull = code & 0xFF == SQLITE_IOERR && connection.map(sqlite3_system_errno) == ENOSPC
    let own = isFull ? nil : connection.map { String(cString: sqlite3_errmsg($0)) }
    let code = isFull ? SQLITE_FULL : code
    self.init(code: code, message: own ?? String(cString: sqlite3_errstr(code)), sql: sql)
  }

  /// What a program can do about it.
  public enum Kind: Sendable {
    case busy, readOnly, notADatabase, corrupt, full, cantOpen, constraint, interrupted, other
  }

  /// The family of the code (https://sqlite.org/rescode.html; the low byte is the primary code).
  public var kind: Kind {
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED: .busy
    case SQLITE_READONLY: .readOnly
    case SQLITE_NOTADB: .notADatabase
    case SQLITE_CORRUPT: .corrupt
    case SQLITE_FULL: .full
    case SQLITE_CANTOPEN: .cantOpen
    case SQLITE_PERM, SQLITE_AUTH: .readOnly
    case SQLITE_CONSTRAINT: .constraint
    case SQLITE_INTERRUPT: .interrupted
    default: .other
    }
  }

  public var description: String {
    sql.map { "\(message) (SQLite code \(code)) in: \($0)" } ?? "\(message) (SQLite code \(code))"
  }
}
