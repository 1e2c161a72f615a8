extension JSON {
  /// Reads exactly one JSON value (RFC 8259), with blanks allowed around it.
  ///
  /// Nesting is bounded at 256 levels and a repeated key is an error, so that what was read is what was meant.
  public init(parsing text: some StringProtocol) throws(SyntaxError) {
    var reader = JSONReader(bytes: Array(text.utf8))
    self = try reader.document()
  }

  /// Reads exactly one JSON value from UTF-8 bytes.
  public init(parsing bytes: [UInt8]) throws(SyntaxError) {
    var reader = JSONReader(bytes: bytes)
    self = try reader.document()
  }
}

struct JSONReader {
  static let deepest = 256
  let bytes: [UInt8]
  var position = 0
  var depth = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func document() throws(SyntaxError) -> JSON {
    let value = try value()
    skipBlanks()
    guard position == bytes.count else { throw fault("unexpected text after the JSON value") }
    return value
  }

  private mutating func value() throws(SyntaxError) -> JSON {
    skipBlanks()
    guard let byte = peek else { throw fault("the JSON text ends too early") }
    switch byte {
    case UInt8(ascii: "{"): return try nested { reader throws(SyntaxError) in try reader.object() }
    case UInt8(ascii: "["): return try nested { reader throws(SyntaxError) in try reader.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: throw fault("expected a JSON value")
    }
  }

  private mutating func nested(
    _ read: (inout JSONReader) throws(SyntaxError) -> JSON
  ) throws(SyntaxError) -> JSON {
    depth += 1
    guard depth <= Self.deepest else { throw fault("JSON nested deeper than \(Self.deepest) levels") }
    defer { depth -= 1 }
    position += 1
    return try read(&self)
  }

  private mutating func object() throws(SyntaxError) -> JSON {
    var members: [String: JSON] = [:]
    if take(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      skipBlanks()
      guard peek == UInt8(ascii: "\"") else { throw fault("expected a key in double quotes") }
      let start = position
      let key = try string()
      guard take(UInt8(ascii: ":")) else { throw fault("expected ':' after the key") }
      guard members.updateValue(try value(), forKey: key) == nil else {
        throw SyntaxError("the key \"\(key)\" stands twice", at: start)
      }
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw fault("expected ',' or '}'") }
    return .object(members)
  }

  private mutating func array() throws(SyntaxError) -> JSON {
    var elements: [JSON] = []
    if take(UInt8(ascii: "]")) { return .array(elements) }
    repeat { elements.append(try value()) } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw fault("expected ',' or ']'") }
    return .array(elements)
  }

  private mutating func word(_ word: String, _ value: JSON) throws(SyntaxError) -> JSON {
    guard bytes[position...].starts(with: word.utf8) else { throw fault("expected a JSON value") }
    position += word.utf8.count
    return value
  }

  private mutating func number() throws(SyntaxError) -> JSON {
    let start = position
    if peek == UInt8(ascii: "-") { position += 1 }
    let firstDigit = position
    try digits()
    if bytes[firstDigit] == UInt8(ascii: "0"), position > firstDigit + 1 {
      throw SyntaxError("a number has no leading zero in JSON", at: firstDigit)
    }
    var isWhole = true
    if peek == UInt8(ascii: ".") {
      isWhole = false
      position += 1
      try digits()
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      isWhole = false
      position += 1
      if peek == UInt8(ascii: "-") || peek == UInt8(ascii: "+") { position += 1 }
      try digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isWhole, let value = Int(text) { return .integer(value) }
    guard let value = Double(text), value.isFinite else {
      throw SyntaxError("the number \(text) is too large", at: start)
    }
    return JSON(value)
  }

  private mutating func digits() throws(SyntaxError) {
    let start = position
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    guard position > start else { throw fault("expected a digit") }
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard peek == byte else { return false }
    position += 1
    return true
  }

  private func fault(_ reason: String) -> SyntaxError { SyntaxError(reason, at: position) }
}

extension JSONReader {
  /// Reads a string from its opening quote to past its closing one.
  mutating func string() throws(SyntaxError) -> String {
    let start = position
    position += 1
    var out: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: out, as: UTF8.self) else {
          throw SyntaxError("the text is not valid UTF-8", at: start)
        }
        return text
      case UInt8(ascii: "\\"): try escape(into: &out)
      case 0..<0x20:
        throw SyntaxError("a control character in a string must be escaped", at: position - 1)
      default: out.append(byte)
      }
    }
    throw SyntaxError("the string has no closing quote", at: start)
  }

  private mutating func escape(into out: inout [UInt8]) throws(SyntaxError) {
    guard position < bytes.count else { throw SyntaxError("the JSON text ends too early", at: position) }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): out.append(byte)
    case UInt8(ascii: "b"): out.append(0x08)
    case UInt8(ascii: "f"): out.append(0x0C)
    case UInt8(ascii: "n"): out.append(0x0A)
    case UInt8(ascii: "r"): out.append(0x0D)
    case UInt8(ascii: "t"): out.append(0x09)
    case UInt8(ascii: "u"): out.append(contentsOf: String(try escapedScalar()).utf8)
    default: throw SyntaxError("unknown escape in a string", at: position - 1)
    }
  }

  private mutating func escapedScalar() throws(SyntaxError) -> Unicode.Scalar {
    let start = position - 2
    let unit = try hexUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, bytes[position...].starts(with: "\\u".utf8) else {
      throw SyntaxError("half of a surrogate pair", at: start)
    }
    position += 2
    let low = try hexUnit()
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00))
    else { throw SyntaxError("half of a surrogate pair", at: start) }
    return scalar
  }

  private mutating func hexUnit() throws(SyntaxError) -> UInt32 {
    guard position + 4 <= bytes.count,
      bytes[position] != UInt8(ascii: "+"), bytes[position] != UInt8(ascii: "-"),
      let unit = UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
    else { throw SyntaxError("\\u needs four hexadecimal digits", at: position) }
    position += 4
    return unit
  }
}
