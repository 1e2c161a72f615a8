extension XMLElement {
  /// What says which of its parent's elements this is, where it has no identifier; nil for one that is known by its place
  /// only, as a segment is.
  var nameInParent: String? {
    if let key = self["key"] { return "key=\(key)" }
    for attribute in ["reference", "keyPath", "identifier", "name", "className", "placeholderIdentifier"] {
      if let value = self[attribute] { return "\(name) \(attribute)=\(value)" }
    }
    return nil
  }

  /// The identifier of an object; a device's names a model.
  var objectID: String? {
    if name == "scene", let id = self["sceneID"] { return "scene \(id)" }
    return name == "device" || name == "adaptation" ? nil : self["id"]
  }

  /// Which of its parent's properties this is the value of, where there can be but one; nil for what a list holds.
  var slot: String? {
    if let key = self["key"] { return key }
    return name == "outlet" ? self["property"].map { "outlet \($0)" } : nil
  }

  /// True for what holds others and says nothing itself.
  var isContainer: Bool {
    text.isEmpty && attributes.allSatisfy { $0.name == "key" } && !Self.emptyValues.contains(name)
  }

  /// What says something by being there.
  private static let emptyValues: Set = ["nil", "accessibilityTraits", "color"]

  /// True for text between elements: all that is within is one value.
  var isMixed: Bool { !text.isEmpty && !children.isEmpty }
}
