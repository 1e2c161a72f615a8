import DesignModel
import Notation
import SQLite

/// The rows of revisions and their contents, within a transaction.
struct RevisionRows {
  let database: Database
}

extension RevisionRows {
  private static let select = """
    SELECT number, parent, message, author, time, design_hash, devices_hash, profiles_hash, operation, hash
    FROM revision
    """

  private static func revision(_ row: Statement) -> Revision {
    Revision(
      number: row.integer(0), parent: row.optionalInteger(1), message: row.text(2), author: row.text(3),
      time: row.text(4), designHash: row.text(5), devicesHash: row.text(6), profilesHash: row.text(7),
      operation: row.integer(8), hash: row.text(9))
  }

  /// The newest revision; nil if there is none.
  func head() throws -> Revision? {
    try database.first("\(Self.select) ORDER BY number DESC LIMIT 1", read: Self.revision)
  }

  func revision(_ number: Int) throws -> Revision? {
    try database.first("\(Self.select) WHERE number = ?", number, read: Self.revision)
  }

  /// From the newest back.
  func newest(_ limit: Int) throws -> [Revision] {
    try database.rows("\(Self.select) ORDER BY number DESC LIMIT ?", limit, read: Self.revision)
  }

  /// The newest whose time is `time` or before.
  func last(by time: String) throws -> Revision? {
    try database.first(
      "\(Self.select) WHERE time <= ? ORDER BY number DESC LIMIT 1", time, read: Self.revision)
  }

  func entries(of revision: Int) throws -> [ScreenEntry] {
    try database.rows(
      "SELECT screen, name, content_hash FROM revision_screen WHERE revision = ? ORDER BY position", revision
    ) { ScreenEntry(id: ObjectID($0.text(0)), name: $0.text(1), hash: $0.text(2)) }
  }

  /// The hash of a screen's content in a revision; nil where the revision doesn't have the screen.
  func contentHash(of screen: ObjectID, in revision: Int) throws -> String? {
    try database.first(
      "SELECT content_hash FROM revision_screen WHERE revision = ? AND screen = ?", revision, screen.text
    ) { $0.text(0) }
  }

  /// The JSON of a content; throws a `CodingError` if there is none.
  func content(_ hash: String) throws -> JSON {
    let body = try database.first("SELECT body FROM content WHERE hash = ?", hash) {
      try $0.json(0, at: "content \(hash)")
    }
    guard let body else { throw CodingError("the content is missing", at: "content \(hash)") }
    return body
  }

  func hasContent(_ hash: String) throws -> Bool {
    try database.first("SELECT 1 FROM content WHERE hash = ?", hash) { _ in true } ?? false
  }

  func insertContent(_ hash: String, _ kind: ContentKind, _ body: String) throws {
    try database.run("INSERT INTO content (hash, kind, body) VALUES (?, ?, ?)", hash, kind.rawValue, body)
  }

  /// Adds a revision; its row, which seals it, comes last.
  func insert(_ revision: Revision, _ entries: [ScreenEntry]) throws {
    for (position, entry) in entries.enumerated() {
      try database.run(
        "INSERT INTO revision_screen (revision, position, screen, name, content_hash) VALUES (?, ?, ?, ?, ?)",
        revision.number, position, entry.id.text, entry.name, entry.hash)
    }
    try database.run(
      """
      INSERT INTO revision (number, parent, message, author, time, design_hash, devices_hash, profiles_hash,
        operation, hash)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      revision.number, revision.parent, revision.message, revision.author, revision.time, revision.designHash,
      revision.devicesHash, revision.profilesHash, revision.operation, revision.hash)
  }

  /// The name and the revision of every tag, by name.
  func tags() throws -> [Tag] {
    try database.rows("SELECT name, revision FROM tag ORDER BY name") {
      Tag(name: $0.text(0), revision: $0.integer(1))
    }
  }
}
