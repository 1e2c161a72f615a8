import DesignModel
import Notation
import SQLite

/// How a value stands in a row: in one column, or in several side by side.
struct RowCell<Value>: Sendable {
  /// What the name of each of its columns ends with.
  let suffixes: [String]
  fileprivate let writing: @Sendable (Value, RowBinder) -> Void
  /// Its errors don't say in which row they are, for to spell that takes time.
  fileprivate let reading: @Sendable (RowReader) throws(CodingError) -> Value

  /// A value in columns whose names begin with its own and end so.
  init(
    _ suffixes: [String] = [""], write: @escaping @Sendable (Value, RowBinder) -> Void,
    read: @escaping @Sendable (RowReader) throws(CodingError) -> Value
  ) {
    (self.suffixes, writing, reading) = (suffixes, write, read)
  }

  func write(_ value: Value, to row: RowBinder) { writing(value, row) }
  func read(_ row: RowReader) throws(CodingError) -> Value { try reading(row) }

  /// The same for a value that may be missing: NULL stands in all its columns then.
  var orNull: RowCell<Value?> {
    RowCell<Value?>(
      suffixes,
      write: { value, row in
        if let value { write(value, to: row) } else { for _ in suffixes { row.bind(String?.none) } }
      }
    ) { row throws(CodingError) in
      guard row.isNull else { return try read(row) }
      for _ in suffixes { _ = row.next() }
      return nil
    }
  }
}

/// Takes the values of a row, one column after the other.
final class RowBinder {
  let statement: Statement
  private var index = 0

  init(_ statement: Statement) { self.statement = statement }

  func bind(_ value: some Bindable) {
    index += 1
    value.bind(to: statement, at: index)
  }
}

/// Gives the columns of a row, one after the other.
final class RowReader {
  let statement: Statement
  private let kind: String
  private var column = 0

  /// `kind` says what the rows are, and in what, as errors have it; the first column says which.
  init(_ statement: Statement, _ kind: String) { (self.statement, self.kind) = (statement, kind) }

  /// True if the next column holds nothing.
  var isNull: Bool { statement.isNull(column) }

  /// The next column, counted from 0.
  func next() -> Int {
    defer { column += 1 }
    return column
  }

  /// The next column as text.
  func text() -> String { statement.text(next()) }

  /// The next column as a number.
  ///
  /// An infinity, which only rows changed outside of workbench hold, is read as the greatest length, so that the design can
  /// still be read and repaired; verify-store reports it by the screen's hash.
  func number() -> Double {
    let number = statement.double(next())
    return number.isFinite ? number : number < 0 ? -ViewAttribute.longest : ViewAttribute.longest
  }

  /// The next column as JSON.
  func json() throws(CodingError) -> JSON { try Self.json(text()) }

  static func json(_ text: String) throws(CodingError) -> JSON {
    do { return try JSON(parsing: text) } catch { throw CodingError(error.reason, at: .top) }
  }

  /// Where errors say that the row stands.
  var place: String { "\(kind) '\(statement.text(0))'" }
}

extension RowCell where Value == String {
  /// A text.
  static var text: RowCell { .init(write: { $1.bind($0) }) { $0.text() } }
}

extension RowCell where Value == Double {
  /// A number.
  static var number: RowCell { .init(write: { $1.bind($0) }) { $0.number() } }
}

extension RowCell where Value == Size {
  /// Two lengths in columns of these endings.
  static func size(_ width: String, _ height: String) -> RowCell {
    RowCell(
      [width, height],
      write: { size, row in
        row.bind(size.width)
        row.bind(size.height)
      }
    ) { row in Size(width: row.number(), height: row.number()) }
  }
}

extension RowCell where Value == Bool {
  /// 0 or 1.
  static var flag: RowCell { .init(write: { $1.bind($0) }) { $0.statement.flag($0.next()) } }
}

extension RowCell where Value: Vocabulary {
  /// A word of a closed list.
  static var word: RowCell {
    let form = Form<Value>.word
    return RowCell(write: { $1.bind($0.rawValue) }) { row throws(CodingError) in
      try form.value(of: .string(row.text()))
    }
  }
}

extension RowCell {
  /// What a form spells as a text.
  static func text(_ form: Form<Value>) -> RowCell {
    RowCell(write: { $1.bind(form.json(of: $0).text!) }) { row throws(CodingError) in
      try form.value(of: .string(row.text()))
    }
  }

  /// What a form spells, as JSON.
  static func json(_ form: Form<Value>) -> RowCell {
    RowCell(write: { $1.bind(form.json(of: $0).line) }) { row throws(CodingError) in
      try form.value(of: row.json())
    }
  }
}
