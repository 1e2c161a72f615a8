/// A document, with what it takes to write it back.
struct XMLDocument: Sendable {
  /// All of its text as UTF-8, without byte order mark; the elements' places count in these bytes.
  let text: [UInt8]
  /// How the file spells the text.
  let encoding: XMLEncoding
  /// The outermost element.
  let root: XMLElement

  /// Reads a file's bytes.
  init(_ bytes: [UInt8]) throws(XMLFault) {
    if bytes.count > XMLReader.greatestSize { throw .tooLarge(bytes: bytes.count) }
    if bytes.allSatisfy({ $0.isXMLBlank }) { throw .empty }
    encoding = try XMLEncoding(of: bytes)
    text = try encoding.text(of: bytes)
    root = try XMLReader.root(ofText: text)
  }
}
