import Notation
import SQLite

/// One store file: the working design, its journal, its revisions and the layouts that were solved.
///
/// Used by one thread at a time; any number of stores may be open on the same file, in any number of processes.
public final class Store {
  /// The file.
  public let path: String
  /// False where the file or its folder is read-only: reading works, layouts are not remembered.
  public let isWritable: Bool
  let database: Database
  let hashes = KnownHashes()
  /// True inside `writing`.
  private var isWriting = false

  /// The name that a store file has by default.
  public static let defaultName = "workbench.db"
  /// SQLite's `application_id` of a store: `wkbn` in ASCII; `file` and `sqlite3` show it.
  static let applicationID = 0x776B_626E

  init(path: String, database: Database, isWritable: Bool) {
    (self.path, self.database, self.isWritable) = (path, database, isWritable)
  }

  /// The file and those that SQLite keeps beside it, or may at any time, by their full paths.
  public var files: [String] { Self.files(of: database.path) }

  /// The same for a store that need not be open.
  public static func files(of path: String) -> [String] { companions.map { path + $0 } }

  /// What the names of the file and of those beside it end with.
  static let companions = ["", "-wal", "-shm", "-journal"]

  /// Closes the file and tidies up beside it; nothing may be asked afterwards.
  public func close() { database.close() }
}

extension Store {
  /// Runs `body`; what SQLite or a decoder refuses comes out as a `StoreError`.
  func translating<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as SQLiteError {
      throw StoreError(error, path: path)
    } catch let error as CodingError {
      throw StoreError.damaged(path, detail: "\(error)")
    } catch let error as CallersError {
      throw error.error
    }
  }

  /// Runs what a caller brings: a value that its own input spells wrong says nothing about the store.
  static func keepingCodingErrors<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error as CodingError { throw CallersError(error: error) }
  }

  private struct CallersError: Error {
    let error: CodingError
  }

  /// Runs `body`, which sees one state of the store whatever other programs write meanwhile.
  public func reading<Result>(_ body: () throws -> Result) throws -> Result {
    if database.isInTransaction { return try body() }
    return try translating {
      try database.transaction(.deferred) { try Self.keepingCodingErrors(body) }
    }
  }

  /// Runs `body` as the only writer: all of it happens, or nothing if it throws.
  ///
  /// Inside another it is a part of that one, whose body lets errors through.
  func writing<Result>(_ body: () throws -> Result) throws -> Result {
    guard isWritable else { throw StoreError.readOnly(path) }
    if isWriting { return try body() }
    isWriting = true
    defer { isWriting = false }
    return try translating {
      try database.transaction(.immediate) {
        let before = database.totalChanges
        let result = try body()
        if database.totalChanges != before { try StoreSeal(database: database).write() }
        return result
      }
    }
  }

  /// Runs `body` as the only writer and takes back all that it changed.
  public func rehearsing<Result>(_ body: () throws -> Result) throws -> Result {
    var result: Result?
    do {
      return try writing {
        result = try body()
        throw Rehearsed()
      }
    } catch is Rehearsed {
      return result!
    }
  }

  private struct Rehearsed: Error {}
}
