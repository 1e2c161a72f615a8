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
    if object.isCell, tree.fills(object) { attributes[.prototype] = .flag(true) }
  }
}

extension SceneTree {
  /// True for a cell that is filled again and again: one of a file of its own, or of a list whose rows aren't given one by
  /// one.
  fileprivate func fills(_ cell: SceneObject) -> Bool {
    cell.parent.map { objects[$0]["dataMode"] != "static" } ?? true
  }
}
