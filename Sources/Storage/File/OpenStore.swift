import SQLite

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Store {
  /// What a store is opened for.
  public enum Mode: Sendable {
    /// For questions: a file or folder that can't be written is fine.
    case reading
    /// For edits: a file or folder that can't be written is refused.
    case writing
    /// For a look at another store, which stays as it is: an older one is refused.
    case looking
  }

  /// Opens the store at `path`; an older one is brought up to this program's schema.
  ///
  /// Where another program writes, it is waited for up to `limit`; `notice` is called once that takes over a second.
  public static func open(
    at path: String, mode: Mode = .writing, waiting limit: Duration = .seconds(30),
    notice: (() -> Void)? = nil
  ) throws(StoreError) -> Store {
    do {
      return try opened(at: path, mode: mode, Patience(limit: limit, notice: notice))
    } catch let error as StoreError {
      throw error
    } catch let error as SQLiteError {
      throw explain(error, path: path)
    } catch {
      throw .refused(path, detail: "\(error)")
    }
  }

  private static func opened(at path: String, mode: Mode, _ patience: Patience) throws -> Store {
    var database = try Database(
      path: path, mode: mode == .looking ? .readOnly : .readWrite, patience: patience)
    var schema: Int
    do {
      schema = try identify(database, path: path)
    } catch let error as SQLiteError where error.kind == .cantOpen || error.kind == .readOnly {
      // In a read-only folder SQLite can't make the files that it coordinates writers with.
      if mode == .writing { throw StoreError.readOnly(path) }
      guard sizeOfFile("\(database.path)-wal") == 0 else { throw StoreError.unreadableJournal(path) }
      database = try Database(path: path, mode: .immutable)
      schema = try identify(database, path: path)
    }
    if mode == .writing, database.isReadOnly { throw StoreError.readOnly(path) }
    if schema < Migration.schema {
      if database.isReadOnly {
        throw StoreError.olderSchema(path, schema: schema, known: Migration.schema)
      }
      try Migration.run(on: database)
    }
    try database.execute("PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL")
    return Store(path: path, database: database, isWritable: !database.isReadOnly)
  }

  /// The file's schema; throws unless the file is a store that this program can read.
  private static func identify(_ database: Database, path: String) throws -> Int {
    let identity = try database.first(
      "SELECT application_id, user_version FROM pragma_application_id, pragma_user_version"
    ) { (application: $0.integer(0), schema: $0.integer(1)) }
    guard let identity, identity.application == applicationID, identity.schema > 0 else {
      throw StoreError.foreign(path)
    }
    guard identity.schema <= Migration.schema else {
      throw StoreError.newerSchema(path, schema: identity.schema, known: Migration.schema)
    }
    return identity.schema
  }

  /// SQLite says no more than that it can't open a file; the operating system knows why.
  private static func explain(_ error: SQLiteError, path: String) -> StoreError {
    guard error.kind == .cantOpen else { return StoreError(error, path: path) }
    var facts = stat()
    if stat(path, &facts) != 0 {
      return errno == ENOENT ? .missing(path) : .cannotOpen(path, reason: reason())
    }
    if facts.st_mode & S_IFMT == S_IFDIR { return .cannotOpen(path, reason: "it is a folder") }
    if access(path, R_OK) != 0 { return .cannotOpen(path, reason: reason()) }
    return .cannotOpen(path, reason: error.message)
  }

  /// The operating system's word on its last refusal, in lower case.
  static func reason() -> String { String(cString: strerror(errno)).lowercased() }

  /// Bytes; 0 where there is no such file.
  static func sizeOfFile(_ path: String) -> Int {
    var facts = stat()
    return stat(path, &facts) == 0 ? Int(facts.st_size) : 0
  }
}
