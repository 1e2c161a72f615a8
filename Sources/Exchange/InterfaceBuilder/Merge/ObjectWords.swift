extension MergePlan {
  /// An element in words: an object by its kind, what it is called and its identifier, anything else with the object that it
  /// belongs to.
  func words(for key: MergeKey, in side: MergedSide) -> String {
    guard let place = sides[side][key] ?? sides[side.other][key] else { return "an element" }
    let element = place.element
    guard let id = element["id"] ?? element["sceneID"] else {
      if key == .document { return "the document" }
      let name = element["key"] ?? element["keyPath"] ?? element["name"] ?? element["reference"]
      let own = name.map { "\(element.name) '\($0)'" } ?? "<\(element.name)>"
      guard let owner = owner(of: key, in: side), owner != .document else { return own }
      return "\(own) of \(words(for: owner, in: side))"
    }
    if element.name == "constraint" { return "constraint \(id)\(tied(by: key, in: side))" }
    let names = [
      "userLabel", "text", "title", "storyboardIdentifier", "property", "selector", "identifier",
      "customClass",
    ]
    let called = names.lazy.compactMap { element[$0] }.first ?? element.child(key: "normal")?["title"]
    return "\(element.name) \(called.map { "'\($0)' " } ?? "")(\(id))"
  }

  /// Which anchor of what a constraint is about.
  private func tied(by key: MergeKey, in side: MergedSide) -> String {
    guard let place = sides[side][key] ?? sides[side.other][key], let anchor = place.element["firstAttribute"]
    else { return "" }
    let named = references(of: key, in: sides[side][key] == nil ? side.other : side)
    let item = named.first { $0.attribute == "firstItem" }?.target ?? owner(of: key, in: side)
    return item.map { " for \(anchor) of \(words(for: $0, in: side))" } ?? ""
  }

  /// The identifier of an element or of the object that it belongs to.
  func identifier(of key: MergeKey, in side: MergedSide) -> String {
    guard let place = sides[side][key] ?? sides[side.other][key] else { return "" }
    if let id = place.element["id"] ?? place.element["sceneID"] { return id }
    return place.parent.map { identifier(of: $0, in: side) } ?? ""
  }

  private func owner(of key: MergeKey, in side: MergedSide) -> MergeKey? {
    var place = (sides[side][key] ?? sides[side.other][key])?.parent
    while let parent = place, containers.contains(parent) {
      place = (sides[side][parent] ?? sides[side.other][parent])?.parent
    }
    return place
  }

  /// What two values of an element clash in, each group in the words of its attributes.
  func attributeClashes(_ key: MergeKey) -> [InterfaceClash.Kind] {
    guard let name = sides.ours[key]?.element.name, sides.theirs[key] != nil else { return [] }
    let words = BothSides { ElementWords(sides[$0][key]?.element, of: sides[$0]) }
    let head = heads[key] ?? JoinedHead()
    if head.isWhole, !head.clashes.isEmpty {
      return [.attribute("its value", ours: words.ours.inFull, theirs: words.theirs.inFull)]
    }
    return head.clashes.map { group in
      let values = BothSides { words[$0].values(of: group, in: name) }
      let names = Set(values.ours.keys).union(values.theirs.keys).sorted()
      let differing = names.filter { values.ours[$0] != values.theirs[$0] }
      func shown(_ side: MergedSide) -> String? {
        let parts = differing.compactMap { name in
          values[side][name].map { differing.count == 1 ? $0 : "\(name) \($0)" }
        }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
      }
      return .attribute(Self.words(forGroup: group, differing), ours: shown(.ours), theirs: shown(.theirs))
    }
  }

  private static func words(forGroup group: String, _ names: [String]) -> String {
    if names.count > 1 { return group == "value" ? "its value" : "\(group) with what belongs to it" }
    return [ChangedAsOne.name: "its element", ChangedAsOne.text: "its text"][names[0]] ?? names[0]
  }

  /// What the merge left out or took for one, in sentences.
  var remarks: [String] {
    let left = dropped.map { entry in
      let (side, gone) = (entry.side, entry.side.other)
      return """
        left out \(words(for: entry.key, in: side)) of \(side.name), since \(gone.name) removed \
        \(words(for: entry.target, in: side))
        """
    }
    return left + remade + twins
  }

  /// Objects that one side removed and the other made again as they were.
  private var remade: [String] {
    (base?.aliases ?? [:]).sorted { $0.key < $1.key }.compactMap { old, new in
      guard let key = keys.object(new), homes[key]?.ours == nil, homes[key]?.theirs == nil else { return nil }
      let side: MergedSide = sides.ours[key] != nil ? .ours : .theirs
      return """
        left out \(words(for: key, in: side)), which is \(old) made again in \(side.name), since \(side.other.name) removed that
        """
    }
  }

  private var twins: [String] {
    MergedSide.allCases.flatMap { side in
      sides[side].aliases.sorted { $0.key < $1.key }.compactMap { id, kept -> String? in
        guard base?.aliases[id] == nil, let key = keys.object(kept), homes[key]?.ours != nil else {
          return nil
        }
        return "took \(id) of \(side.name) and \(words(for: key, in: side.other)) for one object"
      }
    }
  }
}
