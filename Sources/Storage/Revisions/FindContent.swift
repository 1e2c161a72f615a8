public import DesignModel
import SQLite

extension Store {
  /// The screen of that content hash, of the working design or of any revision; nil if neither has it.
  public func screen(ofContent hash: String) throws -> Screen? {
    try translating {
      let id = try database.first("SELECT id FROM screen WHERE content_hash = ?", hash) {
        ObjectID($0.text(0))
      }
      if let id { return try WorkingRows(database: database).screen(id) }
      let rows = RevisionRows(database: database)
      return try rows.hasContent(hash) ? Screen(json: rows.content(hash)) : nil
    }
  }
}
