/// A value of a property list, as Xcode keeps projects and what an app says of itself.
///
/// Read by hand, since Foundation, which has `PropertyListSerialization`, would cost each start of the program some 20 ms:
/// see docs/performance.md.
enum PropertyList: Hashable, Sendable {
  case text(String)
  case list([PropertyList])
  case table([String: PropertyList])

  /// Reads the old form or XML; nil for anything else, as the binary form.
  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: Array("bplist".utf8)) { return nil }
    let isXML = bytes.first { !$0.isXMLBlank } == UInt8(ascii: "<")
    let read = isXML ? PropertyList(xml: bytes) : PropertyListReader.value(of: bytes)
    guard let read else { return nil }
    self = read
  }

  private init?(xml bytes: [UInt8]) {
    guard let root = try? XMLDocument(bytes).root, root.name == "plist", let value = root.children.first
    else {
      return nil
    }
    self.init(value)
  }

  private init?(_ element: XMLElement) {
    switch element.name {
    case "dict":
      let (keys, values) = (
        element.children.filter { $0.name == "key" }, element.children.filter { $0.name != "key" }
      )
      guard keys.count == values.count else { return nil }
      var table: [String: PropertyList] = [:]
      for (key, value) in zip(keys, values) { table[key.text] = PropertyList(value) }
      self = .table(table)
    case "array": self = .list(element.children.compactMap(PropertyList.init))
    case "true", "false": self = .text(element.name == "true" ? "YES" : "NO")
    default: self = .text(element.text)
    }
  }

  /// The value of a key; nil for what is no table or has none.
  subscript(key: String) -> PropertyList? {
    if case .table(let table) = self { table[key] } else { nil }
  }

  /// The text; nil for lists and tables.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The texts of a list, or the words of a text, which build settings have in place of lists.
  var words: [String] {
    switch self {
    case .text(let text): text.split { $0 == " " || $0 == "," }.map(String.init)
    case .list(let list): list.compactMap(\.text)
    case .table: []
    }
  }
}
