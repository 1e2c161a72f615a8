/// Changes of a document, element by element; every byte that none of them speaks of stays.
struct XMLEdits {
  private let document: XMLDocument
  private let style: XMLStyle
  private var changes: [ObjectIdentifier: Change] = [:]

  /// What becomes of one element.
  private struct Change {
    /// The last word on each attribute, in the order in which they were first spoken of.
    var attributes: [(name: String, value: String?, before: [String])] = []
    var isRemoved = false
    /// What comes before the elements within, and after this one.
    var first: [XMLNode.Content] = []
    var next: [XMLNode.Content] = []
    /// The text that takes the place of what is within.
    var text: String?
  }

  /// No changes yet.
  init(_ document: XMLDocument) {
    self.document = document
    style = XMLStyle(document)
  }

  /// True until something changes.
  var isEmpty: Bool { changes.isEmpty }

  private subscript(element: XMLElement) -> Change {
    get { changes[ObjectIdentifier(element)] ?? Change() }
    set { changes[ObjectIdentifier(element)] = newValue }
  }

  // MARK: What changes

  /// Sets an attribute, or takes it away; a new one comes before the first of those names that is there.
  mutating func set(
    _ name: String, of element: XMLElement, to value: String?, before: [String] = ["id"]
  ) {
    if element[name] == value, !self[element].attributes.contains(where: { $0.name == name }) { return }
    if let index = self[element].attributes.firstIndex(where: { $0.name == name }) {
      self[element].attributes[index].value = value
    } else {
      self[element].attributes.append((name, value, before))
    }
  }

  /// Takes an element away, with its line if it has one to itself.
  mutating func remove(_ element: XMLElement) { self[element].isRemoved = true }

  /// True for an element that is taken away, by itself or to stand elsewhere.
  func removes(_ element: XMLElement) -> Bool { self[element].isRemoved }

  /// Puts an element into another, after one of its elements or before them all.
  mutating func insert(_ node: XMLNode.Content, into element: XMLElement, after sibling: XMLElement?) {
    if let sibling { self[sibling].next.append(node) } else { self[element].first.append(node) }
  }

  /// Puts another text in the place of what is within an element.
  mutating func setText(of element: XMLElement, to text: String) { self[element].text = text }

  /// True if something comes into an element before those that are there, or after one of them.
  func fills(_ element: XMLElement) -> Bool {
    !self[element].first.isEmpty || element.children.contains { !self[$0].next.isEmpty }
  }

  // MARK: The text

  /// The document's text with the changes, as UTF-8.
  var text: [UInt8] {
    let whole = document.root.places.whole
    var out = Array(document.text[..<whole.lowerBound])
    write(document.root, to: &out, .plain)
    out += document.text[whole.upperBound...]
    return out
  }

  /// Whether line ends within texts are distinguished from those between elements.
  private enum Marking { case plain, texts }

  private func write(_ element: XMLElement, to out: inout [UInt8], _ marking: Marking) {
    let change = self[element]
    let isOpened = element.places.isClosedAtOnce && (!change.first.isEmpty || change.text != nil)
    writeHead(element, change, isOpened: isOpened, to: &out)
    if let text = change.text {
      out += Self.marked(Array(text.escapedAsXMLText.utf8)[...], marking)
    } else {
      writeInside(element, change, to: &out, marking: marking)
    }
    if isOpened {
      if change.text == nil { out += Array((style.lineEnd + style.indent(of: element)).utf8) }
      out += Array("</\(element.name)>".utf8)
    } else {
      out += document.text[element.places.tail]
    }
  }

  private func writeHead(
    _ element: XMLElement, _ change: Change, isOpened: Bool, to out: inout [UInt8]
  ) {
    let head = element.places.head
    var place = head.lowerBound
    var added = change.attributes.filter { element[$0.name] == nil && $0.value != nil }
    func insert(before name: String?, to out: inout [UInt8]) {
      for new in added where name.map(new.before.contains) ?? true { out += Array(Self.spelled(new).utf8) }
      added.removeAll { new in name.map(new.before.contains) ?? true }
    }
    for attribute in element.attributes {
      // The blanks before an attribute go or stay with it.
      let start = document.text[place..<attribute.range.lowerBound].trimmingEnd()
      out += document.text[place..<start]
      insert(before: attribute.name, to: &out)
      place = attribute.range.upperBound
      guard let new = change.attributes.first(where: { $0.name == attribute.name }) else {
        out += document.text[start..<place]
        continue
      }
      guard let value = new.value else { continue }
      out += document.text[start..<attribute.range.lowerBound]
      out += Array("\(new.name)=\"\(value.escapedForXML)\"".utf8)
    }
    let end = document.text[place..<head.upperBound - (element.places.isClosedAtOnce ? 2 : 1)].trimmingEnd()
    out += document.text[place..<end]
    insert(before: nil, to: &out)
    out += isOpened ? Array(">".utf8) : Array(document.text[end..<head.upperBound])
  }

  private static func spelled(_ attribute: (name: String, value: String?, before: [String])) -> String {
    " \(attribute.name)=\"\(attribute.value!.escapedForXML)\""
  }

  private func writeInside(
    _ element: XMLElement, _ change: Change, to out: inout [UInt8], marking: Marking
  ) {
    let indent = style.indent(within: element)
    let own = element.text.isEmpty && !element.children.isEmpty ? Marking.plain : marking
    for node in change.first { write(node, indent, to: &out) }
    var place = element.places.inside.lowerBound
    for child in element.children {
      out += Self.marked(document.text[place..<child.places.head.lowerBound], own)
      place = child.places.whole.upperBound
      if self[child].isRemoved { out.dropLastLineStart() } else { write(child, to: &out, marking) }
      for node in self[child].next { write(node, indent, to: &out) }
    }
    out += Self.marked(document.text[place..<element.places.inside.upperBound], own)
  }

  /// The bytes with zeros, which no document has, for the line ends of texts.
  private static func marked(_ bytes: ArraySlice<UInt8>, _ marking: Marking) -> [UInt8] {
    marking == .plain ? Array(bytes) : bytes.map { $0 == 0x0A ? 0 : $0 }
  }

  /// Something new on a line of its own.
  private func write(_ content: XMLNode.Content, _ indent: String, to out: inout [UInt8]) {
    switch content {
    case .element(let node): write(node, indent, to: &out)
    case .remark(let text): out += Array("\(style.lineEnd)\(indent)<!-- \(text.asXMLRemark) -->".utf8)
    case .copy(let element): copy(element, indent, to: &out)
    }
  }

  /// A new element on a line of its own.
  private func write(_ node: XMLNode, _ indent: String, to out: inout [UInt8]) {
    out += Array((style.lineEnd + indent).utf8)
    let head = node.head
    if let text = node.text {
      out += Array("<\(head)>\(text.escapedAsXMLText)</\(node.name)>".utf8)
      return
    }
    if node.children.isEmpty {
      out += Array("<\(head)/>".utf8)
      return
    }
    out += Array("<\(head)>".utf8)
    for child in node.children { write(child, indent + style.step, to: &out) }
    out += Array("\(style.lineEnd)\(indent)</\(node.name)>".utf8)
  }

  /// An element of the document, as it is after the changes, on lines of another indentation.
  private func copy(_ element: XMLElement, _ indent: String, to out: inout [UInt8]) {
    var written: [UInt8] = []
    write(element, to: &written, .texts)
    let old = Array((style.lineEnd + style.indent(of: element)).utf8)
    let new = Array((style.lineEnd + indent).utf8)
    out += new
    out += written.replacing(old, by: new).map { $0 == 0 ? 0x0A : $0 }
  }
}

extension ArraySlice<UInt8> {
  /// Where the blanks at the end begin.
  fileprivate func trimmingEnd() -> Int { (lastIndex { !$0.isXMLBlank } ?? startIndex - 1) + 1 }
}

extension [UInt8] {
  /// Takes away the line that has just begun, if nothing but blanks stand on it.
  fileprivate mutating func dropLastLineStart() {
    let end = lastIndex { $0 != 0x20 && $0 != 0x09 } ?? -1
    guard end >= 0, self[end] == 0x0A else { return }
    removeSubrange(end...)
    if last == 0x0D { removeLast() }
  }

  /// These bytes with others wherever `old` stands.
  fileprivate func replacing(_ old: [UInt8], by new: [UInt8]) -> [UInt8] {
    if old == new { return self }
    var (result, place) = ([UInt8](), 0)
    while place < count {
      if self[place] == old[0], self[place...].starts(with: old) {
        result += new
        place += old.count
      } else {
        result.append(self[place])
        place += 1
      }
    }
    return result
  }
}
