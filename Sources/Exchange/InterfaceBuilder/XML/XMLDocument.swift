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

  private init(text: [UInt8], encoding: XMLEncoding) throws(XMLFault) {
    (self.text, self.encoding) = (text, encoding)
    root = try XMLReader.root(ofText: text)
  }

  /// The document with lines that end otherwise.
  func with(lineEnd: String) -> XMLDocument {
    if XMLStyle(self).lineEnd == lineEnd { return self }
    var bytes: [UInt8] = []
    for byte in text where byte != 0x0D {
      if byte == 0x0A, lineEnd != "\n" { bytes.append(0x0D) }
      bytes.append(byte)
    }
    // What was read can be read again.
    return (try? XMLDocument(text: bytes, encoding: encoding)) ?? self
  }
}
