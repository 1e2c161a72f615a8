/// What an element says itself, by attribute: its name and its text are among them.
struct ElementWords: Equatable {
  private(set) var values: [String: String] = [:]

  /// What an element of a document says; nothing for none.
  init(_ element: XMLElement?, of tree: KeyedTree?) {
    guard let element, let tree else { return }
    values[ChangedAsOne.name] = element.name
    let isNumeric = Self.isNumeric(element)
    for attribute in element.attributes {
      let value = tree.value(attribute.name, of: element) ?? attribute.value
      values[attribute.name] = isNumeric ? Double(value).map { "\($0)" } ?? value : value
    }
    if !element.text.isEmpty {
      values[ChangedAsOne.text] = String(decoding: tree.bytes(element.places.inside), as: UTF8.self)
    }
  }

  /// Elements whose values are numbers, which may be written in several ways.
  private static let numeric: Set = ["constraint", "rect", "point", "size", "edgeInsets", "inset", "real"]

  /// True for an element whose values are numbers.
  static func isNumeric(_ element: XMLElement) -> Bool { numeric.contains(element.name) }

  /// All of it but the key in one line, the name first.
  var inFull: String {
    let names = values.keys.filter { ![ChangedAsOne.name, "key"].contains($0) }.sorted()
    let attributes = names.map { $0 == ChangedAsOne.text ? values[$0]! : "\($0) \(values[$0]!)" }
    let name = values[ChangedAsOne.name] ?? ""
    return attributes.isEmpty ? name : "\(name) with \(attributes.joined(separator: ", "))"
  }

  /// The attributes of a group, by group.
  func groups(in element: String) -> Set<String> {
    Set(values.keys.map { ChangedAsOne.group(of: $0, in: element) })
  }

  /// The values of a group.
  func values(of group: String, in element: String) -> [String: String] {
    values.filter { ChangedAsOne.group(of: $0.key, in: element) == group }
  }
}
