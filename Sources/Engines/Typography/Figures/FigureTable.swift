/// Reads a table of figures that is built into the program: one row a line, fields parted by blanks.
///
/// The leading lines that start with `#` name the sources.
struct FigureTable {
  private let bytes: [UInt8]

  /// The table in `bytes`.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// What `body` makes of the rows, in file order.
  func map<Value>(_ body: (FigureRow) -> Value) -> [Value] {
    var (values, row, place) = ([Value](), FigureRow(bytes: bytes), startOfRows)
    var field = place
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: " ") || bytes[place] == UInt8(ascii: "\n") {
        row.fields.append(field..<place)
        field = place + 1
      }
      if bytes[place] == UInt8(ascii: "\n") {
        values.append(body(row))
        row.fields.removeAll(keepingCapacity: true)
      }
      place += 1
    }
    precondition(row.fields.isEmpty, "A table of figures ends with the end of a line")
    return values
  }

  private var startOfRows: Int {
    var start = 0
    while start < bytes.count, bytes[start] == UInt8(ascii: "#") {
      start = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))! + 1
    }
    return start
  }
}

/// A row of a table of figures.
struct FigureRow {
  fileprivate let bytes: [UInt8]
  /// The places of the fields.
  fileprivate(set) var fields: [Range<Int>] = []

  /// A field as text.
  func text(_ field: Int) -> String { String(decoding: bytes[fields[field]], as: UTF8.self) }

  /// A field's first byte.
  func byte(_ field: Int) -> UInt8 { bytes[fields[field].lowerBound] }

  /// A field as a code point in hexadecimal digits.
  func codePoint(_ field: Int) -> UInt32 {
    guard let value = UInt32(text(field), radix: 16) else {
      preconditionFailure("A table of figures holds something that is no code point")
    }
    return value
  }

  /// A field as a decimal number such as `-163` or `729.5`.
  func number(_ field: Int) -> Double { numbers(field).first }

  /// A field as two decimal numbers parted by a slash.
  func pair(_ field: Int) -> (Double, Double) {
    let (first, second) = numbers(field)
    guard let second else { preconditionFailure("A table of figures lacks the second of two numbers") }
    return (first, second)
  }

  private func numbers(_ field: Int) -> (first: Double, second: Double?) {
    let slash = bytes[fields[field]].firstIndex(of: UInt8(ascii: "/"))
    let end = slash ?? fields[field].upperBound
    let first = number(in: fields[field].lowerBound..<end)
    return (first, slash.map { number(in: $0 + 1..<fields[field].upperBound) })
  }

  private func number(in range: Range<Int>) -> Double {
    var (whole, scale, seenPoint) = (0.0, 1.0, false)
    for byte in bytes[range] where byte != UInt8(ascii: "-") {
      if byte == UInt8(ascii: ".") {
        seenPoint = true
        continue
      }
      precondition((48...57).contains(byte), "A table of figures holds something that is no number")
      whole = whole * 10 + Double(byte - 48)
      if seenPoint { scale *= 10 }
    }
    return (bytes[range].first == UInt8(ascii: "-") ? -whole : whole) / scale
  }
}
