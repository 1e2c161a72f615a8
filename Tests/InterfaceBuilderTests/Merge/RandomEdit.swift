@testable import InterfaceBuilder

/// A change that somebody makes of a storyboard or xib, and what is to be seen of it afterwards.
struct RandomEdit {
  /// The change in words.
  let words: String
  /// The file with the change.
  let bytes: [UInt8]
  /// The identifier of what came or changed, so that it can be said that it was left out.
  var object: String?
  /// True for a document that shows the change.
  let isSeen: (XMLElement) -> Bool

  /// What can be changed.
  enum Kind: CaseIterable {
    case attribute, constant, newView, noView, move, reorder, newConstraint, newConnection, header
  }

  /// A change of a kind; nil where the file has nothing for it.
  init?(_ kind: Kind, of bytes: [UInt8], named name: String, _ numbers: inout some RandomNumberGenerator) {
    guard let document = try? XMLDocument(bytes) else { return nil }
    var edited = EditedInterface(document, name: name)
    guard let (words, isSeen) = edited.make(kind, &numbers) else { return nil }
    self.words = words
    self.isSeen = isSeen
    object = edited.object
    self.bytes = document.encoding.bytes(of: edited.edits.text)
  }
}

/// A file on its way to a change.
struct EditedInterface {
  typealias Change = (words: String, isSeen: (XMLElement) -> Bool)

  let document: XMLDocument
  /// What new identifiers begin with.
  let name: String
  var edits: XMLEdits
  var object: String?
  private var views: [XMLElement] = []
  private var lists: [XMLElement] = []
  private var constraints: [XMLElement] = []
  private var connections: [XMLElement] = []

  init(_ document: XMLDocument, name: String) {
    (self.document, self.name) = (document, name)
    edits = XMLEdits(document)
    visit(document.root)
  }

  private mutating func visit(_ element: XMLElement) {
    for child in element.children {
      if element.name == "subviews", child["id"] != nil { views.append(child) }
      if child.name == "subviews", element["id"] != nil, !child.children.isEmpty { lists.append(child) }
      if child.name == "constraint", child["id"] != nil { constraints.append(child) }
      if child.name == "connections", !child.children.isEmpty { connections.append(child) }
      visit(child)
    }
  }

  mutating func make(_ kind: RandomEdit.Kind, _ numbers: inout some RandomNumberGenerator) -> Change? {
    switch kind {
    case .attribute: attribute(&numbers)
    case .constant: constant(&numbers)
    case .newView: newView(&numbers)
    case .noView: noView(&numbers)
    case .move: move(&numbers)
    case .reorder: reorder(&numbers)
    case .newConstraint: newConstraint(&numbers)
    case .newConnection: newConnection(&numbers)
    case .header: header(&numbers)
    }
  }

  private mutating func attribute(_ numbers: inout some RandomNumberGenerator) -> Change? {
    guard let view = views.randomElement(using: &numbers), let id = view["id"] else { return nil }
    let attribute = ["userLabel", "alpha", "tag", "contentMode"].randomElement(using: &numbers)!
    let value = "\(Int.random(in: 1...9, using: &numbers))"
    edits.set(attribute, of: view, to: value)
    return ("\(attribute)=\(value) of \(id)", { $0.objects[id]?.element[attribute] == value })
  }

  private mutating func constant(_ numbers: inout some RandomNumberGenerator) -> Change? {
    guard let constraint = constraints.randomElement(using: &numbers), let id = constraint["id"] else {
      return nil
    }
    let value = "\(Int.random(in: 100...199, using: &numbers))"
    edits.set("constant", of: constraint, to: value)
    object = id
    return ("constant \(value) of \(id)", { $0.objects[id]?.element["constant"] == value })
  }

  private mutating func newView(_ numbers: inout some RandomNumberGenerator) -> Change? {
    guard let list = lists.randomElement(using: &numbers), let parent = owner(of: list) else { return nil }
    let id = "\(name)-vw-\(Int.random(in: 100...999, using: &numbers))"
    let frame = XMLNode("rect", [("key", "frame"), ("x", "1"), ("y", "2"), ("width", "3"), ("height", "4")])
    edits.insert(
      .element(XMLNode("view", [("contentMode", "scaleToFill"), ("id", id)], children: [frame])), into: list,
      after: list.children.randomElement(using: &numbers))
    object = id
    return ("new view \(id) in \(parent)", { $0.objects[id]?.parent == parent })
  }

  private mutating func noView(_ numbers: inout some RandomNumberGenerator) -> Change? {
    guard let view = views.randomElement(using: &numbers), let id = view["id"] else { return nil }
    var gone: Set<String> = []
    view.forEach { if let id = $0["id"] { gone.insert(id) } }
    removeReferences(to: &gone)
    edits.remove(view)
    let all = gone
    return (
      "no \(id)",
      { root in
        let objects = root.objects; return all.allSatisfy { objects[$0] == nil }
      }
    )
  }

  /// Removes what refers to objects, as Xcode does with them.
  private mutating func removeReferences(to gone: inout Set<String>) {
    var count = -1
    while count != gone.count {
      count = gone.count
      var found: [XMLElement] = []
      document.root.forEach { element in
        guard element.name != "document" else { return }
        let refers = ["firstItem", "secondItem", "destination", "reference"].contains {
          element[$0].map(gone.contains) ?? false
        }
        if refers { found.append(element) }
      }
      for element in found {
        edits.remove(element)
        if let id = element["id"] { gone.insert(id) }
      }
    }
  }

  private mutating func move(_ numbers: inout some RandomNumberGenerator) -> Change? {
    guard let view = views.randomElement(using: &numbers), let id = view["id"] else { return nil }
    var within: Set<ObjectIdentifier> = []
    view.forEach { within.insert(ObjectIdentifier($0)) }
    let targets = lists.filter { list in
      !within.contains(ObjectIdentifier(list)) && !list.children.contains { $0 === view }
    }
    guard let list = targets.randomElement(using: &numbers), let parent = owner(of: list) else { return nil }
    edits.remove(view)
    edits.insert(.copy(view), into: list, after: list.children.randomElement(using: &numbers))
    return ("\(id) into \(parent)", { $0.objects[id]?.parent == parent })
  }

  private mutating func reorder(_ numbers: inout some RandomNumberGenerator) -> Change? {
    guard let list = lists.filter({ $0.children.count > 1 }).randomElement(using: &numbers) else {
      return nil
    }
    let place = Int.random(in: 1..<list.children.count, using: &numbers)
    let (first, second) = (list.children[place - 1], list.children[place])
    guard let below = first["id"], let above = second["id"], let parent = owner(of: list) else { return nil }
    edits.remove(first)
    edits.insert(.copy(first), into: list, after: second)
    return (
      "\(below) after \(above) in \(parent)",
      { root in
        let list = root.objects[parent]?.element.child("subviews")?.children.compactMap { $0["id"] } ?? []
        guard let low = list.firstIndex(of: below), let high = list.firstIndex(of: above) else { return true }
        return low > high
      }
    )
  }

  private mutating func newConstraint(_ numbers: inout some RandomNumberGenerator) -> Change? {
    let groups = constraints.compactMap { constraint in
      lists.first { owner(of: $0) == owner(ofConstraint: constraint) }
    }
    guard let list = groups.randomElement(using: &numbers), let parent = owner(of: list),
      let owner = document.root.objects[parent]?.element, let group = owner.child("constraints"),
      let view = list.children.randomElement(using: &numbers), let item = view["id"]
    else { return nil }
    let id = "\(name)-cs-\(Int.random(in: 100...999, using: &numbers))"
    let anchor = ["centerX", "centerY", "width"].randomElement(using: &numbers)!
    edits.insert(
      .element(
        XMLNode(
          "constraint",
          [
            ("firstItem", item), ("firstAttribute", anchor), ("secondItem", parent),
            ("secondAttribute", anchor),
            ("priority", "\(Int.random(in: 100...900, using: &numbers))"), ("id", id),
          ])), into: group, after: group.children.randomElement(using: &numbers))
    object = id
    return ("new constraint \(id) of \(item)", { $0.objects[id] != nil })
  }

  private mutating func newConnection(_ numbers: inout some RandomNumberGenerator) -> Change? {
    guard let list = connections.randomElement(using: &numbers),
      let view = views.randomElement(using: &numbers), let item = view["id"]
    else { return nil }
    let id = "\(name)-ol-\(Int.random(in: 100...999, using: &numbers))"
    let property = "outlet\(name)\(Int.random(in: 0...9, using: &numbers))"
    edits.insert(
      .element(XMLNode("outlet", [("property", property), ("destination", item), ("id", id)])), into: list,
      after: list.children.last)
    object = id
    return ("new outlet \(id) to \(item)", { $0.objects[id] != nil })
  }

  private mutating func header(_ numbers: inout some RandomNumberGenerator) -> Change? {
    guard let old = document.root["toolsVersion"], let first = Int(old.prefix { $0 != "." }) else {
      return nil
    }
    let new = first + Int.random(in: 1...9, using: &numbers)
    edits.set("toolsVersion", of: document.root, to: "\(new)")
    return (
      "tools \(new)", { root in Int(root["toolsVersion"]!.prefix { $0 != "." }).map { $0 >= new } ?? false }
    )
  }

  private func owner(of list: XMLElement) -> String? { owner { $0 === list } }

  private func owner(ofConstraint constraint: XMLElement) -> String? {
    owner { $0.name == "constraints" && $0.children.contains { $0 === constraint } }
  }

  private func owner(_ isMeant: (XMLElement) -> Bool) -> String? {
    var found: String?
    document.root.forEach { element in
      if found == nil, element.children.contains(where: isMeant) { found = element["id"] }
    }
    return found
  }
}
