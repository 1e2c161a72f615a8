/// Reads a line of notation from left to right; every reading skips the blanks before it.
public struct TextScanner {
  private let bytes: [UInt8]
  /// U+00A0, which pages put between a number and what follows.
  private static let hardBlank: [UInt8] = [0xC2, 0xA0]
  /// UTF-8 bytes from the start.
  public private(set) var position = 0

  /// A minus as keyboards, Xcode and text processors write it.
  public static let minus = ["-", "\u{2212}", "\u{2013}", "\u{2014}"]

  /// At the start of a text.
  public init(_ text: String) { bytes = Array(text.utf8) }

  /// True if nothing but blanks is left.
  public var isAtEnd: Bool { skippingBlanks(from: position) == bytes.count }

  /// A fault of what comes next.
  public func fault(_ reason: String) -> SyntaxError {
    SyntaxError(reason, at: skippingBlanks(from: position))
  }

  /// The place of the first byte at or after `start` that is no blank.
  public func skippingBlanks(from start: Int) -> Int {
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
  public mutating func take(_ sign: String) -> Bool {
    let start = skippingBlanks(from: position)
    guard bytes[start...].starts(with: sign.utf8) else { return false }
    position = start + sign.utf8.count
    return true
  }

  /// Takes the sign if it comes next without a blank before it.
  public mutating func takeTight(_ sign: String) -> Bool {
    guard bytes[position...].starts(with: sign.utf8) else { return false }
    position += sign.utf8.count
    return true
  }

  /// The next byte as it stands, blanks included.
  public var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The byte after the next one.
  public var second: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

  /// Goes back to `place`, where something shorter was meant than what was taken.
  public mutating func goBack(to place: Int) {
    precondition(place <= position, "Going back leads to what was read already")
    position = place
  }

  /// Takes the first of the signs that comes next.
  public mutating func take(anyOf signs: [String]) -> String? { signs.first { take($0) } }

  /// Takes the word if it comes next and ends there.
  public mutating func take(word: String) -> Bool {
    let before = position
    if takeName() == word { return true }
    position = before
    return false
  }

  /// Takes a name: a letter or underscore, then letters, digits, underscores and hyphens between them.
  public mutating func takeName() -> String? {
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
  public mutating func takeLetters() -> String? {
    let start = skippingBlanks(from: position)
    var end = start
    while end < bytes.count, bytes[end].isASCIILetter { end += 1 }
    guard end > start else { return nil }
    position = end
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Takes a decimal number without a sign.
  public mutating func takeUnsignedNumber() -> Double? {
    let start = skippingBlanks(from: position)
    guard start < bytes.count, bytes[start].isDigit || bytes[start] == UInt8(ascii: ".") else { return nil }
    return takeNumber()
  }

  /// Takes a decimal number, signed if it stands that way.
  public mutating func takeNumber() -> Double? {
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
  public var rest: String {
    let text = String(decoding: bytes[skippingBlanks(from: position)...], as: UTF8.self)
    return text.count > 20 ? text.prefix(20) + "…" : text
  }
}

extension UInt8 {
  /// True for `0` to `9`.
  public var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  fileprivate var isASCIILetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
  }
  /// Every byte beyond ASCII counts as a letter, so that names can be in any script.
  public var startsName: Bool { isASCIILetter || self == UInt8(ascii: "_") || self >= 0x80 }
  /// True for what may follow in a name, but for hyphens.
  public var continuesName: Bool { startsName || isDigit }
}
