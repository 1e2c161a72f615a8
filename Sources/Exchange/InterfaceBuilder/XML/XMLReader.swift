/// Reads the XML that Interface Builder writes: elements, attributes, text, comments.
///
/// It is our own for the places: every element, attribute and value knows which bytes it stands on, so that an export
/// changes those of what it writes and leaves all others as they are. Libraries give at best a line, and what they
/// write back is another file. Nothing outside the file is ever opened and no entity but XML's own five is expanded, so
/// a hostile file can cost no more than its size. It says the same sentence on every machine (libxml2's wording changes
/// with its version) and costs no start of the program anything: linking FoundationXML adds 4 to 6 ms to each, libxml2
/// with its ICU 0.8 ms, where a whole `list-screens` takes 4.4 ms (medians of 60 starts).
struct XMLReader {
  /// Bytes.
  static let greatestSize = 100_000_000
  /// Elements in a file.
  static let greatestCount = 100_000
  /// Elements within elements; real files stay below 60.
  static let greatestDepth = 400

  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var count = 0
  private var open: [OpenElement] = []

  /// An element whose end tag has not come yet.
  private struct OpenElement {
    let name: String
    let attributes: [XMLElement.Attribute]
    let line: Int
    /// Where its start tag stands.
    let head: Range<Int>
    var children: [XMLElement] = []
    var text: [UInt8] = []

    /// The element, now that its end tag is known.
    func closed(_ tail: Range<Int>) -> XMLElement {
      let isBlank = text.allSatisfy { $0.isXMLBlank }
      return XMLElement(
        name: name, attributes: attributes, children: children,
        text: isBlank ? "" : String(decoding: text, as: UTF8.self), line: line,
        places: XMLElement.Places(head: head, tail: tail))
    }
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The outermost element of a document's bytes.
  static func root(of bytes: [UInt8]) throws(XMLFault) -> XMLElement { try XMLDocument(bytes).root }

  /// The outermost element of a text as UTF-8 without byte order mark.
  static func root(ofText text: [UInt8]) throws(XMLFault) -> XMLElement {
    var reader = XMLReader(text)
    return try reader.document()
  }

  private mutating func document() throws(XMLFault) -> XMLElement {
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "<") {
        if let root = try markup() { return root }
      } else if open.isEmpty {
        guard bytes[place].isXMLBlank else { throw .malformed("text outside of elements", line: line) }
        advance()
      } else {
        try characters()
      }
    }
    guard let element = open.last else { throw .malformed("the file has no element", line: line) }
    throw .truncated(element: element.name, opened: element.line)
  }

  // MARK: Markup

  /// Reads what a `<` begins; the root once it is closed.
  private mutating func markup() throws(XMLFault) -> XMLElement? {
    if starts(with: "<!--") {
      try skip(past: "-->", from: 4)
    } else if starts(with: "<?") {
      try skip(past: "?>", from: 2)
    } else if starts(with: "<![CDATA[") {
      try literal()
    } else if starts(with: "<!DOCTYPE") {
      try documentType()
    } else if starts(with: "</") {
      return try endTag()
    } else {
      return try startTag()
    }
    return nil
  }

  private mutating func startTag() throws(XMLFault) -> XMLElement? {
    let (start, begin) = (line, place)
    count += 1
    if count > Self.greatestCount { throw .tooMany(line: line) }
    if open.count >= Self.greatestDepth { throw .tooDeep(line: line) }
    advance()
    let name = try takeName()
    var attributes: [XMLElement.Attribute] = []
    while true {
      skipBlanks()
      guard place < bytes.count else { throw .truncated(element: name, opened: start) }
      switch bytes[place] {
      case UInt8(ascii: ">"):
        advance()
        open.append(OpenElement(name: name, attributes: attributes, line: start, head: begin..<place))
        return nil
      case UInt8(ascii: "/"):
        guard starts(with: "/>") else { throw .malformed("'/' without '>' in <\(name)>", line: line) }
        advance(2)
        return place(
          XMLElement(
            name: name, attributes: attributes, children: [], text: "", line: start,
            places: XMLElement.Places(head: begin..<place, tail: place..<place)))
      default: attributes.append(try takeAttribute(of: name, start))
      }
    }
  }

  private mutating func endTag() throws(XMLFault) -> XMLElement? {
    let begin = place
    advance(2)
    let name = try takeName()
    skipBlanks()
    guard let element = open.popLast() else { throw .malformed("</\(name)> closes nothing", line: line) }
    guard place < bytes.count else { throw .truncated(element: element.name, opened: element.line) }
    guard element.name == name else { throw .mismatched(found: name, open: element.name, line: line) }
    guard bytes[place] == UInt8(ascii: ">") else { throw .malformed("</\(name)> has no '>'", line: line) }
    advance()
    return place(element.closed(begin..<place))
  }

  /// Puts an element into the open one; gives it back if it is the root.
  private mutating func place(_ element: XMLElement) -> XMLElement? {
    if open.isEmpty { return element }
    open[open.count - 1].children.append(element)
    return nil
  }

  private mutating func documentType() throws(XMLFault) {
    let start = line
    while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
      if bytes[place] == UInt8(ascii: "[") { throw .ownEntities(line: start) }
      advance()
    }
    advance()
  }

  // MARK: Pieces

  private mutating func takeName() throws(XMLFault) -> String {
    let start = place
    while place < bytes.count, bytes[place].isXMLName { place += 1 }
    guard place > start else { throw .malformed("a name is missing after '<'", line: line) }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func takeAttribute(
    of element: String, _ opened: Int
  ) throws(XMLFault) -> XMLElement.Attribute {
    let start = place
    while place < bytes.count, bytes[place].isXMLName { place += 1 }
    guard place > start else { throw .malformed("an attribute of <\(element)> has no name", line: line) }
    let name = String(decoding: bytes[start..<place], as: UTF8.self)
    skipBlanks()
    guard place < bytes.count else { throw .truncated(element: element, opened: opened) }
    guard bytes[place] == UInt8(ascii: "=") else {
      throw .malformed("attribute '\(name)' of <\(element)> has no value", line: line)
    }
    advance()
    skipBlanks()
    guard place < bytes.count else { throw .truncated(element: element, opened: opened) }
    let quote = bytes[place]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw .malformed("the value of '\(name)' in <\(element)> has no quotes", line: line)
    }
    advance()
    let begin = place
    var value: [UInt8] = []
    while place < bytes.count, bytes[place] != quote { try take(into: &value) }
    guard place < bytes.count else { throw .truncated(element: element, opened: opened) }
    let end = place
    advance()
    return XMLElement.Attribute(
      name: name, value: String(decoding: value, as: UTF8.self), range: start..<place, valueRange: begin..<end
    )
  }

  private mutating func characters() throws(XMLFault) {
    var text: [UInt8] = []
    while place < bytes.count, bytes[place] != UInt8(ascii: "<") { try take(into: &text) }
    open[open.count - 1].text += text
  }

  private mutating func literal() throws(XMLFault) {
    guard !open.isEmpty else { throw .malformed("text outside of elements", line: line) }
    advance(9)
    let start = place
    try skip(past: "]]>", from: 0)
    open[open.count - 1].text += bytes[start..<place - 3]
  }

  /// Takes one byte, or what a reference means.
  private mutating func take(into text: inout [UInt8]) throws(XMLFault) {
    guard bytes[place] == UInt8(ascii: "&") else {
      text.append(bytes[place])
      advance()
      return
    }
    let limit = min(bytes.count, place + 16)
    guard let end = bytes[place..<limit].firstIndex(of: UInt8(ascii: ";")) else {
      throw .malformed("'&' without ';'", line: line)
    }
    let name = String(decoding: bytes[place + 1..<end], as: UTF8.self)
    guard let scalar = Self.scalar(of: name) else { throw .unknownEntity(name, line: line) }
    text += Array(String(scalar).utf8)
    place = end + 1
  }

  /// What XML's own five entities and numeric references mean.
  private static func scalar(of name: String) -> Unicode.Scalar? {
    switch name {
    case "lt": "<"
    case "gt": ">"
    case "amp": "&"
    case "quot": "\""
    case "apos": "'"
    default:
      if name.hasPrefix("#x") {
        UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
      } else if name.hasPrefix("#") {
        UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
      } else {
        nil
      }
    }
  }

  // MARK: Moving on

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where place < bytes.count {
      if bytes[place] == UInt8(ascii: "\n") { line += 1 }
      place += 1
    }
  }

  private mutating func skipBlanks() {
    while place < bytes.count, bytes[place].isXMLBlank { advance() }
  }

  private func starts(with text: StaticString) -> Bool {
    guard place + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
  }

  private mutating func skip(past end: StaticString, from offset: Int) throws(XMLFault) {
    let start = line
    advance(offset)
    while place < bytes.count {
      if starts(with: end) {
        advance(end.utf8CodeUnitCount)
        return
      }
      advance()
    }
    throw .malformed("what begins here has no end", line: start)
  }
}

extension UInt8 {
  /// Blank, tab, line feed or carriage return.
  var isXMLBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }

  /// A byte that a name may hold; bytes of characters beyond ASCII are taken for letters.
  fileprivate var isXMLName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }
}
