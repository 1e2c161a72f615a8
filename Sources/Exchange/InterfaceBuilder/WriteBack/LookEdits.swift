import DesignModel

extension SceneEdits {
  /// Puts another colour in the place of the file's, or takes that away.
  mutating func setColor(_ value: AttributeValue?, _ key: String, isInState: Bool, on object: SceneObject) {
    let node = value.flatMap { ColorText($0.spelled) }.map { XMLNode(color: $0, key: key) }
    let configuration = object.element.child("buttonConfiguration")
    let configured = isInState ? configuration?.child("color", key: "baseForegroundColor") : nil
    guard let holder = isInState ? object.element.child("state", key: "normal") : object.element else {
      if let node {
        var state = XMLNode("state", [("key", "normal")])
        state.append(node)
        insert(state, into: object.element)
      }
      if let configured { edits.remove(configured) }
      return
    }
    if let configured { edits.remove(configured) }
    let old = holder.child("color", key: key)
    if let node {
      if old == nil, !isInState {
        insert(node, into: holder)
      } else {
        edits.insert(.element(node), into: holder, after: old ?? holder.children.last)
      }
    }
    if let old { edits.remove(old) }
  }

  /// Names another image, or none.
  mutating func setImage(_ value: AttributeValue?, isInState: Bool, on object: SceneObject) {
    let names = value.map { XMLNode.image($0.spelled) } ?? []
    func word(_ name: String) -> String? { names.first { $0.0 == name }?.1 }
    let states = [object.element.child("state", key: "normal"), object.element.child("buttonConfiguration")]
    let holders = isInState ? states.compactMap(\.self) : [object.element]
    guard let holder = holders.first(where: { $0["image"] != nil }) ?? holders.first else {
      insert(XMLNode("state", [("key", "normal")] + names), into: object.element)
      return
    }
    if let reference = holder.child("imageReference", key: "image") { edits.remove(reference) }
    for name in ["image", "catalog"] {
      edits.set(
        name, of: holder, to: word(name),
        before: ["catalog", "translatesAutoresizingMaskIntoConstraints", "id"])
    }
  }

  /// Sets a number among the user-defined runtime attributes.
  mutating func setRuntime(_ value: AttributeValue?, _ paths: [String], on object: SceneObject) {
    let list = object.element.child("userDefinedRuntimeAttributes")
    let old = object.runtimeAttribute(paths)
    guard case .number(let number)? = value else {
      if let old { edits.remove(old) }
      if let list { thinned.append(list) }
      return
    }
    if let child = old?.children.first(where: { $0["key"] == "value" && $0["value"] != nil }) {
      edits.set("value", of: child, to: number.spelledForXML, before: [])
      return
    }
    if let old { edits.remove(old) }
    let node = XMLNode(runtime: paths[0], number)
    if let list {
      edits.insert(.element(node), into: list, after: list.children.last)
    } else {
      insert(XMLNode("userDefinedRuntimeAttributes", [], children: [node]), into: object.element)
    }
  }
}
