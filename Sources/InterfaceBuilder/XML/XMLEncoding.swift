/// Turns a file's bytes into UTF-8, by byte order mark or XML declaration.
enum XMLEncoding {
  /// The document as UTF-8 without byte order mark.
  static func utf8(_ bytes: [UInt8]) throws(XMLFault) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return try validated(Array(bytes.dropFirst(3))) }
    if bytes.starts(with: [0xFE, 0xFF]) { return try fromUTF16(bytes.dropFirst(2), isBigEndian: true) }
    if bytes.starts(with: [0xFF, 0xFE]) { return try fromUTF16(bytes.dropFirst(2), isBigEndian: false) }
    if bytes.starts(with: [0x00, 0x3C]) { return try fromUTF16(bytes[...], isBigEndian: true) }
    if bytes.starts(with: [0x3C, 0x00]) { return try fromUTF16(bytes[...], isBigEndian: false) }
    let name = declaredName(bytes)
    switch name.lowercased() {
    case "", "utf-8", "utf8", "us-ascii", "ascii": return try validated(bytes)
    case "iso-8859-1", "latin1", "latin-1":
      return bytes.flatMap { Array(String(UnicodeScalar($0)).utf8) }
    default: throw .unknownEncoding(name)
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
