import DesignModel

/// An element to be written.
struct XMLNode {
  /// Words that need no escaping.
  let name: String
  /// In the order in which they are written; nil values are left out.
  var attributes: [(name: String, value: String)]
  /// Elements and remarks, in their order.
  var children: [Content] = []

  /// What stands in an element.
  enum Content {
    case element(XMLNode)
    case remark(String)
  }

  /// An element; attributes without a value are left out.
  init(_ name: String, _ attributes: [(String, String?)] = [], _ children: [XMLNode] = []) {
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
    out += "\(indent)<\(name)"
    for attribute in attributes { out += " \(attribute.name)=\"\(attribute.value.escapedForXML)\"" }
    if children.isEmpty {
      out += "/>\n"
      return
    }
    out += ">\n"
    for child in children {
      switch child {
      case .element(let node): node.write(to: &out, depth: depth + 1)
      // Two hyphens would end a remark.
      case .remark(let text):
        out += "\(indent)    <!-- \(text.escapedForXML.withHyphensApart) -->\n"
      }
    }
    out += "\(indent)</\(name)>\n"
  }
}

extension String {
  /// The text with a blank between hyphens that stand side by side.
  fileprivate var withHyphensApart: String {
    unicodeScalars.reduce(into: "") { out, scalar in
      if scalar == "-", out.utf8.last == UInt8(ascii: "-") { out += " " }
      out.unicodeScalars.append(scalar)
    }
  }

  /// The text as an attribute's value: marks and line ends as references, since readers turn bare line ends into
  /// blanks; characters that XML has no place for become replacement characters.
  fileprivate var escapedForXML: String {
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
