import DesignModel

extension SceneObject {
  /// The colour of a key, in a state that of the button's configuration where it has one: that comes before the state's.
  func color(_ key: String, isInState: Bool) -> AttributeValue? {
    let holders = isInState ? [element.child("buttonConfiguration"), normalState] : [element]
    let keys = isInState ? ["baseForegroundColor", key] : [key]
    return zip(holders, keys).lazy.compactMap { $0?.child("color", key: $1)?.color }.first
      .map { .text($0.spelled) }
  }

  /// The name of the image that the view shows.
  func imageName(isInState: Bool) -> AttributeValue? {
    let holders = isInState ? [normalState, element.child("buttonConfiguration")] : [element]
    for holder in holders.compactMap(\.self) {
      let reference = holder.child("imageReference", key: "image")
      if let name = holder["image"] ?? reference?["image"] {
        let isOfSystem = (holder["catalog"] ?? reference?["catalog"]) == "system"
        return .text(isOfSystem ? "symbol:\(name)" : name)
      }
    }
    return nil
  }

  private var normalState: XMLElement? { element.child("state", key: "normal") }

  /// The number that a user-defined runtime attribute of one of these paths gives.
  func runtimeNumber(_ paths: [String]) -> Double? {
    runtimeAttribute(paths)?.children.lazy.filter { $0["key"] == "value" }
      .compactMap { Double(attribute: $0["value"]) }.first
  }

  /// The text that a user-defined runtime attribute of one of these paths gives.
  func runtimeText(_ paths: [String]) -> String? {
    guard let attribute = runtimeAttribute(paths), ["string", "localizedString"].contains(attribute["type"])
    else {
      return nil
    }
    return attribute["value"]
  }

  /// The first user-defined runtime attribute of one of these paths, the earlier path first.
  func runtimeAttribute(_ paths: [String]) -> XMLElement? {
    let all = element.child("userDefinedRuntimeAttributes")?.children ?? []
    return paths.lazy.compactMap { path in all.first { $0["keyPath"] == path } }.first
  }
}

extension XMLElement {
  /// The colour that an element `color` spells, taken as one of the sRGB space; of a pattern nobody but the app knows it.
  var color: ColorText? {
    if self["patternImage"] != nil { return ColorText("pattern", value: nil) }
    if let name = self["name"] { return ColorText(name, value: ownValue) }
    let words = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"].compactMap {
      self[$0]
    }
    for word in words {
      if let color = ColorText(system: word) { return color }
    }
    return ownValue.map { ColorText(value: $0) } ?? words.first.map { ColorText($0, value: nil) }
  }

  private var ownValue: UInt32? {
    func part(_ name: String) -> UInt32? {
      Double(attribute: self[name]).map { UInt32((min(1, max(0, $0)) * 255).rounded()) }
    }
    let opacity = part("alpha") ?? 255
    if let white = part("white") { return white << 24 | white << 16 | white << 8 | opacity }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
    return red << 24 | green << 16 | blue << 8 | opacity
  }
}
