public import DesignModel
public import Notation

extension ScreenLists {
  /// The screen of these lists; throws unless they keep its invariants.
  public func screen(id: ObjectID, name: String, at place: Place = .top) throws(CodingError) -> Screen {
    try ScreenCheck(self, at: place).check()
    return uncheckedScreen(id: id, name: name)!
  }

  /// The screen of these lists, whether they fit together or not; nil unless the first view is the root.
  public func uncheckedScreen(id: ObjectID, name: String) -> Screen? {
    guard let root = views.first, root.id == .root, root.parent == nil else { return nil }
    return Screen(id: id, name: name, lists: self)
  }
}

/// Whether the lists of a screen fit together.
private struct ScreenCheck {
  private let lists: ScreenLists
  private let place: Place
  private let targets: ReferenceTargets

  init(_ lists: ScreenLists, at place: Place) {
    (self.lists, self.place) = (lists, place)
    targets = ReferenceTargets(lists)
  }

  func check() throws(CodingError) {
    try checkTree()
    try checkUnique(lists.views.map(\.id.text) + lists.guides.map(\.id.text), "id")
    try checkUnique(lists.views.map(\.name) + lists.guides.map(\.name), "name")
    for kind in ScreenLists.kinds { try checkKeys(kind) }
    for kind in ScreenLists.kinds { try checkReferences(kind) }
  }

  /// Throws unless the views stand in preorder with the root first.
  private func checkTree() throws(CodingError) {
    guard let root = lists.views.first, root.id == .root, root.parent == nil else {
      throw CodingError("the first view must be 'root', without a parent", at: .member("views", of: place))
    }
    var open = [root.id]
    for (index, view) in lists.views.enumerated().dropFirst() {
      while let last = open.last, last != view.parent { open.removeLast() }
      guard !open.isEmpty else {
        throw CodingError(
          "view '\(view.id)' must come after its parent, among that one's children",
          at: .element(index, of: .member("views", of: place)))
      }
      open.append(view.id)
    }
  }

  private func checkKeys<Object: ScreenObject>(_: Object.Type) throws(CodingError) {
    try checkUnique(lists[keyPath: Object.list].map(\.key), Object.kind.rawValue)
  }

  private func checkUnique(_ words: [String], _ what: String) throws(CodingError) {
    var seen: Set<String> = []
    for word in words where !seen.insert(word).inserted {
      throw CodingError("the \(what) '\(word)' stands twice", at: place)
    }
  }

  private func checkReferences<Object: ScreenObject>(_: Object.Type) throws(CodingError) {
    for (index, object) in lists[keyPath: Object.list].enumerated() {
      for reference in object.references where !targets.contains(reference) {
        throw fault(reference, of: object, at: index)
      }
    }
  }

  private func fault<Object: ScreenObject>(
    _ reference: ObjectReference, of object: Object, at index: Int
  ) -> CodingError {
    let list = Place.member(Object.kind.plural, of: place)
    if let guide = object as? LayoutGuide {
      return CodingError("there is no view '\(guide.owner)' to own guide '\(guide.name)'", at: list)
    }
    let what =
      switch reference {
      case .view(let id): "view '\(id)'"
      case .item(let item): "item '\(item.owner)'"
      case .constraint(let id): "constraint '\(id)'"
      }
    return CodingError("there is no \(what)", at: .element(index, of: list))
  }
}
