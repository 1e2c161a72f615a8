import DesignModel
import Notation
import SQLite

/// The rows of revisions and their contents, within a transaction.
struct RevisionRows {
  let database: Database
}

extension RevisionRows {
  private static let select = """
    SELECT number, parent, second_parent, message, author, time, design_hash, devices_hash, profiles_hash,
      operation, hash
    FROM revision
    """

  private static func revision(_ row: Statement) -> Revision {
    Revision(
      number: row.integer(0), parent: row.optionalInteger(1), secondParent: row.optionalInteger(2),
      message: row.text(3), author: row.text(4), time: row.text(5), designHash: row.text(6),
      devicesHash: row.text(7), profilesHash: row.text(8), operation: row.integer(9), hash: row.text(10))
  }

  /// The newest revision of the current branch; nil if there is none.
  func head() throws -> Revision? {
    try database.first(
      "\(Self.select) WHERE number = (SELECT revision FROM checkout JOIN branch ON name = branch)",
      read: Self.revision)
  }

  /// The number of the newest revision of all branches; 0 if there is none.
  func lastNumber() throws -> Int { try database.count("SELECT max(number) FROM revision") }

  /// The next number; throws a `CodingError` where none is left.
  func number(after number: Int) throws(CodingError) -> Int {
    let (next, isTooLarge) = number.addingReportingOverflow(1)
    if isTooLarge { throw CodingError("no number is left after v\(number)", at: "revisions") }
    return next
  }

  func revision(_ number: Int) throws -> Revision? {
    try database.first("\(Self.select) WHERE number = ?", number, read: Self.revision)
  }

  /// A revision and all before it, from the newest back: parents have lower numbers than their children.
  func past(of revision: Int, limit: Int = .max) throws -> [Revision] {
    try database.rows(
      "\(Self.past) \(Self.select) JOIN past USING (number) ORDER BY number DESC LIMIT ?2", revision, limit,
      read: Self.revision)
  }

  /// The revisions that lead to the one of number `?1`, itself included.
  private static let past = """
    WITH RECURSIVE past (number) AS (
      SELECT ?1
      UNION SELECT parent FROM past JOIN revision USING (number) WHERE parent IS NOT NULL
      UNION SELECT second_parent FROM past JOIN revision USING (number) WHERE second_parent IS NOT NULL
    )
    """

  /// Every revision, from the newest back.
  func newest(_ limit: Int) throws -> [Revision] {
    try database.rows("\(Self.select) ORDER BY number DESC LIMIT ?", limit, read: Self.revision)
  }

  /// Every revision, by the hash that it has in every store; of twins the older.
  func revisionsByHash() throws -> [String: Revision] {
    Dictionary(try newest(.max).map { ($0.hash, $0) }, uniquingKeysWith: { $1 })
  }

  /// The newest of a revision and all before it whose time is `time` or before.
  func last(by time: String, before revision: Int) throws -> Revision? {
    try database.first(
      "\(Self.past) \(Self.select) JOIN past USING (number) WHERE time <= ?2 ORDER BY number DESC LIMIT 1",
      revision, time, read: Self.revision)
  }

  /// The JSON of a content; throws a `CodingError` if there is none.
  func content(_ hash: String) throws -> JSON {
    let body = try database.first("SELECT body FROM content WHERE hash = ?", hash) {
      try $0.json(0, at: "content \(hash)")
    }
    guard let body else { throw CodingError("the content is missing", at: "content \(hash)") }
    return body
  }

  /// What the layouts of a screen's content are remembered by; nil if there is no such content.
  func layoutHash(ofContent hash: String) throws -> String? {
    try database.first("SELECT coalesce(layout_hash, hash) FROM content WHERE hash = ?", hash) { $0.text(0) }
  }

  func hasContent(_ hash: String) throws -> Bool {
    try database.first("SELECT 1 FROM content WHERE hash = ?", hash) { _ in true } ?? false
  }

  func insertContent(_ hash: String, _ kind: ContentKind, body: String) throws {
    let layoutHash = kind == .screen ? try Self.layoutHash(of: body) : nil
    try database.run(
      "INSERT INTO content (hash, kind, body, layout_hash) VALUES (?, ?, ?, ?)", hash, kind.rawValue, body,
      layoutHash)
  }

  /// `Screen.layoutHash` of a screen's canonical JSON; nil where that is the content's own hash.
  private static func layoutHash(of body: String) throws(SyntaxError) -> String? {
    let screen = try JSON(parsing: body)
    let lists = ObjectKind.motionless.map(\.plural).filter { screen[$0] != nil }
    if lists.isEmpty { return nil }
    return SHA256.hexadecimal(of: lists.reduce(screen) { $0.with($1, nil) }.line)
  }

  /// Adds a revision's own row, which seals its screens.
  func insertRow(of revision: Revision, steps: Int) throws {
    try database.run(
      """
      INSERT INTO revision (number, parent, second_parent, message, author, time, design_hash, devices_hash,
        profiles_hash, operation, hash, steps)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      revision.number, revision.parent, revision.secondParent, revision.message, revision.author,
      revision.time, revision.designHash, revision.devicesHash, revision.profilesHash, revision.operation,
      revision.hash, steps)
  }

  /// Adds a tag, whose name is free.
  func insert(_ tag: Tag) throws {
    try database.run("INSERT INTO tag (name, revision) VALUES (?, ?)", tag.name, tag.revision)
  }

  /// The name and the revision of every tag, by name.
  func tags() throws -> [Tag] {
    try database.rows("SELECT name, revision FROM tag ORDER BY name") {
      Tag(name: $0.text(0), revision: $0.integer(1))
    }
  }
}
