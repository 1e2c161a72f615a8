/// A document's elements by the keys of a merge.
struct KeyedTree {
  /// The document.
  let document: XMLDocument
  /// Identifiers that are another one's in the merge.
  let aliases: [String: String]
  private var places: [MergeKey: Place] = [:]
  /// Every key, parents first.
  private(set) var keys: [MergeKey] = []

  /// Where an element stands.
  struct Place {
    let element: XMLElement
    let parent: MergeKey?
    var children: [MergeKey] = []
    /// The bytes between it and what comes before it.
    let gap: Range<Int>
  }

  /// The elements of a document; those that are known by their place only are compared with another document's.
  init(
    _ document: XMLDocument, aliases: [String: String] = [:], keys: inout MergeKeys, after base: KeyedTree?
  ) {
    (self.document, self.aliases) = (document, aliases)
    let root = document.root
    add(
      root, as: .document, at: Place(element: root, parent: nil, gap: 0..<root.places.head.lowerBound),
      keys: &keys, after: base)
  }

  private mutating func add(
    _ element: XMLElement, as key: MergeKey, at place: Place, keys: inout MergeKeys, after base: KeyedTree?
  ) {
    places[key] = place
    self.keys.append(key)
    if element.isMixed { return }
    let names = NamesInParent(of: element, document, after: base.flatMap { ($0, $0[key]) })
    var end = element.places.head.upperBound
    for (index, child) in element.children.enumerated() {
      let word = names.words[index]
      let gap = end..<child.places.head.lowerBound
      end = child.places.whole.upperBound
      var childKey = child.objectID.map { keys.key("#\(aliases[$0] ?? $0)") } ?? keys.key(word, in: key)
      // An identifier that two have is the first one's.
      if places[childKey] != nil {
        childKey = keys.key("\(word) \(index)", in: key)
      }
      places[key]!.children.append(childKey)
      add(
        child, as: childKey, at: Place(element: child, parent: key, gap: gap), keys: &keys, after: base)
    }
  }

  /// Where the element of that key stands; nil if the document hasn't it.
  subscript(key: MergeKey) -> Place? { places[key] }

  /// The value of an attribute, identifiers as the merge knows them.
  func value(_ name: String, of element: XMLElement) -> String? {
    guard let value = element[name] else { return nil }
    return renames(name, value) ? aliases[value] : value
  }

  /// True for a value that is an identifier which the merge knows by another one.
  func renames(_ attribute: String, _ value: String) -> Bool {
    guard !aliases.isEmpty, aliases[value] != nil else { return false }
    return attribute == "id" || ObjectReferences.mayRefer(attribute, value)
  }

  /// The bytes of the document.
  func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> { document.text[range] }
}
