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
  /// Frozen states and their names.
  public var revisions, tags: Int
  /// Remembered layouts.
  public var layouts: Int
  /// The newest revision; nil if nothing is committed yet.
  public var head: Revision?
  /// True if the working design differs from the newest revision, or has something in it and there is none.
  public var isChanged: Bool
  /// Operations done or taken back since the newest revision.
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
        revisions: try count("revision"), tags: try count("tag"), layouts: try count("layout"), head: head,
        isChanged: try workingHash() != head?.designHash ?? Revision.emptyDesignHash,
        unsavedOperations: try unsavedOperations(since: head), operations: try count("operation"),
        undoneOperations: try count("operation WHERE undone = 1"))
    }
  }

  private func workingHash() throws -> String {
    let rows = WorkingRows(database: database)
    return Revision.designHash(
      try rows.entries(), devices: try rows.catalogueHash(.devices),
      profiles: try rows.catalogueHash(.profiles))
  }

  private func unsavedOperations(since head: Revision?) throws -> Int {
    let last = head?.operation ?? 0
    return try database.count(
      "SELECT count(*) FROM operation WHERE (id > ?1 AND undone = 0) OR (id <= ?1 AND undone = 1)", last)
  }
}

extension Revision {
  fileprivate static var emptyDesignHash: String {
    let none = SHA256.hexadecimal(of: "[]")
    return designHash([], devices: none, profiles: none)
  }
}
