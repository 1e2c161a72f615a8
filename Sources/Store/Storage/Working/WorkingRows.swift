public import DesignModel
import DesignText
import Notation
import SQLite

/// Reads the working design's rows as values.
struct WorkingRows {
  let database: Database
}

/// A screen as a list shows it.
public struct ScreenEntry: Hashable, Sendable {
  /// Stays through renaming.
  public let id: ObjectID
  /// Unique in its design.
  public let name: String
  /// The SHA-256 of its content.
  public let hash: String
}

extension WorkingRows {
  func entries() throws -> [ScreenEntry] {
    try database.rows("SELECT id, name, content_hash FROM screen ORDER BY position") {
      ScreenEntry(id: ObjectID($0.text(0)), name: $0.text(1), hash: $0.text(2))
    }
  }

  /// What the screen's row says that its layouts are remembered by.
  func layoutHash(of screen: ObjectID) throws -> String? {
    try database.first("SELECT layout_hash FROM screen WHERE id = ?", screen.text) { $0.text(0) }
  }

  /// Throws a `CodingError` if the rows are no screen.
  func screen(_ id: ObjectID) throws -> Screen? {
    let name = try database.first("SELECT name FROM screen WHERE id = ?", id.text) { $0.text(0) }
    guard let name else { return nil }
    let place = "screen '\(name)'"
    var lists = ScreenLists()
    func read<Object: ScreenRowObject>(_: Object.Type) throws {
      lists[keyPath: Object.list] = try database.rows(Object.table.selection, id.text) { row in
        try Object.table.read(RowReader(row, "\(place).\(Object.table.label)"))
      }
    }
    for kind in ScreenLists.rowObjects { try read(kind) }
    var screen = try lists.screen(id: id, name: name, at: .start(place))
    screen.freed = FreedIdentities(
      try database.rows("SELECT id FROM freed WHERE screen = ?", id.text) { ObjectID($0.text(0)) })
    return screen
  }

  /// Throws a `CodingError` if a row is no device.
  func devices() throws -> [Device] { try catalogue() }

  /// Throws a `CodingError` if a row is no profile.
  func profiles() throws -> [Profile] { try catalogue() }

  private func catalogue<Object: RowObject & CatalogueObject>() throws -> [Object] {
    try database.rows(Object.table.selection) { row in
      try Object.table.read(RowReader(row, Object.table.label))
    }
  }

  /// The hash of all devices or of all profiles together.
  func catalogueHash(_ kind: ContentKind) throws -> String {
    try database.first("SELECT content_hash FROM catalogue WHERE kind = ?", kind.rawValue) { $0.text(0) }
      ?? SHA256.hexadecimal(of: "[]")
  }
}

extension Statement {
  /// The column as JSON.
  func json(_ column: Int, at place: String) throws(CodingError) -> JSON {
    do { return try JSON(parsing: text(column)) } catch { throw CodingError(error.reason, at: place) }
  }

  /// The same; nil, not JSON's null, for a column without a value.
  func optionalJSON(_ column: Int, at place: String) throws(CodingError) -> JSON? {
    isNull(column) ? Optional.none : try json(column, at: place)
  }
}
