/// What the objects of a document are called in its text.
///
/// A name is a label or an outlet that people gave, where no other object of the scene has the same, else the kind and the
/// identifier: so that a line stays as it is when its neighbours change.
struct TextNames {
  private var objects: [String: Known] = [:]
  private var scenes: [String] = []

  private struct Known {
    let element: XMLElement
    let scene: Int
    let owner: String?
    var wish: String?
    var isShared = false
  }

  /// The names of a document's objects.
  init(_ root: XMLElement) {
    var outlets: [Wish: String] = [:]
    var sceneElements: [XMLElement] = []
    root.child("scenes")?.children.forEach { sceneElements.append($0) }
    for (index, part) in (sceneElements.isEmpty ? [root] : sceneElements).enumerated() {
      part.forEach { element in
        guard element.name == "outlet", let target = element["destination"],
          let property = element["property"], !Self.roles.contains(property)
        else { return }
        let wish = Wish(scene: index, word: target)
        if outlets[wish] == nil { outlets[wish] = property }
      }
      visit(part, in: index, of: nil, outlets)
    }
    shareNames()
    scenes = Self.names(of: sceneElements)
  }

  /// A word in a scene: a name, or an identifier.
  private struct Wish: Hashable {
    let scene: Int
    let word: String
  }

  /// Outlets that say what an object does for another, not what it is.
  private static let roles: Set = ["delegate", "dataSource", "view", "searchDisplayController"]

  private mutating func visit(
    _ element: XMLElement, in scene: Int, of owner: String?, _ outlets: [Wish: String]
  ) {
    var owner = owner
    if let id = element["id"], objects[id] == nil {
      let wish = Self.wish(
        element, in: owner, outlet: outlets[Wish(scene: scene, word: id)], objects)
      objects[id] = Known(element: element, scene: scene, owner: owner, wish: wish)
      owner = id
    }
    for child in element.children { visit(child, in: scene, of: owner, outlets) }
  }

  private static func wish(
    _ element: XMLElement, in owner: String?, outlet: String?, _ objects: [String: Known]
  ) -> String? {
    if ["constraint", "outlet", "outletCollection", "action", "segue"].contains(element.name) { return nil }
    let holder = owner.flatMap { objects[$0] }
    if element["key"] == "view", holder?.element.name.hasSuffix("ontroller") ?? false { return "root" }
    if let role = element["placeholderIdentifier"], role.hasPrefix("IB") {
      return SceneNames.word(String(role.dropFirst(2)))
    }
    let label = element["userLabel"] ?? element.child(key: "userLabel")?.text
    if let wish = label.flatMap(SceneNames.word) ?? outlet.flatMap(SceneNames.word) { return wish }
    switch element.name {
    case "viewControllerLayoutGuide": return element["type"].map { "\($0)LayoutGuide" }
    case "viewLayoutGuide":
      guard let key = element["key"] else { return nil }
      // In the root of a scene or a xib it is called as designs call it.
      if holder?.wish == "root" || holder?.owner == nil { return key }
      return holder?.wish.map { "\($0).\(key)" }
    default: return nil
    }
  }

  /// Finds names that several objects of a scene would have.
  private mutating func shareNames() {
    var counts: [Wish: Int] = [:]
    for known in objects.values {
      if let wish = known.wish { counts[Wish(scene: known.scene, word: wish), default: 0] += 1 }
    }
    for (id, known) in objects {
      if let wish = known.wish { objects[id]?.isShared = counts[Wish(scene: known.scene, word: wish)]! > 1 }
    }
  }

  /// What scenes are called: as their storyboard identifiers say, or their classes.
  private static func names(of scenes: [XMLElement]) -> [String] {
    let firsts = scenes.map { scene in
      scene.child("objects")?.children.first { $0.name != "placeholder" }
    }
    let wishes = firsts.map { $0?["storyboardIdentifier"] ?? $0?["customClass"] }
    let counts = wishes.compactMap(\.self).reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    return scenes.indices.map { index in
      let id = TextWord(scenes[index]["sceneID"] ?? "").text
      guard let wish = wishes[index] else { return "\(firsts[index]?.name ?? "scene") \(id)" }
      return counts[wish] == 1 ? TextWord(wish).text : "\(TextWord(wish).text) \(id)"
    }
  }

  /// The name of a scene by its place among them.
  func scene(_ index: Int) -> String { scenes[index] }

  /// The name of an object that has one: `title`.
  func name(_ id: String) -> String? {
    objects[id].flatMap { known in
      known.wish.map { known.isShared ? "\($0)-\(TextWord(id).text)" : $0 }
    }
  }

  /// An object by its name, or by its kind and its identifier; the identifier of what isn't there.
  func item(_ id: String) -> String {
    if let name = name(id) { return name }
    return objects[id].map { "\($0.element.name) \(TextWord(id).text)" } ?? TextWord(id).text
  }

  /// An object with its kind: `label title`.
  func words(_ id: String) -> String {
    guard let known = objects[id], let name = name(id) else { return item(id) }
    return "\(known.element.name) \(name)"
  }

  /// An object as one of a scene refers to it, or the document, which is in none; nil for what is no object.
  func reference(to id: String, from scene: Int?) -> String? {
    objects[id].map { known in
      known.scene == scene || scenes.isEmpty ? words(id) : "\(words(id)) of \(scenes[known.scene])"
    }
  }
}
