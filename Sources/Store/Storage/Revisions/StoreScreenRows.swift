import DesignModel
import Notation
import SQLite

extension RevisionRows {
  /// The screens of a revision in their order.
  func entries(of revision: Int) throws -> [ScreenEntry] {
    try screens(of: revision).rows.map {
      ScreenEntry(id: $0.screen, name: $0.standing!.name, hash: $0.standing!.hash)
    }
  }

  /// All screens of a revision in their order, with the steps back to the one that lists them all.
  func screens(of revision: Int) throws -> ScreenRows {
    let steps = try database.first("SELECT steps FROM revision WHERE number = ?", revision) { $0.integer(0) }
    // Of each screen the row of the newest revision counts: parents have lower numbers than their children.
    let rows = try database.rows(
      """
      \(Self.way)
      SELECT screen, position, name, content_hash FROM (
        SELECT screen, position, name, content_hash, max(revision)
        FROM way JOIN revision_change ON revision = number GROUP BY screen
      ) WHERE content_hash IS NOT NULL ORDER BY position
      """, revision, read: Self.row)
    return ScreenRows(rows: rows, steps: steps ?? 0)
  }

  /// The hash of a screen's content in a revision; nil where the revision doesn't have the screen.
  func contentHash(of screen: ObjectID, in revision: Int) throws -> String? {
    try database.first(
      """
      \(Self.way)
      SELECT content_hash FROM way JOIN revision_change ON revision = number
      WHERE screen = ? ORDER BY number DESC LIMIT 1
      """, revision, screen.text
    ) { $0.optionalText(0) } ?? nil
  }

  /// A revision and its first parents back to the one that lists all screens; `?` is the revision's number.
  private static let way = """
    WITH RECURSIVE way (number, parent, steps) AS (
      SELECT number, parent, steps FROM revision WHERE number = ?
      UNION ALL
      SELECT p.number, p.parent, p.steps FROM way JOIN revision p ON p.number = way.parent
      WHERE way.steps > 0 AND p.number < way.number
    )
    """

  /// The rows of the revision itself, as they are stored.
  func ownScreens(of revision: Int) throws -> ScreenRows {
    let steps = try database.first("SELECT steps FROM revision WHERE number = ?", revision) { $0.integer(0) }
    let rows = try database.rows(
      """
      SELECT screen, position, name, content_hash FROM revision_change WHERE revision = ?
      ORDER BY position IS NULL, position, screen
      """, revision, read: Self.row)
    return ScreenRows(rows: rows, steps: steps ?? 0)
  }

  private static func row(_ row: Statement) -> ScreenRows.Row {
    ScreenRows.Row(
      screen: ObjectID(row.text(0)),
      standing: row.isNull(3)
        ? nil : ScreenRows.Standing(position: row.integer(1), name: row.text(2), hash: row.text(3)))
  }

  /// Adds a revision; its row, which seals it, comes last.
  func insert(_ revision: Revision, _ entries: [ScreenEntry]) throws {
    let rows =
      try revision.parent.map { ScreenRows(entries, after: try screens(of: $0)) }
      ?? ScreenRows(listing: entries)
    try insert(revision, rows)
  }

  /// The same from rows as they are to be stored.
  func insert(_ revision: Revision, _ screens: ScreenRows) throws {
    let statement = try database.prepare(
      "INSERT INTO revision_change (revision, screen, position, name, content_hash) VALUES (?, ?, ?, ?, ?)")
    for row in screens.rows {
      let standing = row.standing
      try statement.run(
        revision.number, row.screen.text, standing?.position, standing?.name, standing?.hash)
    }
    try insertRow(of: revision, steps: screens.steps)
    try StoreSeal(database: database).sealRevision(revision.number)
  }
}

extension ScreenRows {
  /// For a dump: `[{"id":…,"position":…,"name":…,"hash":…}]`, only the identity of what was removed.
  var json: JSON {
    .array(
      rows.map { row in
        guard let standing = row.standing else { return ["id": .string(row.screen.text)] }
        return [
          "id": .string(row.screen.text), "position": .integer(standing.position),
          "name": .string(standing.name), "hash": .string(standing.hash),
        ]
      })
  }

  /// Reads what `json` gives, with the steps beside it.
  init(_ fields: Fields) throws(CodingError) {
    rows = try fields.list("screens") { (json, place) throws(CodingError) in
      let parts = try Fields(json, at: place, names: ["id", "position", "name", "hash"])
      guard json["hash"] != nil else {
        return Row(screen: ObjectID(try parts.text("id")), standing: nil)
      }
      return Row(
        screen: ObjectID(try parts.text("id")),
        standing: Standing(
          position: try parts.whole("position"), name: try parts.text("name"), hash: try parts.text("hash")))
    }
    steps = try fields.whole("steps")
  }
}
