public import DesignModel
import Notation
import SQLite

/// A screen in numbers, read without reading the screen.
public struct ScreenSummary: Hashable, Sendable {
  /// Stays through renaming.
  public let id: ObjectID
  /// Unique in its design.
  public let name: String
  /// How many objects of a kind it has.
  public let views, constraints, variations: Int
  /// In declared order.
  public let states: [String]
}

extension Store {
  /// The working design's screens in their order.
  public func screenSummaries() throws -> [ScreenSummary] {
    try translating {
      try database.rows(
        """
        SELECT id, name,
          (SELECT count(*) FROM view WHERE screen = screen.id),
          (SELECT count(*) FROM layout_constraint WHERE screen = screen.id),
          (SELECT count(*) FROM variation WHERE screen = screen.id),
          (SELECT json_group_array(name) FROM (SELECT name FROM state WHERE screen = screen.id ORDER BY position))
        FROM screen ORDER BY position
        """
      ) { row in
        ScreenSummary(
          id: ObjectID(row.text(0)), name: row.text(1), views: row.integer(2), constraints: row.integer(3),
          variations: row.integer(4),
          states: try row.json(5, at: "screen '\(row.text(1))'").elements?.compactMap(\.text) ?? [])
      }
    }
  }
}
