/// What an object is for another one, by which it is known where it has another identifier.
struct ObjectRole: Hashable, Comparable {
  /// What can be in a role.
  enum Kind: Int, Comparable {
    /// The value of a property, as a navigation item, or what a screen has one of, as a first responder; another one is another
    /// object.
    case property
    /// An outlet of an object.
    case outlet
    /// A constraint between two anchors.
    case constraint
    /// Another connection, with all that it says.
    case connection

    static func < (old: Kind, new: Kind) -> Bool { old.rawValue < new.rawValue }
  }

  let kind: Kind
  private let word: String

  /// The role of an element in a document; nil for one that is known by its identifier only.
  init?(of key: MergeKey, in tree: KeyedTree) {
    guard let place = tree[key], let parent = place.parent else { return nil }
    let element = place.element
    func value(_ name: String) -> String? { tree.value(name, of: element) }
    switch element.name {
    case "constraint":
      let owner = tree[parent]?.parent.flatMap { tree[$0]?.element }
      let first = value("firstItem") ?? owner.flatMap { tree.value("id", of: $0) } ?? ""
      let ends = ["firstAttribute", "secondItem", "secondAttribute", "relation"].map { value($0) ?? "" }
      (kind, word) = (.constraint, ([first] + ends).joined(separator: " "))
    case "outlet": (kind, word) = (.outlet, "\(parent) \(element["property"] ?? "")")
    case "action", "outletCollection":
      let words = element.attributes.filter { $0.name != "id" }
        .map { "\($0.name)=\(value($0.name) ?? $0.value)" }.sorted()
      (kind, word) = (.connection, "\(parent) \(words)")
    case "viewControllerLayoutGuide", "placeholder", "exit":
      let name = element["type"] ?? element["placeholderIdentifier"] ?? ""
      (kind, word) = (.property, "\(parent) \(element.name) \(name)")
    default:
      guard let slot = element["key"] else { return nil }
      (kind, word) = (.property, "\(parent) \(element.name) \(slot)")
    }
  }

  static func < (old: ObjectRole, new: ObjectRole) -> Bool { (old.kind, old.word) < (new.kind, new.word) }
}
