public import DesignModel
import Machine
import Platform
import SQLite

extension Store {
  /// Makes a new store at `path` that starts with `design`, which undo does not reach beyond, and opens it.
  ///
  /// The file appears complete or not at all, and never in place of another.
  public static func create(at path: String, design: Design = Design()) throws -> Store {
    try create(at: path) { store in
      let draft = try Draft(store.database, path: path)
      try draft.replace(with: design)
      _ = try draft.takeChanges()
      try draft.flush()
    }
    return try open(at: path)
  }

  /// The same with a design that is known to be stored faithfully, as the program's own: it is not tried, and the file
  /// is not opened.
  public static func make(at path: String, knownDesign design: Design) throws {
    try create(at: path, isKnown: true) { store in
      let draft = try Draft(store.database, path: path)
      try draft.replace(with: design, isKnown: true)
      try draft.flush()
    }
  }

  /// Makes a new store at `path`, filled in one transaction; what is known to be right is not checked.
  static func create(at path: String, isKnown: Bool = false, fill: (Store) throws -> Void) throws {
    try place(at: path) { file in
      do {
        let database = try Database(path: file, mode: .create)
        defer { database.close() }
        try prepare(database, isKnown: isKnown)
        try lay(Store(path: path, database: database, isWritable: true), isKnown: isKnown, fill: fill)
        // Closing passes over a full disk, and the file would take its name without what stands beside it.
        try database.execute(
          "PRAGMA synchronous = FULL; PRAGMA journal_mode = WAL; PRAGMA wal_checkpoint(TRUNCATE)")
      } catch let error as SQLiteError {
        throw StoreError(error, path: path)
      }
    }
  }

  /// Makes a store in memory that starts with a design known to be stored faithfully; it is gone with the value.
  ///
  /// `path` is where it would be: from there on it says where imported files are.
  public static func inMemory(as path: String, knownDesign design: Design) throws -> Store {
    let database = try Database(path: ":memory:", mode: .create)
    try prepare(database, isKnown: true)
    let store = Store(path: path, database: database, isWritable: true)
    try lay(store, isKnown: true) { store in
      let draft = try Draft(store.database, path: path)
      try draft.replace(with: design, isKnown: true)
      try draft.flush()
    }
    try database.execute("PRAGMA ignore_check_constraints = OFF; PRAGMA foreign_keys = ON")
    return store
  }

  /// Lays tables, caches and indexes in an empty database, filled in one transaction.
  private static func lay(_ store: Store, isKnown: Bool, fill: (Store) throws -> Void) throws {
    try store.writing {
      let lacksIndexes = try Migration.layTables(on: store.database)
      try Caches(database: store.database).lay()
      // Whatever else fills a store may ask what is there already.
      if lacksIndexes, !isKnown { try Migration.layIndexes(on: store.database) }
      try fill(store)
      if lacksIndexes, isKnown { try Migration.layIndexes(on: store.database) }
    }
  }

  /// What fails leaves no file, so that nothing has to be safe before the file takes its name.
  private static func prepare(_ database: Database, isKnown: Bool) throws {
    try database.execute(
      "PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA application_id = \(applicationID)")
    try database.execute("PRAGMA \(isKnown ? "ignore_check_constraints" : "foreign_keys") = ON")
  }

  /// Lets `make` fill a file beside `path` that takes its name only when it is complete.
  static func place(at path: String, make: (String) throws -> Void) throws {
    guard access(path, F_OK) != 0 else { throw StoreError.alreadyExists(path) }
    for ending in companions.dropFirst() where path.hasSuffix(ending) {
      // What stands there SQLite takes for a part of the other file.
      let other = String(path.dropLast(ending.count))
      if access(other, F_OK) == 0 { throw StoreError.reservedName(path, beside: other) }
    }
    let draft = "\(path).new-\(getpid())-\(Timestamp.nanoseconds())"
    let files = companions.map { draft + $0 }
    try Interruption.removing(files) {
      guard makeFile(draft) else { throw StoreError.cannotOpen(path, reason: reason()) }
      defer { for file in files { unlink(file) } }
      try make(draft)
      try name(draft, path)
    }
  }

  /// Gives a complete file the name that it was made for.
  private static func name(_ draft: String, _ path: String) throws {
    if link(draft, path) == 0 { return }
    if errno == EEXIST { throw StoreError.alreadyExists(path) }
    // Some file systems have no links; there a file that appeared meanwhile would be lost.
    guard errno == EPERM || errno == EOPNOTSUPP, rename(draft, path) == 0 else {
      throw StoreError.cannotOpen(path, reason: reason())
    }
  }
}

/// Makes an empty file; false where there is one already, or the operating system refuses.
private func makeFile(_ path: String) -> Bool {
  let file = open(path, O_CREAT | O_EXCL | O_WRONLY, 0o666)
  return file >= 0 && close(file) == 0
}
