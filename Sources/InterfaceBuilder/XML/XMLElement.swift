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

  /// One `name="value"`.
  struct Attribute: Sendable {
    let name: String
    let value: String
  }

  /// An element.
  init(name: String, attributes: [Attribute], children: [XMLElement], text: String, line: Int) {
    (self.name, self.attributes, self.children) = (name, attributes, children)
    (self.text, self.line) = (text, line)
  }

  /// The value of the attribute of that name.
  subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

  /// True where that attribute is `YES`.
  func isYes(_ attribute: String) -> Bool { self[attribute] == "YES" }

  /// The first child of that name.
  func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// The first child that stands for that property of its parent.
  func child(key: String) -> XMLElement? { children.first { $0["key"] == key } }

  /// The first child of that name that stands for that property.
  func child(_ name: String, key: String) -> XMLElement? {
    children.first { $0.name == name && $0["key"] == key }
  }

  /// Calls `body` with this element and everything below it, parents first.
  func forEach(_ body: (XMLElement) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}
