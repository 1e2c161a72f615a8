import CSQLite

/// One connection to an SQLite file; used by one thread at a time.
public final class Database {
  private(set) var handle: OpaquePointer
  private var isOpen = true
  private var cache: [String: Statement] = [:]
  private let waiting: Waiting
  /// Counts what the connection does, where that has a limit.
  var meter: WorkMeter?

  /// How a file is opened.
  public enum Mode: Sendable {
    /// For reading; the file must exist.
    case readOnly
    /// For reading from a place where nothing may be written, not even a lock: nobody else may change the file.
    case immutable
    /// For reading and writing as far as the file's permissions go; it must exist.
    case readWrite
    /// For reading and writing; the file is made if it does not exist.
    case create
  }

  /// Opens `path`; statements that meet another writer wait for it with `patience`.
  public init(path: String, mode: Mode, patience: Patience = Patience()) throws(SQLiteError) {
    _ = Self.stopsCounting
    let common = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let flags: Int32 =
      switch mode {
      case .readOnly: SQLITE_OPEN_READONLY
      case .immutable: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      case .readWrite: SQLITE_OPEN_READWRITE
      case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      }
    var opened: OpaquePointer?
    // SQLite may be built to read every name that starts with 'file:' as a URI.
    let plain = path.hasPrefix("file:") ? "./\(path)" : path
    let name = mode == .immutable ? "file:\(plain.escapedForURI)?immutable=1" : plain
    let code = sqlite3_open_v2(name, &opened, flags | common, nil)
    guard code == SQLITE_OK, let opened else {
      let error = SQLiteError(code, on: opened)
      sqlite3_close_v2(opened)
      throw error
    }
    (handle, waiting) = (opened, Waiting(patience))
    waiting.begin(on: handle)
    defend()
  }

  /// Before the first connection: later ones SQLite refuses.
  private static let stopsCounting = workbench_stop_counting() == SQLITE_OK

  deinit { close() }

  /// Closes the connection; nothing may be asked afterwards.
  ///
  /// What SQLite keeps beside the file goes with the last connection to it.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    cache.removeAll()
    sqlite3_close_v2(handle)
  }

  /// True if the file can't be written through this connection.
  public var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") != 0 }

  /// The file's full path, links resolved; what SQLite keeps beside the file starts with it.
  public var path: String { String(cString: sqlite3_db_filename(handle, "main")) }

  /// True between the beginning and the end of a transaction.
  public var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Rows that the last finished statement inserted, updated or deleted.
  public var changes: Int { Int(sqlite3_changes64(handle)) }

  /// The row number of the last inserted row.
  public var lastInsertedRow: Int { Int(sqlite3_last_insert_rowid(handle)) }

  /// Runs any number of statements that give no rows.
  public func execute(_ sql: String) throws(SQLiteError) {
    precondition(isOpen, "The database is closed")
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw SQLiteError(code, on: handle, sql: sql) }
  }

  /// The prepared statement of `sql`, from the cache unless that one is under way.
  public func prepare(_ sql: String) throws(SQLiteError) -> Statement {
    precondition(isOpen, "The database is closed")
    if let cached = cache[sql], !cached.isUnderWay { return cached }
    let statement = try Statement(sql, on: handle)
    if cache[sql] == nil { cache[sql] = statement }
    return statement
  }
}

extension String {
  /// The path as it stands in a `file:` URI: what has a meaning there is percent-encoded.
  fileprivate var escapedForURI: String {
    var out = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "%": out += "%25"
      case "?": out += "%3f"
      case "#": out += "%23"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}
