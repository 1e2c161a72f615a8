/// Reads the old property-list form of translations: `"key" = "value";` with comments.
///
/// Facts: Apple's "Old-Style ASCII Property Lists" and "String Resources"; `\U` and `\u` take four hexadecimal digits,
/// which are units of UTF-16, a backslash and up to three octal digits a character.
struct StringsReader {
  private let text: [Unicode.Scalar]
  private var place = 0
  private var line = 1

  /// A pair of a file.
  struct Entry: Hashable {
    let key: String
    let value: String
    /// Where its key stands, counted from 1.
    let line: Int
  }

  private init(_ text: String) { self.text = Array(text.unicodeScalars) }

  /// The pairs of a file, in its order.
  static func entries(of text: String) throws(StringsFault) -> [Entry] {
    var reader = StringsReader(text)
    var result: [Entry] = []
    try reader.skipBlanks()
    while reader.peek != nil {
      result.append(try reader.entry())
      try reader.skipBlanks()
    }
    return result
  }

  private var peek: Unicode.Scalar? { place < text.count ? text[place] : nil }
  private var next: Unicode.Scalar? { place + 1 < text.count ? text[place + 1] : nil }

  private mutating func advance() {
    if text[place] == "\n" { line += 1 }
    place += 1
  }

  private mutating func skipBlanks() throws(StringsFault) {
    while let scalar = peek {
      if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        advance()
      } else if scalar == "/", next == "/" {
        while peek != nil, peek != "\n" { advance() }
      } else if scalar == "/", next == "*" {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(StringsFault) {
    let start = line
    advance()
    advance()
    while !(peek == "*" && next == "/") {
      if peek == nil { throw .cutOff("comment", line: start) }
      advance()
    }
    advance()
    advance()
  }

  private mutating func entry() throws(StringsFault) -> Entry {
    let start = line
    let key = try word("a key")
    try skipBlanks()
    // A key alone means itself.
    if peek == ";" {
      advance()
      return Entry(key: key, value: key, line: start)
    }
    try take("=")
    let value = try word("a text")
    try take(";")
    return Entry(key: key, value: value, line: start)
  }

  private mutating func take(_ wanted: Unicode.Scalar) throws(StringsFault) {
    try skipBlanks()
    guard peek == wanted else { throw unexpected("'\(wanted)'") }
    advance()
  }

  private func unexpected(_ expected: String) -> StringsFault {
    .unexpected(peek.map { String($0) } ?? "the end of the file", expected: expected, line: line)
  }

  private mutating func word(_ what: String) throws(StringsFault) -> String {
    try skipBlanks()
    if peek == "\"" { return try quoted() }
    var result = ""
    while let scalar = peek, Self.isPlain(scalar) {
      result.unicodeScalars.append(scalar)
      advance()
    }
    if result.isEmpty { throw unexpected(what) }
    return result
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      || "_$/:.-".unicodeScalars.contains(scalar)
  }

  private mutating func quoted() throws(StringsFault) -> String {
    let start = line
    advance()
    // Units, since two escapes may be the halves of one character.
    var units: [UInt16] = []
    while let scalar = peek, scalar != "\"" {
      advance()
      if scalar == "\\" {
        units += try escaped(start)
      } else {
        units += Array(String(scalar).utf16)
      }
    }
    if peek == nil { throw .cutOff("text", line: start) }
    advance()
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func escaped(_ start: Int) throws(StringsFault) -> [UInt16] {
    guard let scalar = peek else { throw .cutOff("text", line: start) }
    advance()
    switch scalar {
    case "n": return [10]
    case "t": return [9]
    case "r": return [13]
    case "a": return [7]
    case "b": return [8]
    case "f": return [12]
    case "v": return [11]
    case "U", "u": return [try hexadecimal()]
    case "0"..."7": return [octal(scalar)]
    default: return Array(String(scalar).utf16)
    }
  }

  private mutating func hexadecimal() throws(StringsFault) -> UInt16 {
    var digits = ""
    while digits.count < 4, let scalar = peek, scalar.properties.isASCIIHexDigit {
      digits.unicodeScalars.append(scalar)
      advance()
    }
    guard digits.count == 4, let unit = UInt16(digits, radix: 16) else {
      throw .badEscape("\\U\(digits)", line: line)
    }
    return unit
  }

  private mutating func octal(_ first: Unicode.Scalar) -> UInt16 {
    var value = UInt16(first.value - 48)
    for _ in 0..<2 {
      guard let scalar = peek, ("0"..."7").contains(scalar) else { break }
      value = value * 8 + UInt16(scalar.value - 48)
      advance()
    }
    return value
  }
}
