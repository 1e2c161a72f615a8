/// How a file spells its text as bytes, recognized by byte order mark or XML declaration.
struct XMLEncoding: Hashable, Sendable {
  /// How characters become bytes.
  let form: Form
  /// The bytes before the text; none without a byte order mark.
  let mark: [UInt8]

  /// A way in which characters become bytes.
  enum Form: Hashable, Sendable {
    case utf8
    case utf16(isBigEndian: Bool)
    case latin1
  }

  /// The encoding of a file's bytes.
  init(of bytes: [UInt8]) throws(XMLFault) {
    func starts(_ mark: [UInt8]) -> Bool { bytes.starts(with: mark) }
    if starts([0xEF, 0xBB, 0xBF]) {
      (form, mark) = (.utf8, [0xEF, 0xBB, 0xBF])
    } else if starts([0xFE, 0xFF]) || starts([0xFF, 0xFE]) {
      (form, mark) = (.utf16(isBigEndian: bytes[0] == 0xFE), Array(bytes.prefix(2)))
    } else if starts([0x00, 0x3C]) || starts([0x3C, 0x00]) {
      (form, mark) = (.utf16(isBigEndian: bytes[0] == 0), [])
    } else {
      (form, mark) = (try Self.declared(Self.declaredName(bytes)), [])
    }
  }

  private static func declared(_ name: String) throws(XMLFault) -> Form {
    switch name.lowercased() {
    case "", "utf-8", "utf8", "us-ascii", "ascii": .utf8
    case "iso-8859-1", "latin1", "latin-1": .latin1
    default: throw .unknownEncoding(name)
    }
  }

  /// The text of a file's bytes, as UTF-8 without byte order mark.
  func text(of bytes: [UInt8]) throws(XMLFault) -> [UInt8] {
    let bytes = bytes.dropFirst(mark.count)
    switch form {
    case .utf8: return try Self.validated(Array(bytes))
    case .utf16(let isBigEndian): return try Self.fromUTF16(bytes, isBigEndian: isBigEndian)
    case .latin1: return bytes.flatMap { Array(String(UnicodeScalar($0)).utf8) }
    }
  }

  /// A text's bytes in a file; a character that the encoding lacks becomes a reference.
  func bytes(of text: [UInt8]) -> [UInt8] {
    switch form {
    case .utf8: return mark + text
    case .utf16(let isBigEndian):
      return mark
        + String(decoding: text, as: UTF8.self).utf16.flatMap { unit in
          let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
          return isBigEndian ? pair : pair.reversed()
        }
    case .latin1:
      return String(decoding: text, as: UTF8.self).unicodeScalars.flatMap { scalar in
        scalar.value < 256 ? [UInt8(scalar.value)] : Array("&#\(scalar.value);".utf8)
      }
    }
  }

  private static func validated(_ bytes: [UInt8]) throws(XMLFault) -> [UInt8] {
    if String(validating: bytes, as: UTF8.self) == nil { throw .notText(encoding: "UTF-8") }
    return bytes
  }

  private static func fromUTF16(
    _ bytes: ArraySlice<UInt8>, isBigEndian: Bool
  ) throws(XMLFault) -> [UInt8] {
    let pairs = Array(bytes)
    if pairs.count % 2 != 0 { throw .notText(encoding: "UTF-16") }
    var units: [UInt16] = []
    for place in stride(from: 0, to: pairs.count, by: 2) {
      let (first, second) = (UInt16(pairs[place]), UInt16(pairs[place + 1]))
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
    }
    guard let text = String(validating: units, as: UTF16.self) else { throw .notText(encoding: "UTF-16") }
    return Array(text.utf8)
  }

  /// The `encoding` of the XML declaration; empty where there is none.
  private static func declaredName(_ bytes: [UInt8]) -> String {
    let start = String(decoding: bytes.prefix(200), as: UTF8.self)
    guard start.hasPrefix("<?xml"), let end = start.firstIndex(of: ">") else { return "" }
    let declaration = start[..<end]
    guard let key = declaration.firstRange(ofText: "encoding") else { return "" }
    let rest = declaration[key...].drop { $0 != "\"" && $0 != "'" }
    guard let quote = rest.first else { return "" }
    return String(rest.dropFirst().prefix { $0 != quote })
  }
}

extension Substring {
  /// Where `text` ends on its first occurrence.
  fileprivate func firstRange(ofText text: String) -> Index? {
    indices.first { self[$0...].hasPrefix(text) }.map { index($0, offsetBy: text.count) }
  }
}
