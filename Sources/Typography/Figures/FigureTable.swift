/// Reads a table of figures that is built into the program: one row a line, fields parted by blanks.
///
/// The leading lines that start with `#` name the sources.
struct FigureTable {
  /// The rows in file order, each a list of fields.
  let rows: [[ArraySlice<UInt8>]]

  /// The rows of `bytes` without the leading comment.
  init(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    rows = lines.drop { $0.first == UInt8(ascii: "#") }.map { $0.split(separator: UInt8(ascii: " ")) }
  }

  /// A decimal number such as `-163` or `729.5`.
  static func number(_ field: ArraySlice<UInt8>) -> Double {
    var (whole, scale, seenPoint) = (0.0, 1.0, false)
    for byte in field where byte != UInt8(ascii: "-") {
      if byte == UInt8(ascii: ".") {
        seenPoint = true
        continue
      }
      precondition((48...57).contains(byte), "A table of figures holds something that is no number")
      whole = whole * 10 + Double(byte - 48)
      if seenPoint { scale *= 10 }
    }
    return (field.first == UInt8(ascii: "-") ? -whole : whole) / scale
  }

  /// A code point in hexadecimal digits.
  static func codePoint(_ field: ArraySlice<UInt8>) -> UInt32 {
    guard let value = UInt32(String(decoding: field, as: UTF8.self), radix: 16) else {
      preconditionFailure("A table of figures holds something that is no code point")
    }
    return value
  }
}
