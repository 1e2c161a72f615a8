import DesignModel
import Notation
import SQLite

/// A member of a kind's objects in the kind's table.
struct RowColumn<Object, Value>: Sendable {
  let names: [String]
  /// True if it distinguishes the object from others of its kind.
  let isKey: Bool
  let write: @Sendable (Object, RowBinder) -> Void
  let read: @Sendable (RowReader) throws(CodingError) -> Value

  init(
    _ name: String, _ get: @escaping @Sendable (Object) -> Value, as cell: RowCell<Value>, isKey: Bool = false
  ) {
    (names, self.isKey) = (cell.suffixes.map { name + $0 }, isKey)
    write = { cell.write(get($0), to: $1) }
    read = { row throws(CodingError) in try cell.read(row) }
  }

  /// A column that distinguishes an object from others of its kind.
  static func key(
    _ name: String, _ get: @escaping @Sendable (Object) -> Value, as cell: RowCell<Value>
  ) -> RowColumn { RowColumn(name, get, as: cell, isKey: true) }

  /// A column for a list, as JSON; most are empty, and JSON takes time.
  static func list<Element>(
    _ name: String, _ get: @escaping @Sendable (Object) -> [Element], as form: Form<Element>
  ) -> RowColumn where Value == [Element] {
    let list = Form.list(form)
    let cell = RowCell<[Element]>(write: { $1.bind($0.isEmpty ? "[]" : list.json(of: $0).line) }) {
      row throws(CodingError) in
      let text = row.text()
      return text == "[]" ? [] : try list.value(of: RowReader.json(text), at: .start(name))
    }
    return RowColumn(name, get, as: cell)
  }

  /// A column for a value that may be missing.
  static func optional<Wrapped>(
    _ name: String, _ get: @escaping @Sendable (Object) -> Wrapped?, as cell: RowCell<Wrapped>
  ) -> RowColumn where Value == Wrapped? { RowColumn(name, get, as: cell.orNull) }
}

/// The table of the working design that holds the objects of a kind in their order, a row each.
///
/// Beside what is declared it has a column `position`, and `screen` where screens have such objects.
struct RowTable<Object: ModelObject>: Sendable {
  let name: String
  /// What a row is called in errors, before its first column.
  let label: String
  /// The column that holds what follows from the object and what it refers to, if there is one.
  let derived: String?
  let insertion, deletion, selection: String
  /// The columns of a row's values, `(?, ?)`, with which `insertion` ends.
  private let places: String
  private typealias Writer = @Sendable (Object, RowBinder) -> Void
  private let writers: [Writer]
  private let keyWriters: [Writer]
  private let reader: @Sendable (RowReader) throws(CodingError) -> Object

  /// A table of these columns, the first a key; `make` puts their values together again.
  init<each Part>(
    _ name: String, label: String = Object.kind.rawValue, derived: String? = nil,
    _ columns: repeat RowColumn<Object, each Part>,
    make: @escaping @Sendable (repeat each Part) throws(CodingError) -> Object
  ) {
    (self.name, self.label, self.derived) = (name, label, derived)
    var (names, keys): ([String], [String]) = ([], [])
    var (writers, keyWriters): ([Writer], [Writer]) = ([], [])
    for column in repeat each columns {
      names += column.names
      writers.append(column.write)
      guard column.isKey else { continue }
      keys += column.names
      keyWriters.append(column.write)
    }
    (self.writers, self.keyWriters) = (writers, keyWriters)
    reader = { row throws(CodingError) in try make(repeat try (each columns).read(row)) }
    let scope = Object.self is any ScreenObject.Type ? ["screen"] : []
    let all = scope + ["position"] + names + (derived.map { [$0] } ?? [])
    places = "(\(all.map { _ in "?" }.joined(separator: ", ")))"
    insertion = "INSERT INTO \(name) (\(all.joined(separator: ", "))) VALUES \(places)"
    deletion = "DELETE FROM \(name) WHERE \((scope + keys).map { "\($0) = ?" }.joined(separator: " AND "))"
    let condition = scope.isEmpty ? "" : " WHERE screen = ?"
    selection = "SELECT \(names.joined(separator: ", ")) FROM \(name)\(condition) ORDER BY position"
  }

  /// Puts in so many rows at once.
  func insertion(of rows: Int) -> String { insertion + String(repeating: ", \(places)", count: rows - 1) }

  func write(_ object: Object, to row: RowBinder) { for write in writers { write(object, row) } }
  func writeKey(of object: Object, to row: RowBinder) { for write in keyWriters { write(object, row) } }

  func read(_ row: RowReader) throws(CodingError) -> Object {
    do {
      return try reader(row)
    } catch {
      throw CodingError(error.reason, at: row.place + (error.place.isEmpty ? "" : ".\(error.place)"))
    }
  }
}
