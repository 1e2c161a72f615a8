import SQLite

/// The tables, indexes, views and triggers of a file, each with the SQL that made it.
struct FileSchema {
  /// One of them.
  struct Item: Hashable {
    /// `table`, `index`, `view` or `trigger`.
    let type: String
    let name: String
    /// The table that it is about.
    let table: String
    let sql: String

    /// `the index 'view_parent'`.
    var description: String { "\(type) '\(name)'" }
  }

  /// By type and name; what SQLite makes by itself is left out.
  let items: [Item]

  /// The file's.
  init(of database: Database) throws {
    items = try database.rows(
      """
      SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_schema
      WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY type, name
      """
    ) { Item(type: $0.text(0), name: $0.text(1), table: $0.text(2), sql: $0.text(3)) }
  }

  /// What the first so many migrations make, with the caches of this program's edition or without any.
  init(after migrations: Int, withCaches: Bool = false) throws {
    let database = try Database(path: ":memory:", mode: .create)
    for migration in Migration.list[..<migrations] { try migration.lay(on: database) }
    if withCaches { try Caches(database: database).lay() }
    try self.init(of: database)
  }

  private init(items: [Item]) { self.items = items }

  /// The same without these tables and views, and without what is about them.
  func without(_ left: [Item]) -> FileSchema {
    let names = Set(left.map(\.name))
    return FileSchema(items: items.filter { !names.contains($0.table) })
  }

  /// The same for equal schemas.
  var digest: String {
    var hash = RowHash()
    for item in items { for text in [item.type, item.name, item.table, item.sql] { hash.take(text) } }
    return hash.hexadecimal
  }

  /// The digest after all migrations, with caches; it spares commands from making them, and where it is not current they
  /// take the time.
  static let currentDigest =
    "5932cd599951f5c1ef6885247192d451f3242d6aa8c7b8414d6746dd15e1e848"
}

/// Where a file's schema is not as the migrations, and the caches of its edition, made it.
struct SchemaDifference {
  /// Ours that are made otherwise.
  private(set) var altered: [FileSchema.Item] = []
  /// Ours that are not there.
  private(set) var missing: [FileSchema.Item] = []
  /// Those that no migration makes.
  private(set) var strange: [FileSchema.Item] = []

  /// How a file that has seen so many migrations differs; nil where it doesn't.
  init?(of database: Database, after migrations: Int) throws {
    var schema = try FileSchema(of: database)
    if migrations == Migration.schema, schema.digest == FileSchema.currentDigest { return nil }
    var own = try FileSchema(after: migrations).items
    if migrations >= Caches.firstSchema {
      if let foreign = try Self.foreignCaches(in: schema, of: database, own) {
        schema = schema.without(foreign)
      } else {
        own = try FileSchema(after: migrations, withCaches: true).items
      }
    }
    let (there, wanted) = (Set(schema.items), Set(own))
    if there == wanted, schema.items.count == own.count { return nil }
    let names = Set(schema.items.map(\.key)), ownNames = Set(own.map(\.key))
    altered = own.filter { !there.contains($0) && names.contains($0.key) }
    missing = own.filter { !names.contains($0.key) }
    strange = schema.items.filter { !ownNames.contains($0.key) }
  }

  /// Caches of another edition, which nothing asks and whoever may write drops; nil where they are, or should be, of ours.
  ///
  /// The list of caches is asked only where it is as the migrations made it. A virtual table is none, since to drop it runs
  /// what a stranger wrote.
  private static func foreignCaches(
    in schema: FileSchema, of database: Database, _ own: [FileSchema.Item]
  ) throws -> [FileSchema.Item]? {
    let caches = Caches(database: database)
    guard let list = own.first(where: { $0.key == "table caches" }), schema.items.contains(list),
      try !caches.areCurrent()
    else { return nil }
    return try caches.replaceable(in: schema).filter { !$0.isVirtual }
  }

  /// What verify-store says of it.
  var findings: [String] {
    altered.map { "the \($0.description) is not as workbench makes it" }
      + missing.map { "the \($0.description) is missing" }
      + strange.map { "the \($0.description) is none that workbench makes" }
  }

  /// What makes the file unusable: its tables and views are not those that statements count on, or writing would compute
  /// what a stranger wrote; nil where it only lacks or has what nothing uses.
  var obstacle: String? {
    let needed = altered + missing.filter { ["table", "view"].contains($0.type) }
    if let item = needed.first { return "its \(item.description) is not as workbench makes it" }
    let harmful = strange.first { item in
      item.isVirtual
        || item.type == "index"
          && !(item.sql.allSatisfy { $0 != "(" || item.sql.filter { $0 == "(" }.count == 1 }
            && !item.sql.uppercased().contains("WHERE"))
    }
    return harmful.map { "its \($0.description) computes, and workbench did not make it" }
  }
}

extension FileSchema.Item {
  /// What no two of a file share.
  fileprivate var key: String { "\(type) \(name)" }

  /// True if what it is made of is a module's.
  fileprivate var isVirtual: Bool { sql.uppercased().hasPrefix("CREATE VIRTUAL") }
}
