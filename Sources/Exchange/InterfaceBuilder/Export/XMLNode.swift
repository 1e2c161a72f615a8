import DesignModel

/// An element to be written.
struct XMLNode {
  /// Words that need no escaping.
  let name: String
  /// In the order in which they are written; nil values are left out.
  var attributes: [(name: String, value: String)]
  /// Elements and remarks, in their order.
  var children: [Content] = []
  /// A text in their place.
  var text: String?

  /// What stands in an element.
  enum Content {
    case element(XMLNode)
    case remark(String)
    /// An element of the document that is written back; `document` never holds one.
    case copy(XMLElement)
  }

  /// An element; attributes without a value are left out.
  init(_ name: String, _ attributes: [(String, String?)] = [], children: [XMLNode] = []) {
    self.name = name
    self.attributes = attributes.compactMap { name, value in value.map { (name, $0) } }
    self.children = children.map { .element($0) }
  }

  /// Adds an element at the end.
  mutating func append(_ child: XMLNode) { children.append(.element(child)) }

  /// The document, indented as Xcode does.
  var document: String {
    var out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    write(to: &out, depth: 0)
    return out
  }

  private func write(to out: inout String, depth: Int) {
    let indent = String(repeating: "    ", count: depth)
    out += "\(indent)<\(head)"
    if let text {
      out += ">\(text.escapedAsXMLText)</\(name)>\n"
      return
    }
    if children.isEmpty {
      out += "/>\n"
      return
    }
    out += ">\n"
    for child in children {
      switch child {
      case .element(let node): node.write(to: &out, depth: depth + 1)
      case .remark(let text): out += "\(indent)    <!-- \(text.asXMLRemark) -->\n"
      case .copy: preconditionFailure("A new document has nothing to copy from")
      }
    }
    out += "\(indent)</\(name)>\n"
  }

  /// What stands in its start tag.
  var head: String {
    attributes.reduce(name) { "\($0) \($1.name)=\"\($1.value.escapedForXML)\"" }
  }
}

extension String {
  /// The text as a remark holds it: two hyphens would end one.
  var asXMLRemark: String { escapedForXML.withHyphensApart }

  /// The text as an element holds it: line ends stay.
  var escapedAsXMLText: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).escapedForXML }
      .joined(separator: "\n")
  }

  /// The text with a blank between hyphens that stand side by side.
  fileprivate var withHyphensApart: String {
    unicodeScalars.reduce(into: "") { out, scalar in
      if scalar == "-", out.utf8.last == UInt8(ascii: "-") { out += " " }
      out.unicodeScalars.append(scalar)
    }
  }

  /// The text as an attribute's value: marks and line ends as references, since readers turn bare line ends into
  /// blanks; characters that XML has no place for become replacement characters.
  var escapedForXML: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\r": result += "&#13;"
      case "\t": result += "&#9;"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
