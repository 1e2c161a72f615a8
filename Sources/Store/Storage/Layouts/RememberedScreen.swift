import DesignModel
import DesignText
import Notation
import SQLite

/// A screen's content that was laid out by an engine, with its views in the order in which layouts have them.
struct RememberedScreen {
  /// Of the row.
  let id: Int
  let views: [ObjectID]

  /// The row of that content and engine; nil if there is none.
  init?(of screenHash: String, _ engine: String, in database: Database) throws {
    let row = try database.first(
      "SELECT id, views FROM laid_out_screen WHERE screen_hash = ? AND engine = ?", screenHash, engine
    ) { (id: $0.integer(0), views: try? $0.json(1, at: "views")) }
    guard let row else { return nil }
    id = row.id
    views = (row.views?.elements ?? []).map { ObjectID($0.text ?? "") }
  }

  /// The row of a layout's screen, made where there is none yet.
  init(of solved: SolvedLayout, _ reading: Int, in database: Database) throws {
    let parents = solved.parents.isEmpty ? nil : JSON.array(solved.parents.map { .integer($0) }).line
    if let known = try RememberedScreen(of: solved.screenHash, solved.engine, in: database) {
      self = known
      if parents != nil {
        try database.run(
          "UPDATE laid_out_screen SET parents = ?2 WHERE id = ?1 AND parents IS NOT ?2", id, parents)
      }
      return
    }
    views = solved.views
    try database.run(
      "INSERT INTO laid_out_screen (screen_hash, engine, reading, views, parents) VALUES (?, ?, ?, ?, ?)",
      solved.screenHash, solved.engine, reading, JSON(views.map(\.text)).line, parents)
    id = database.lastInsertedRow
  }
}

extension Database {
  /// The id of the row that a condition selects, made where there is none yet.
  func row<each Value: Bindable>(
    _ table: String, where condition: String, _ values: repeat each Value, made make: () throws -> Void
  ) throws -> Int {
    let found = try first("SELECT id FROM \(table) WHERE \(condition)", repeat each values) { $0.integer(0) }
    if let found { return found }
    try make()
    return lastInsertedRow
  }
}
