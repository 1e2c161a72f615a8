import Platform
import SQLite

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

  /// Opens the store at `path`; an older one is brought up to this program's schema, and what it remembers in another form
  /// is dropped.
  ///
  /// Where another program writes, it is waited for up to `limit`; `notice` is called once that takes over a second.
  public static func open(
    at path: String, mode: Mode = .writing, waiting limit: Duration = .seconds(30),
    notice: (() -> Void)? = nil
  ) throws(StoreError) -> Store {
    try explaining(path) { try opened(at: path, mode: mode, Patience(limit: limit, notice: notice)) }
  }

  /// Opens a copy of the store at `path` in memory, brought up to this program's schema; the file stays as it is.
  static func openCopy(at path: String) throws(StoreError) -> Store {
    let copy = try inMemory(copyOf: path, as: path)
    bound(copy.database)
    return copy
  }

  /// Opens a copy of the store in a file in memory, brought up to this program's schema; the file stays as it is.
  ///
  /// `path` is where it would be: from there on it says where imported files are.
  public static func inMemory(copyOf file: String, as path: String) throws(StoreError) -> Store {
    try explaining(file) {
      let (source, _) = try connected(to: file, mode: .looking)
      defer { source.close() }
      try disarm(source, path: file)
      let copy = try Database(path: ":memory:", mode: .create)
      try source.backup(to: copy)
      copy.stopTriggers()
      try Migration.run(on: copy)
      try copy.execute("PRAGMA foreign_keys = ON")
      return Store(path: path, database: copy, isWritable: true)
    }
  }

  private static func explaining(_ path: String, _ open: () throws -> Store) throws(StoreError) -> Store {
    do {
      return try open()
    } catch let error as StoreError {
      throw error
    } catch let error as SQLiteError {
      throw explain(error, path: path)
    } catch {
      throw .refused(path, detail: "\(error)")
    }
  }

  private static func opened(at path: String, mode: Mode, _ patience: Patience) throws -> Store {
    let (database, schema) = try connected(to: path, mode: mode, patience)
    if mode == .writing, database.isReadOnly { throw StoreError.readOnly(path) }
    if mode == .looking { bound(database) }
    let isWritable = !database.isReadOnly && mode != .looking
    if schema < Migration.schema, !isWritable {
      throw StoreError.olderSchema(path, schema: schema, known: Migration.schema)
    }
    try disarm(database, path: path)
    if isWritable { try Migration.run(on: database) }
    try database.execute("PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL")
    return Store(path: path, database: database, isWritable: isWritable)
  }

  /// Keeps questions to a stranger's file within about a minute and its texts within what a screen can be.
  private static func bound(_ database: Database) {
    database.limitWork(toMillions: 5000)
    database.limitTexts(to: 1 << 28)
  }

  /// A connection to the file, and the file's schema.
  private static func connected(
    to path: String, mode: Mode, _ patience: Patience = Patience()
  ) throws -> (database: Database, schema: Int) {
    // Also for reading: only a connection that may write takes away what SQLite keeps beside the file.
    var database = try Database(path: path, mode: .readWrite, patience: patience)
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
    return (database, schema)
  }

  /// Lets nothing run that a stranger put into the file; throws where statements could not but run it.
  private static func disarm(_ database: Database, path: String) throws {
    // Version and schema of one moment: another program may be bringing the file up.
    let difference = try database.transaction(.deferred) {
      let schema = try Migration.version(of: database)
      guard schema <= Migration.schema else {
        throw StoreError.newerSchema(path, schema: schema, known: Migration.schema)
      }
      return try SchemaDifference(of: database, after: schema)
    }
    guard let difference else { return }
    if let obstacle = difference.obstacle { throw StoreError.altered(path, what: obstacle) }
    database.stopTriggers()
  }

  /// The file's schema; throws unless the file is a store that this program can read.
  private static func identify(_ database: Database, path: String) throws -> Int {
    let identity = try database.first(
      "SELECT application_id, user_version FROM pragma_application_id, pragma_user_version"
    ) { (application: $0.integer(0), schema: $0.integer(1)) }
    guard let identity, identity.application == applicationID, identity.schema > 0 else {
      throw sizeOfFile(database.path) == 0 ? StoreError.empty(path) : .foreign(path)
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
