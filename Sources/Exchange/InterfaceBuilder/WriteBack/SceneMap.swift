import DesignModel

/// Which elements of a file are which objects of a design.
struct SceneMap: Sendable {
  let document: XMLDocument
  let header: DocumentHeader
  let tree: SceneTree
  /// The root's identifier in the file.
  let scene: ObjectID
  /// The constraints of the file that are constraints of the design.
  let constraints: [ObjectID: SceneConstraint]
  private let places: [ObjectID: Int]
  private let ids: [ObjectID]
  private let parents: [ObjectIdentifier: XMLElement]

  init(_ file: InterfaceBuilderFile, _ builder: BuildDesign) {
    (document, header) = (file.document, file.header)
    (tree, ids, constraints) = (builder.tree, builder.ids, builder.written)
    scene = tree.objects[0].id
    places = Dictionary(zip(ids, ids.indices), uniquingKeysWith: { first, _ in first })
    var parents: [ObjectIdentifier: XMLElement] = [:]
    document.root.forEach { element in
      for child in element.children { parents[ObjectIdentifier(child)] = element }
    }
    self.parents = parents
  }

  /// The view's place in the tree; nil for one that the file doesn't have.
  func place(of view: ObjectID) -> Int? { places[view] }
  /// The view as the file has it.
  func object(_ view: ObjectID) -> SceneObject? { places[view].map { tree.objects[$0] } }
  /// The view's element.
  func element(_ view: ObjectID) -> XMLElement? { object(view)?.element }
  /// The constraint's element.
  func element(ofConstraint id: ObjectID) -> XMLElement? { constraints[id]?.element }
  /// The view whose list the constraint stands in.
  func owner(of constraint: ObjectID) -> ObjectID? { constraints[constraint].map { ids[$0.owner] } }
  /// The element around an element.
  func parent(of element: XMLElement) -> XMLElement? { parents[ObjectIdentifier(element)] }
  /// True if an element is `outer` or stands within it.
  func contains(_ element: XMLElement, in outer: XMLElement) -> Bool {
    outer.places.whole.contains(element.places.head.lowerBound)
  }

  /// Where an attribute of an object stands: in its default variation, if that has it, for what that says counts.
  func holder(of attribute: String, in element: XMLElement) -> XMLElement {
    element.children.last {
      $0.name == "variation" && $0["key"] == "default" && $0[attribute] != nil
    } ?? element
  }

  /// How a file's guides spell an anchor of a region; nil if none of them does.
  func guideSide(_ side: AnchoredItem) -> (item: String, attribute: String)? {
    guard let index = places[side.item.owner] else { return nil }
    for (id, guide) in tree.guides.sorted(by: { $0.key < $1.key }) {
      if case .view(index, let key) = guide, Region(guideKey: key) == side.item.region {
        return (id, side.anchor.fileWord)
      }
    }
    guard index == 0, side.item.region == .safeArea else { return nil }
    switch side.anchor {
    case .top: return controllerGuide(.top).map { ($0, "bottom") }
    case .bottom: return controllerGuide(.bottom).map { ($0, "top") }
    default: return nil
    }
  }

  private func controllerGuide(_ wanted: SceneGuide) -> String? {
    tree.guides.sorted { $0.key < $1.key }.first { _, guide in
      switch (guide, wanted) {
      case (.top, .top), (.bottom, .bottom): true
      default: false
      }
    }?.key
  }
}

/// Identifiers for what comes into a file, each other than all that the file has.
struct NewIdentifiers {
  private let map: SceneMap
  private var taken: Set<String> = []
  private var views: [ObjectID: String] = [:]

  init(_ map: SceneMap) {
    self.map = map
    map.document.root.forEach { element in
      if let id = element["id"] { taken.insert(id) }
    }
  }

  /// The identifier of a view, be it in the file or coming into it.
  mutating func view(_ id: ObjectID) -> String {
    if let known = map.object(id)?.element["id"] ?? views[id] { return known }
    let fresh = free(for: .view, id)
    views[id] = fresh
    return fresh
  }

  /// A free identifier for something that comes into the file.
  mutating func free(for kind: ObjectKind, _ object: ObjectID) -> String {
    var attempt = 0
    while true {
      let word = FileIdentifier.of(kind, object, in: map.scene, attempt: attempt)
      if taken.insert(word).inserted { return word }
      attempt += 1
    }
  }
}
