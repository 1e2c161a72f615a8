import DesignText
import Notation
import SQLite

/// The tables and views of a file for what is remembered and can be computed anew: layouts and audits.
///
/// No step of the schema is for them. The file's table `caches` says of which edition they are; where they are of another,
/// nothing is remembered until whoever may write the file has made them anew.
struct Caches {
  /// What `caches.sql` makes, and what its rows and `profile.environment_hash` mean: whoever changes one of these raises it.
  static let edition = 2
  /// The tables and views of this edition.
  static let parts = [
    "audit", "environment", "finding", "frame", "laid_out_screen", "layout", "layout_view", "reading",
    "reduced_environment", "stored_layout",
  ]
  /// The step of the schema since which they are none of its own.
  static let firstSchema = 22

  let database: Database

  /// True if they are of this program's edition.
  func areCurrent() throws -> Bool {
    try database.first("SELECT edition FROM caches") { $0.integer(0) == Self.edition } ?? false
  }

  /// Makes them, in a file that has none.
  func lay() throws {
    try database.execute(String(decoding: PackageResources.caches_sql, as: UTF8.self))
    try database.run(
      "INSERT INTO caches (one, edition, parts) VALUES (1, ?, ?)", Self.edition, JSON(Self.parts).line)
  }

  /// Drops those that the file has, whatever their edition, and makes them anew, in the transaction under way.
  func renew() throws {
    try drop()
    try lay()
    try EnvironmentColumn(database: database).fill()
  }

  /// Drops those that the file has, whatever their edition.
  ///
  /// References must not be checked meanwhile.
  func drop() throws {
    let schema = try FileSchema(of: database)
    for item in try replaceable(in: schema) {
      try database.execute("DROP \(item.type) \"\(item.name.replacing("\"", with: "\"\""))\"")
    }
    try database.execute("DELETE FROM caches")
  }

  /// The tables and views of a file that its list names or whose names are ours; never those that steps make.
  func replaceable(in schema: FileSchema) throws -> [FileSchema.Item] {
    let steps = Set(try FileSchema(after: Migration.schema).items.map(\.name))
    let names = try Set(listed() + Self.parts).subtracting(steps)
    return schema.items.filter { ["table", "view"].contains($0.type) && names.contains($0.name) }
  }

  /// The names that the file lists; none where the list is no JSON.
  private func listed() throws -> [String] {
    let parts = try database.first("SELECT parts FROM caches") { try? $0.json(0, at: "parts") }
    return ((parts ?? nil)?.elements ?? []).compactMap(\.text)
  }
}
