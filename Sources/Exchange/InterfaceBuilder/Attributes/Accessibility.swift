import DesignModel

extension SceneObject {
  /// What the file says of the view to assistive technologies.
  func accessibility(_ part: AccessibilityPart) -> AttributeValue? {
    let spoken = element.accessibility
    switch part {
    case .text(let name): return (spoken?[name] ?? runtimeText(part.runtimePaths)).map { .text($0) }
    case .isElement: return spoken?.isElement?["value"].map { .flag($0 == "YES") }
    case .traits:
      guard let traits = spoken?.traits else { return nil }
      let words = AccessibilityTrait.words.filter(traits.isYes)
      return words.isEmpty ? nil : .text(words.joined(separator: ","))
    }
  }
}

extension AccessibilityPart {
  /// The paths of user-defined runtime attributes that set the same: those of UIKit's properties, as `accessibilityLabel`.
  var runtimePaths: [String] {
    guard case .text(let name) = self else { return [] }
    return ["accessibility" + name.prefix(1).uppercased() + name.dropFirst()]
  }
}

extension XMLElement {
  /// What a view's element says to assistive technologies.
  var accessibility: XMLElement? { child("accessibility", key: "accessibilityConfiguration") }
  /// The traits in it.
  var traits: XMLElement? { child("accessibilityTraits", key: "traits") }
  /// In it, whether the view is met at all.
  var isElement: XMLElement? { child("bool", key: "isElement") }
}

extension XMLNode {
  /// What a view says to assistive technologies; nil where it says nothing.
  init?(accessibility attributes: Attributes, of kind: ViewKind) {
    var node = XMLNode("accessibility", [("key", "accessibilityConfiguration")])
    var parts: [XMLNode] = []
    for row in AttributeTable.rows(of: kind) {
      guard case .accessibility(let part, _) = row.spelling, let value = attributes[row.attribute] else {
        continue
      }
      switch part {
      case .text(let name): node.attributes.append((name, value.spelled))
      case .traits: parts.append(XMLNode(traits: value))
      case .isElement: parts.append(XMLNode(isElement: value))
      }
    }
    if parts.isEmpty, node.attributes.count == 1 { return nil }
    // Xcode sorts them by name.
    node.attributes[1...].sort { $0.name < $1.name }
    for part in parts { node.append(part) }
    self = node
  }

  /// The traits of a view.
  init(traits value: AttributeValue) {
    let words = value.spelled.split(separator: ",").map { (String($0), Optional("YES")) }
    self.init("accessibilityTraits", [("key", "traits")] + words)
  }

  /// Whether a view is met by assistive technologies.
  init(isElement value: AttributeValue) {
    self.init("bool", [("key", "isElement"), ("value", value == .flag(true) ? "YES" : "NO")])
  }
}
