/// Reads a line from left to right, byte by byte: in visual format no blank is passed over.
struct FormatCursor {
  private let bytes: [UInt8]
  /// UTF-8 bytes from the start.
  private(set) var position = 0

  init(_ line: String) { bytes = Array(line.utf8) }

  var isAtEnd: Bool { position == bytes.count }

  /// The next byte.
  var next: UInt8? { isAtEnd ? nil : bytes[position] }

  /// What comes next, shortened for a sentence.
  var rest: String {
    let text = String(decoding: bytes[position...], as: UTF8.self)
    return text.count > 20 ? text.prefix(20) + "…" : text
  }

  /// Takes the sign if it comes next.
  mutating func take(_ sign: String) -> Bool {
    guard bytes[position...].starts(with: sign.utf8) else { return false }
    position += sign.utf8.count
    return true
  }

  /// Takes an identifier of C: an ASCII letter or underscore, then letters, digits and underscores.
  mutating func takeIdentifier() -> String? {
    guard let next, next.startsIdentifier else { return nil }
    return take { $0.startsIdentifier || $0.isDigit }
  }

  /// Takes a decimal number, signed if it stands that way.
  mutating func takeNumber() -> Double? {
    let start = position
    var text = takeSign() + take { $0.isDigit || $0 == UInt8(ascii: ".") }
    let mantissa = position
    if !text.isEmpty, take("e") || take("E") {
      let exponent = takeSign() + take(while: \.isDigit)
      if exponent.utf8.last?.isDigit == true { text += "e" + exponent } else { position = mantissa }
    }
    guard let number = Double(text), number.isFinite else {
      position = start
      return nil
    }
    return number
  }

  /// Takes the next character, whatever it is.
  mutating func takeCharacter() -> String {
    let start = position
    position += 1
    while let next, next & 0xC0 == 0x80 { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func takeSign() -> String { take("-") ? "-" : take("+") ? "+" : "" }

  private mutating func take(while isTaken: (UInt8) -> Bool) -> String {
    let taken = bytes[position...].prefix(while: isTaken)
    position = taken.endIndex
    return String(decoding: taken, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  var startsIdentifier: Bool {
    let upper = self & 0xDF
    return self == UInt8(ascii: "_")
      || self < 0x80 && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(upper)
  }
}
