import Notation
import SQLite

/// The hash of values one after the other, each separated from its neighbours.
struct RowHash {
  private var hash = SHA256()

  /// Takes in a text, nil for none.
  mutating func take(_ text: String?) {
    guard var text else { return takeBytes("-") }
    takeBytes("\(text.utf8.count):")
    text.withUTF8 { hash.take(UnsafeRawBufferPointer($0)) }
  }

  /// Takes in a whole number, nil for none.
  mutating func take(_ number: Int?) { take(number.map { "\($0)" }) }

  /// Takes in all columns of a row.
  mutating func take(_ row: Statement) {
    for column in 0..<row.columnCount { take(row.optionalText(column)) }
    takeBytes(";")
  }

  private mutating func takeBytes(_ text: String) {
    var text = text
    text.withUTF8 { hash.take(UnsafeRawBufferPointer($0)) }
  }

  /// In 64 digits.
  var hexadecimal: String { hash.hexadecimal() }
}
