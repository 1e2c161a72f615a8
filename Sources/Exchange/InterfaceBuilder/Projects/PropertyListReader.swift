/// Reads the old form of property lists, which projects are kept in: `{ key = value; }`, `( value, value )`, words, texts
/// in quotes, comments.
///
/// Fact: Apple's "Old-Style ASCII Property Lists".
struct PropertyListReader {
  private let bytes: [UInt8]
  private var place = 0
  /// What lists and tables stand in one another at most.
  private static let deepest = 64

  /// The value of a file; nil where it is none.
  static func value(of bytes: [UInt8]) -> PropertyList? {
    var reader = PropertyListReader(bytes: bytes)
    return reader.value(depth: 0)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func value(depth: Int) -> PropertyList? {
    guard let next = nextSign(), depth < Self.deepest else { return nil }
    switch next {
    case UInt8(ascii: "{"): return table(depth: depth)
    case UInt8(ascii: "("): return list(depth: depth)
    default: return word().map(PropertyList.text)
    }
  }

  private mutating func table(depth: Int) -> PropertyList? {
    place += 1
    var table: [String: PropertyList] = [:]
    while let next = nextSign(), next != UInt8(ascii: "}") {
      guard let key = word(), take("="), let value = value(depth: depth + 1), take(";") else { return nil }
      table[key] = value
    }
    return take("}") ? .table(table) : nil
  }

  private mutating func list(depth: Int) -> PropertyList? {
    place += 1
    var list: [PropertyList] = []
    while let next = nextSign(), next != UInt8(ascii: ")") {
      guard let value = value(depth: depth + 1) else { return nil }
      list.append(value)
      if !take(",") { break }
    }
    return take(")") ? .list(list) : nil
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard nextSign() == UInt8(ascii: sign) else { return false }
    place += 1
    return true
  }

  /// A text in quotes, or a word without.
  private mutating func word() -> String? {
    guard let first = nextSign() else { return nil }
    if first == UInt8(ascii: "\"") { return quoted() }
    let start = place
    while place < bytes.count, bytes[place].isOfWord, !startsComment { place += 1 }
    return place > start ? String(decoding: bytes[start..<place], as: UTF8.self) : nil
  }

  private mutating func quoted() -> String? {
    place += 1
    var text: [UInt8] = []
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      if bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count { place += 1 }
      text.append(bytes[place])
      place += 1
    }
    guard place < bytes.count else { return nil }
    place += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// The next byte that is neither blank nor comment; nil at the end.
  private mutating func nextSign() -> UInt8? {
    while place < bytes.count {
      if bytes[place].isXMLBlank {
        place += 1
      } else if startsComment {
        skipComment()
      } else {
        return bytes[place]
      }
    }
    return nil
  }

  private var startsComment: Bool {
    guard bytes[place] == UInt8(ascii: "/"), place + 1 < bytes.count else { return false }
    return bytes[place + 1] == UInt8(ascii: "/") || bytes[place + 1] == UInt8(ascii: "*")
  }

  private mutating func skipComment() {
    let isLine = bytes[place + 1] == UInt8(ascii: "/")
    place += 2
    while place < bytes.count {
      if isLine, bytes[place] == UInt8(ascii: "\n") { return }
      if !isLine, bytes[place] == UInt8(ascii: "/"), bytes[place - 1] == UInt8(ascii: "*") { break }
      place += 1
    }
    place = min(place + 1, bytes.count)
  }
}

extension UInt8 {
  /// True for what a word without quotes may have.
  fileprivate var isOfWord: Bool {
    !isXMLBlank && !"{}()=;,\"".utf8.contains(self)
  }
}
