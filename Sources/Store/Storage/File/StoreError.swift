import SQLite

/// What the store file refused; nothing was changed.
public enum StoreError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No store in this folder or above it.
  case noStore(folder: String)
  /// No such file.
  case missing(String)
  /// A file of that name exists.
  case alreadyExists(String)
  /// A name that SQLite gives to what it keeps beside another file.
  case reservedName(String, beside: String)
  /// A file that SQLite doesn't know.
  case notSQLite(String)
  /// A file with nothing in it, which SQLite takes for a database.
  case empty(String)
  /// A file of SQLite's that another program made.
  case foreign(String)
  /// Made by a newer version of this program.
  case newerSchema(String, schema: Int, known: Int)
  /// Made by an older version, in a place where it can't be brought up.
  case olderSchema(String, schema: Int, known: Int)
  /// Its tables, views or indexes are not as this program makes them.
  case altered(String, what: String)
  /// Questions to it took more than any store of its size explains.
  case endless(String)
  /// The file or its folder can't be written.
  case readOnly(String)
  /// The folder can't be written, and what stands beside the file is needed to read it.
  case unreadableJournal(String)
  /// Another program kept the file for too long.
  case busy(String)
  /// SQLite found damage.
  case corrupt(String, detail: String)
  /// What is stored is no design.
  case damaged(String, detail: String)
  /// No room on the disk.
  case full(String)
  /// The operating system refused the file.
  case cannotOpen(String, reason: String)
  /// Anything else that SQLite says.
  case refused(String, detail: String)
  /// A value that can't be stored.
  case unstorable(String)
  /// A change that undo or redo would apply to something that is not as the journal left it.
  case journalDisagrees(String)
}

extension StoreError {
  public var description: String {
    switch self {
    case .noStore(let folder):
      "no store '\(Store.defaultName)' in '\(folder)' or above it; make one with init, or name one with --store"
    case .missing(let path): "no store '\(path)'; make one with init, or name another with --store"
    case .alreadyExists(let path): "'\(path)' exists already; choose another place or remove it first"
    case .reservedName(let path, let other):
      "'\(path)' is a name that belongs to the store '\(other)'; choose another"
    case .notSQLite(let path): "'\(path)' is no store: it is no SQLite file; name another with --store"
    case .empty(let path): "'\(path)' is no store: it is empty; remove it and make a store with init"
    case .foreign(let path):
      "'\(path)' is no store: it is another program's SQLite file; name another with --store"
    case .newerSchema(let path, let schema, let known):
      "the store '\(path)' was written by a newer workbench (schema \(schema), this program knows \(known)); "
        + "update workbench"
    case .olderSchema(let path, let schema, let known):
      "the store '\(path)' was written by an older workbench (schema \(schema), this program needs \(known)) and "
        + "can't be brought up where it is; make the file and its folder writable"
    case .altered(let path, let what):
      "the store '\(path)' was altered by another program: \(what); go back to a backup"
    case .endless(let path):
      "the store '\(path)' takes longer to read than any that workbench writes; see what verify-store finds there"
    case .readOnly(let path):
      "the store '\(path)' can't be written; make the file and its folder writable"
    case .unreadableJournal(let path):
      "the store '\(path)' has changes in '\(path)-wal' that can't be read in a read-only folder; make the folder "
        + "writable, or copy both files elsewhere"
    case .busy(let path): "the store '\(path)' is in use by another program; try again when that is done"
    case .corrupt(let path, let detail):
      "the store '\(path)' is damaged (\(detail)); see what verify-store finds and go back to a backup"
    case .damaged(let path, let detail):
      "the store '\(path)' holds what is no design (\(detail)); see what verify-store finds and go back to a backup"
    case .full(let path): "no room on the disk for the store '\(path)'; nothing was changed: free some room"
    case .cannotOpen(let path, let reason): "the store '\(path)' can't be opened: \(reason)"
    case .refused(let path, let detail): "the store '\(path)' refused: \(detail)"
    case .unstorable(let what): "can't store \(what)"
    case .journalDisagrees(let what):
      "\(what) is not as the journal left it: it was changed outside of workbench; change it back first"
    }
  }
}

extension StoreError {
  /// What an error of SQLite's means for the store at `path`.
  init(_ error: SQLiteError, path: String) {
    self =
      switch error.kind {
      case .busy: .busy(path)
      case .readOnly: .readOnly(path)
      case .notADatabase: .notSQLite(path)
      case .corrupt: .corrupt(path, detail: error.message)
      case .full: .full(path)
      case .cantOpen: .cannotOpen(path, reason: error.message)
      case .interrupted: .endless(path)
      case .constraint, .other: .refused(path, detail: error.message)
      }
  }
}
