/// Names in files that the table of attributes doesn't read, each once with the reason why; what stands neither here nor
/// there is noted when it is met.
///
/// An attribute is named by itself, where it means the same on every view, or with the element that it speaks of:
/// `tableView.style`. With a value it is that value alone: `contentMode=scaleToFill`. An element may be named with its key and
/// with what it stands in: `button/state[normal]`.
struct KnownNames: Sendable {
  /// Why; a clause without period.
  let reason: String
  /// In the order of the declaration.
  let names: [String]
  /// What becomes of them.
  let fate: Fate

  /// What becomes of what a file says.
  enum Fate: Sendable {
    /// It is read elsewhere, is what UIKit has anyway, or changes nothing.
    case passed
    /// The app would show it or do it and the design doesn't hold it: it stays in the file alone.
    case lost
    /// An element that is nothing by itself: what it says and holds is looked up one by one.
    case open
  }

  private init(_ reason: String, _ fate: Fate, names: String) {
    (self.reason, self.fate) = (reason, fate)
    self.names = names.split { $0 == " " || $0 == "\n" }.map(String.init)
  }

  static func passed(_ reason: String, _ names: String) -> KnownNames {
    KnownNames(reason, .passed, names: names)
  }
  static func lost(_ reason: String, _ names: String) -> KnownNames {
    KnownNames(reason, .lost, names: names)
  }
  static func open(_ reason: String, _ names: String) -> KnownNames {
    KnownNames(reason, .open, names: names)
  }

  private static func index(_ lists: [KnownNames]) -> [String: KnownNames] {
    lists.reduce(into: [:]) { index, list in for name in list.names { index[name] = list } }
  }

  private static let attributeIndex = index(attributes)
  private static let elementIndex = index(elements)

  /// What is known of an attribute of an element that has these names, the closest first; on views it may be named by
  /// itself.
  static func attribute(
    _ attribute: XMLElement.Attribute, of names: [String], isOfView: Bool
  ) -> KnownNames? {
    let spellings = names.map { "\($0).\(attribute.name)" } + (isOfView ? [attribute.name] : [])
    let valued = spellings.lazy.compactMap { attributeIndex["\($0)=\(attribute.value)"] }.first
    return valued ?? spellings.lazy.compactMap { attributeIndex[$0] }.first
  }

  /// What is known of an element that has these names, the closest first.
  static func element(_ names: [String]) -> KnownNames? {
    names.lazy.compactMap { elementIndex[$0] }.first
  }
}

extension KnownNames {
  /// True for an indent of a cell that is no times its width, or its width no times.
  static func saysNothing(_ attribute: String, of element: XMLElement) -> Bool {
    guard ["indentationLevel", "indentationWidth"].contains(attribute) else { return false }
    let level = Double(attribute: element["indentationLevel"]) ?? 0
    return level * (Double(attribute: element["indentationWidth"]) ?? 10) == 0
  }
}

extension XMLElement {
  /// The names of an element in one that has those names, the closest first.
  func names(in owners: [String]) -> [String] {
    let inside = owners.flatMap { owner in
      (self["key"].map { ["\(owner)/\(name)[\($0)]"] } ?? []) + ["\(owner)/\(name)"]
        + (self["key"].map { ["\(owner)/[\($0)]"] } ?? [])
    }
    return inside + ownNames + owners.map { "\($0)/*" }
  }

  /// The names that an element has by itself.
  var ownNames: [String] { (self["key"].map { ["\(name)[\($0)]"] } ?? []) + [name] }

  /// How a note names it: a state by its key.
  var shown: String { name == "state" ? ownNames[0] : name }

  /// True for an element that is what it would be by saying nothing: without a word in it, or of distances that are 0.
  var isVoid: Bool {
    let said = attributes.filter { !["key", "id"].contains($0.name) }
    if said.isEmpty { return children.isEmpty && text.isEmpty }
    // Xcode writes the least positive number for 0 of a button's content.
    return Self.distances.contains(name)
      && said.allSatisfy { abs(Double(attribute: $0.value) ?? 1) < 1e-300 }
  }

  private static let distances = ["inset", "size", "edgeInsets", "directionalEdgeInsets", "offsetWrapper"]
}
