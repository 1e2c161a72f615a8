import Notation

/// Reads a line of notation from left to right; every reading skips the blanks before it.
struct TextScanner {
  private let bytes: [UInt8]
  /// U+00A0, which pages put between a number and what follows.
  private static let hardBlank: [UInt8] = [0xC2, 0xA0]
  /// UTF-8 bytes from the start.
  private(set) var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { skippingBlanks(from: position) == bytes.count }

  func fault(_ reason: String) -> SyntaxError { SyntaxError(reason, at: skippingBlanks(from: position)) }

  /// The place of the first byte at or after `start` that is no blank.
  func skippingBlanks(from start: Int) -> Int {
    var place = start
    while place < bytes.count {
      if bytes[place] == 0x20 || bytes[place] == 0x09 {
        place += 1
      } else if bytes[place...].starts(with: Self.hardBlank) {
        place += Self.hardBlank.count
      } else {
        break
      }
    }
    return place
  }

  /// Takes the sign if it comes next.
  mutating func take(_ sign: String) -> Bool {
    let start = skippingBlanks(from: position)
    guard bytes[start...].starts(with: sign.utf8) else { return false }
    position = start + sign.utf8.count
    return true
  }

  /// Takes the sign if it comes next without a blank before it.
  mutating func takeTight(_ sign: String) -> Bool {
    guard bytes[position...].starts(with: sign.utf8) else { return false }
    position += sign.utf8.count
    return true
  }

  /// The next byte as it stands, blanks included.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Takes the next character, whatever it is.
  mutating func takeCharacter() -> String {
    let start = position
    position += 1
    while position < bytes.count, bytes[position] & 0xC0 == 0x80 { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// The byte after the next one.
  var second: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

  /// Goes back to `place`, where something shorter was meant than what was taken.
  mutating func goBack(to place: Int) {
    precondition(place <= position, "Going back leads to what was read already")
    position = place
  }

  /// Takes the first of the signs that comes next.
  mutating func take(anyOf signs: [String]) -> String? { signs.first { take($0) } }

  /// Takes the word if it comes next and ends there.
  mutating func take(word: String) -> Bool {
    let before = position
    if takeName() == word { return true }
    position = before
    return false
  }

  /// Takes a name: a letter or underscore, then letters, digits, underscores and hyphens between them.
  mutating func takeName() -> String? {
    let start = skippingBlanks(from: position)
    guard start < bytes.count, bytes[start].startsName else { return nil }
    var end = start + 1
    while end < bytes.count, bytes[end].continuesName || isInnerHyphen(at: end) { end += 1 }
    position = end
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// A hyphen belongs to a name only between two of its characters, so that `a-8` can't hide a subtraction: names
  /// with hyphens are followed by a dot or a blank wherever arithmetic is possible.
  private func isInnerHyphen(at place: Int) -> Bool {
    bytes[place] == UInt8(ascii: "-") && place + 1 < bytes.count && bytes[place + 1].continuesName
  }

  /// Takes letters only, as in an anchor's name.
  mutating func takeLetters() -> String? {
    let start = skippingBlanks(from: position)
    var end = start
    while end < bytes.count, bytes[end].isASCIILetter { end += 1 }
    guard end > start else { return nil }
    position = end
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Takes an identifier of C: an ASCII letter or underscore, then letters, digits and underscores.
  mutating func takeIdentifier() -> String? {
    let start = position
    var end = start
    while end < bytes.count, bytes[end] < 0x80,
      end == start ? bytes[end].startsName : bytes[end].continuesName
    {
      end += 1
    }
    guard end > start else { return nil }
    position = end
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Takes a decimal number without a sign.
  mutating func takeUnsignedNumber() -> Double? {
    let start = skippingBlanks(from: position)
    guard start < bytes.count, bytes[start].isDigit || bytes[start] == UInt8(ascii: ".") else { return nil }
    return takeNumber()
  }

  /// Takes a decimal number, signed if it stands that way.
  mutating func takeNumber() -> Double? {
    let start = skippingBlanks(from: position)
    var end = start
    if end < bytes.count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") { end += 1 }
    while end < bytes.count, bytes[end].isDigit || bytes[end] == UInt8(ascii: ".") { end += 1 }
    if end > start, end + 1 < bytes.count, bytes[end] == UInt8(ascii: "e") || bytes[end] == UInt8(ascii: "E")
    {
      var exponent = end + 1
      if bytes[exponent] == UInt8(ascii: "-") || bytes[exponent] == UInt8(ascii: "+") { exponent += 1 }
      if exponent < bytes.count, bytes[exponent].isDigit {
        while exponent < bytes.count, bytes[exponent].isDigit { exponent += 1 }
        end = exponent
      }
    }
    guard let number = Double(parsing: String(decoding: bytes[start..<end], as: UTF8.self)) else {
      return nil
    }
    position = end
    return number
  }

  /// The rest of the text from the next character that is no blank, shortened for a sentence.
  var rest: String {
    let text = String(decoding: bytes[skippingBlanks(from: position)...], as: UTF8.self)
    return text.count > 20 ? text.prefix(20) + "…" : text
  }
}

extension UInt8 {
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  var isASCIILetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
  }
  /// Every byte beyond ASCII counts as a letter, so that names can be in any script.
  var startsName: Bool { isASCIILetter || self == UInt8(ascii: "_") || self >= 0x80 }
  var continuesName: Bool { startsName || isDigit }
}
