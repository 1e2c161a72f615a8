import DesignModel

extension XMLNode {
  /// A colour of a key, as Xcode writes it.
  init(color: ColorText, key: String?) {
    if let name = color.name {
      self.init("color", [("key", key), (color.isOfSystem ? "systemColor" : "name", name)])
      return
    }
    let value = color.value ?? 0
    let parts = [24, 16, 8, 0].map { (Double(value >> $0 & 0xFF) / 255).spelledForXML }
    self.init(
      "color",
      [
        ("key", key), ("red", parts[0]), ("green", parts[1]), ("blue", parts[2]), ("alpha", parts[3]),
        ("colorSpace", "custom"), ("customColorSpace", "sRGB"),
      ])
  }

  /// A user-defined runtime attribute that is a number.
  init(runtime path: String, _ number: Double) {
    self.init(
      "userDefinedRuntimeAttribute", [("type", "number"), ("keyPath", path)],
      children: [XMLNode("real", [("key", "value"), ("value", number.spelledForXML)])])
  }

  /// The attributes that name an image.
  static func image(_ name: String) -> [(String, String?)] {
    let prefix = "symbol:"
    guard name.hasPrefix(prefix) else { return [("image", name)] }
    return [("image", String(name.dropFirst(prefix.count))), ("catalog", "system")]
  }

  /// The values of the app's own colours that views name, for a document's resources; nil for none.
  static func resources(of views: [View]) -> XMLNode? {
    var known: Set<String> = []
    var nodes: [XMLNode] = []
    for view in views {
      for entry in view.attributes.entries where entry.attribute.form(for: view.kind) == .color {
        guard let color = view.attributes.color(entry.attribute), let name = color.name, !color.isOfSystem,
          let value = color.value, known.insert(name).inserted
        else { continue }
        nodes.append(
          XMLNode(
            "namedColor", [("name", name)], children: [XMLNode(color: ColorText(value: value), key: nil)]))
      }
    }
    return nodes.isEmpty ? nil : XMLNode("resources", [], children: nodes)
  }
}
