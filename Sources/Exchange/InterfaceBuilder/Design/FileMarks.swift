import DesignModel

extension InterfaceBuilderScene {
  /// Says on a view what the file says of its part in the app.
  func setMarks(of object: SceneObject, in tree: SceneTree, on attributes: inout Attributes) {
    if connected.contains(object.id.text) { attributes[.connected] = .flag(true) }
    attributes[.customClass] = object.element["customClass"].map { .text($0) }
    if object.className == "button", let type = object["buttonType"],
      CanvasTables.symbolButtons.contains(type)
    {
      attributes[.systemSymbol] = .text(type)
    }
    attributes[.repainted] = object.repainting.map { .text($0.rawValue) }
    if object.className == "view", object.sendsActions { attributes[.acts] = .flag(true) }
    if object.className == "button", object["contentHorizontalAlignment"] ?? "center" != "center" {
      attributes[.titleAside] = .flag(true)
    }
    if object.parent == nil { attributes.tintOfFile = setting.header.tint }
    if object.keepsFont(with: attributes), !tree.isOfStandardCell(object) {
      attributes[.fontSetOnce] = .flag(true)
    }
    if object.isCell, tree.fills(object) { attributes[.prototype] = .flag(true) }
  }
}

extension SceneObject {
  /// The attribute by which a file says that a text follows a change of the text size while the app runs; it has none for
  /// buttons.
  static let following = "adjustsFontForContentSizeCategory"

  /// True for a text in a text style that doesn't follow such a change.
  fileprivate func keepsFont(with attributes: Attributes) -> Bool {
    className != "button" && FontTraits(.label, attributes).style != nil && self[Self.following] != "YES"
  }

  /// True for a view that runs a method when it is used.
  fileprivate var sendsActions: Bool {
    element.child("connections")?.children.contains { $0.name == "action" } ?? false
  }

  /// What gives the view other colours than those of its elements `color`; nil for nothing.
  fileprivate var repainting: Repainting? {
    if className == "visualEffectView" { return .effect }
    if element["enabled"] == "NO" { return .disabled }
    if element["selected"] == "YES" { return .selected }
    let state = element.child("state", key: "normal")
    if state?["backgroundImage"] != nil { return .backgroundImage }
    if element.attributedText != nil || state?.attributedText != nil { return .attributedText }
    let runtime = element.child("userDefinedRuntimeAttributes")?.children ?? []
    if runtime.contains(where: { $0["type"] == "color" }) { return .runtimeAttribute }
    if let configuration = element.child("buttonConfiguration") {
      return configuration.hasOwnBackground ? .configuredBackground : nil
    }
    let isCustom = className == "button" && (element["buttonType"] ?? "custom") == "custom"
    return isCustom ? .whiteTitle : nil
  }
}

extension XMLElement {
  /// True for a button's configuration that names a colour or an image for what lies under the title.
  fileprivate var hasOwnBackground: Bool {
    let background = child("backgroundConfiguration", key: "background")
    return child("color", key: "baseBackgroundColor") != nil
      || background?.child("color", key: "backgroundColor") != nil || background?["image"] != nil
  }
}

extension SceneTree {
  /// True for a text of a cell in one of UIKit's styles, which follows the text size by itself.
  fileprivate func isOfStandardCell(_ object: SceneObject) -> Bool {
    guard let content = object.parent, let cell = objects[content].parent else { return false }
    return ["textLabel", "detailTextLabel"].contains { objects[cell].element[$0] == object.id.text }
  }

  /// True for a cell that is filled again and again: one of a file of its own, or of a list whose rows aren't given one by
  /// one.
  fileprivate func fills(_ cell: SceneObject) -> Bool {
    cell.parent.map { objects[$0]["dataMode"] != "static" } ?? true
  }
}
