/// A piece of a log, read byte by byte: logs are long, and hostile ones are no text at all.
typealias LogText = ArraySlice<UInt8>

extension ArraySlice<UInt8> {
  /// The piece as text.
  var text: String { String(decoding: self, as: UTF8.self) }

  /// True if the piece begins with `word`.
  func starts(_ word: String) -> Bool { starts(with: word.utf8) }

  /// The range of `word` nearest to the start.
  func first(_ word: String) -> Range<Int>? {
    let word = Array(word.utf8)
    guard let head = word.first, count >= word.count else { return nil }
    for place in startIndex...(endIndex - word.count) where self[place] == head {
      if self[place...].starts(with: word) { return place..<place + word.count }
    }
    return nil
  }

  /// The range of `word` nearest to the end.
  func last(_ word: String) -> Range<Int>? {
    let word = Array(word.utf8)
    guard let head = word.first, count >= word.count else { return nil }
    for place in (startIndex...(endIndex - word.count)).reversed() where self[place] == head {
      if self[place...].starts(with: word) { return place..<place + word.count }
    }
    return nil
  }

  /// The piece without blanks at its ends.
  var trimmed: LogText {
    var piece = self
    while let first = piece.first, first.isBlank { piece.removeFirst() }
    while let last = piece.last, last.isBlank { piece.removeLast() }
    return piece
  }

  /// The number that the whole piece spells.
  var number: Double? { count > 40 ? nil : Double(text) }

  /// Takes the word off the start if it stands there.
  mutating func take(_ word: String) -> Bool {
    guard starts(word) else { return false }
    self = dropFirst(word.utf8.count)
    return true
  }

  /// Takes off everything up to the next blank.
  mutating func takeWord() -> LogText {
    let word = prefix { !$0.isBlank }
    self = dropFirst(word.count).trimmed
    return word
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0d }

  /// True for the digits of an address.
  var isHexadecimalDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  /// True for what the name of a class is made of.
  var isOfClassName: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }
}
