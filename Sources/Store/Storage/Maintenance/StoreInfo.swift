import Notation
import SQLite

/// What a store holds, in numbers.
public struct StoreInfo: Hashable, Sendable {
  /// The file.
  public var path: String
  /// The schema's number.
  public var schema: Int
  /// False where the file or its folder is read-only.
  public var isWritable: Bool
  /// Bytes, with what stands beside the file.
  public var size: Int
  /// Objects of the working design.
  public var screens, views, constraints, variations, devices, profiles: Int
  /// Frozen states, their names and their lines.
  public var revisions, tags, branches: Int
  /// Remembered layouts.
  public var layouts: Int
  /// The current branch.
  public var branch: String
  /// The merge that is not committed yet.
  public var merge: OpenMerge?
  /// The newest revision of the current branch; nil if nothing is committed yet.
  public var head: Revision?
  /// True if the working design differs from that revision, or has something in it and there is none.
  public var isChanged: Bool
  /// Operations done or taken back since the working design was that revision's.
  public var unsavedOperations: Int
  /// Operations in the journal, and how many of them are undone.
  public var operations, undoneOperations: Int
}

extension Store {
  /// What the store holds, in numbers.
  public func info() throws -> StoreInfo {
    try reading {
      func count(_ table: String) throws -> Int { try database.count("SELECT count(*) FROM \(table)") }
      let head = try RevisionRows(database: database).head()
      return StoreInfo(
        path: path, schema: Migration.schema, isWritable: isWritable,
        size: Store.sizeOfFile(path) + Store.sizeOfFile("\(database.path)-wal"), screens: try count("screen"),
        views: try count("view"), constraints: try count("layout_constraint"),
        variations: try count("variation"), devices: try count("device"), profiles: try count("profile"),
        revisions: try count("revision"), tags: try count("tag"), branches: try count("branch"),
        layouts: try Caches(database: database).areCurrent() ? count("layout") : 0,
        branch: try RevisionRows(database: database).currentBranch(),
        merge: try MergeRows(database: database).open(), head: head, isChanged: try isChanged(since: head),
        unsavedOperations: try unsavedOperations(), operations: try count("operation"),
        undoneOperations: try count("operation WHERE undone = 1"))
    }
  }

  /// True if the working design differs from that revision's, or has something in it and there is none.
  func isChanged(since head: Revision?) throws -> Bool {
    try workingHash() != head?.designHash ?? Revision.emptyDesignHash
  }

  private func workingHash() throws -> String {
    let rows = WorkingRows(database: database)
    return Revision.designHash(
      try rows.entries(), devices: try rows.catalogueHash(.devices),
      profiles: try rows.catalogueHash(.profiles))
  }

  private func unsavedOperations() throws -> Int {
    try database.count(
      """
      SELECT count(*) FROM operation JOIN checkout
      WHERE (id > checkout.operation AND undone = 0) OR (id <= checkout.operation AND undone = 1)
      """)
  }
}

extension Revision {
  fileprivate static var emptyDesignHash: String {
    let none = SHA256.hexadecimal(of: "[]")
    return designHash([], devices: none, profiles: none)
  }
}
