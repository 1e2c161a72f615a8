/// The text of a file of translations, by its byte order mark or by the zeros that UTF-16 has in plain letters.
func stringsText(_ bytes: [UInt8]) throws(StringsFault) -> String {
  if bytes.count > 100_000_000 { throw .tooLarge }
  if bytes.starts(with: Array("bplist".utf8)) { throw .compiled }
  let text: String?
  if bytes.starts(with: [0xFE, 0xFF]) {
    text = utf16(bytes.dropFirst(2), isBigEndian: true)
  } else if bytes.starts(with: [0xFF, 0xFE]) {
    text = utf16(bytes.dropFirst(2), isBigEndian: false)
  } else if bytes.count >= 2, bytes[0] == 0, bytes[1] != 0 {
    text = utf16(bytes[...], isBigEndian: true)
  } else if bytes.count >= 2, bytes[0] != 0, bytes[1] == 0 {
    text = utf16(bytes[...], isBigEndian: false)
  } else {
    text = String(
      validating: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...], as: UTF8.self)
  }
  guard let text else { throw .notText }
  if text.hasPrefix("<?xml") || text.hasPrefix("<plist") { throw .propertyList }
  return text
}

private func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> String? {
  let pairs = Array(bytes)
  if pairs.count % 2 != 0 { return nil }
  let units = stride(from: 0, to: pairs.count, by: 2).map { place in
    let (first, second) = (UInt16(pairs[place]), UInt16(pairs[place + 1]))
    return isBigEndian ? first << 8 | second : second << 8 | first
  }
  return String(validating: units, as: UTF16.self)
}
