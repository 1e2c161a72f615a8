/// One element of a document: immutable, so that scenes of a file may be read on any thread.
final class XMLElement: Sendable {
  /// The name as written.
  let name: String
  /// As written, in their order.
  let attributes: [Attribute]
  /// The elements within, in their order.
  let children: [XMLElement]
  /// The characters directly within, those of inner elements left out; empty where they are nothing but blanks.
  let text: String
  /// Where the element begins, counted from 1.
  let line: Int
  /// Which of the document's bytes it stands on.
  let places: Places

  /// One `name="value"`.
  struct Attribute: Sendable {
    let name: String
    let value: String
    /// The bytes from the name to the closing quote.
    let range: Range<Int>
    /// The bytes between the quotes.
    let valueRange: Range<Int>
  }

  /// The bytes of an element, in the document's text as UTF-8.
  struct Places: Sendable {
    /// The start tag.
    let head: Range<Int>
    /// The end tag; empty for an element that is closed at once.
    let tail: Range<Int>

    /// All of the element.
    var whole: Range<Int> { head.lowerBound..<tail.upperBound }
    /// What stands between its tags; empty for an element that is closed at once.
    var inside: Range<Int> { head.upperBound..<tail.lowerBound }
    /// True for `<name/>`.
    var isClosedAtOnce: Bool { tail.isEmpty }
  }

  /// An element.
  init(
    name: String, attributes: [Attribute], children: [XMLElement], text: String, line: Int, places: Places
  ) {
    (self.name, self.attributes, self.children) = (name, attributes, children)
    (self.text, self.line, self.places) = (text, line, places)
  }

  /// The value of the attribute of that name.
  subscript(attribute: String) -> String? { self.attribute(attribute)?.value }

  /// The attribute of that name.
  func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }

  /// True where that attribute is `YES`.
  func isYes(_ attribute: String) -> Bool { self[attribute] == "YES" }

  /// The first child of that name.
  func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// The first child that is the value of that property of its parent.
  func child(key: String) -> XMLElement? { children.first { $0["key"] == key } }

  /// The first child of that name that is the value of that property.
  func child(_ name: String, key: String) -> XMLElement? {
    children.first { $0.name == name && $0["key"] == key }
  }

  /// The first element of that name below this one that is the value of that property.
  func first(_ name: String, key: String) -> XMLElement? {
    var found: XMLElement?
    forEach { if found == nil, $0.name == name, $0["key"] == key { found = $0 } }
    return found
  }

  /// Calls `body` with this element and everything below it, parents first.
  func forEach(_ body: (XMLElement) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}
