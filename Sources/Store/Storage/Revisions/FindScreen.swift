public import DesignModel
import DesignText
import SQLite

extension Store {
  /// A screen of the working design or of any revision whose layouts are remembered by this hash (`Screen.layoutHash`);
  /// nil if there is none.
  public func screen(laidOutAs hash: String) throws -> Screen? {
    try translating {
      let working = try database.first("SELECT id FROM screen WHERE layout_hash = ?", hash) {
        ObjectID($0.text(0))
      }
      if let working { return try WorkingRows(database: database).screen(working) }
      let content = try database.first(
        "SELECT hash FROM content WHERE coalesce(layout_hash, hash) = ? ORDER BY hash", hash
      ) { $0.text(0) }
      return try content.map { try Screen(json: RevisionRows(database: database).content($0)) }
    }
  }
}
