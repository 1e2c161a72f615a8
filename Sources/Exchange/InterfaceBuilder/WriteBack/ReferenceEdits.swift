import DesignModel

extension SceneEdits {
  /// What the rest of the file says of objects that go: it goes too where that is safe, else they are refused.
  mutating func editReferences() {
    let gone = goneObjects()
    if gone.isEmpty { return }
    var holders: [String: RemovedObject] = [:]
    for object in gone {
      object.element.forEach { if let id = $0["id"] { holders[id] = object } }
    }
    for object in movedOut() { object.forEach { if let id = $0["id"] { holders[id] = nil } } }
    var found: [(element: XMLElement, attribute: XMLElement.Attribute, object: RemovedObject)] = []
    map.document.root.forEach { element in
      for attribute in element.attributes where attribute.name != "id" {
        if let object = holders[attribute.value] { found.append((element, attribute, object)) }
      }
    }
    for (element, attribute, object) in found where !isGone(element) {
      settle(element, attribute, object: object)
    }
  }

  /// A view or constraint whose element goes.
  private struct RemovedObject {
    let kind: ObjectKind
    let key: String
    let element: XMLElement
  }

  private func goneObjects() -> [RemovedObject] {
    let views = before.views.filter { after.view($0.id) == nil }.compactMap { view in
      map.element(view.id).map { RemovedObject(kind: .view, key: view.key, element: $0) }
    }
    let constraints = before.constraints.filter { after.constraint($0.id) == nil }.compactMap { constraint in
      map.element(ofConstraint: constraint.id).map {
        RemovedObject(kind: .constraint, key: constraint.key, element: $0)
      }
    }
    return views + constraints
  }

  /// Elements of views that stay, out of views that go.
  private func movedOut() -> [XMLElement] {
    after.views.compactMap { view in map.element(view.id).flatMap { edits.removes($0) ? $0 : nil } }
  }

  /// True for an element that goes, by itself or with one around it that goes for good.
  private func isGone(_ element: XMLElement) -> Bool {
    let moved = movedOut()
    var current: XMLElement? = element
    while let step = current {
      if moved.contains(where: { $0 === step }) { return false }
      if edits.removes(step) { return true }
      current = map.parent(of: step)
    }
    return false
  }

  private mutating func settle(
    _ element: XMLElement, _ attribute: XMLElement.Attribute, object: RemovedObject
  ) {
    switch (element.name, attribute.name) {
    case ("exclude", "reference"), ("include", "reference"):
      edits.remove(element)
      guard let mask = map.parent(of: element) else { return }
      thinned.append(mask)
      if let variation = map.parent(of: mask), variation.attributes.count == 1 { thinned.append(variation) }
    case ("constraint", "firstItem"), ("constraint", "secondItem"):
      // One that the design doesn't have, such as a placeholder.
      edits.remove(element)
      if let list = map.parent(of: element) { thinned.append(list) }
    case ("outlet", "destination"), ("outletCollection", "destination"):
      refuse(
        object.kind, object.key,
        reason:
          "the outlet '\(element["property"] ?? "")' on line \(element.line) leads to it; disconnect that first"
      )
    default:
      refuse(object.kind, object.key, reason: "<\(element.name)> on line \(element.line) speaks of it")
    }
  }
}
