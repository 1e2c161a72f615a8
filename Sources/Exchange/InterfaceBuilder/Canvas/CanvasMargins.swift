import DesignModel

/// The margins of a root on a canvas, where the engine's rules for current systems differ.
struct CanvasMargins {
  let setting: SceneSetting
  let tree: SceneTree

  /// The margins that the root has before its safe area is added; nil where the engine knows them.
  var ofRoot: EdgeInsets? {
    let object = tree.objects[0]
    let own = object.sides(of: .layoutMargins)
    // A stack lays out edge to edge unless the file says otherwise (5 of 5).
    if object.className == "stackView", !object.isYes("layoutMarginsRelativeArrangement") { return own }
    return root(own)
  }

  /// The root's margins: sides by version and width, and what the file gives where that is more.
  private func root(_ own: EdgeInsets?) -> EdgeInsets {
    let base = rootBase
    guard let own else { return base }
    guard setting.header.plugIn >= 13000, !setting.isRow else { return own }
    return EdgeInsets(
      top: own.top, left: max(own.left, base.left), bottom: own.bottom, right: max(own.right, base.right))
  }

  private var rootBase: EdgeInsets {
    let plugIn = setting.header.plugIn
    if setting.isRow { return EdgeInsets(all: 8) }
    guard setting.isOfController || CanvasTables.rootHasSideMargins[plugIn] else { return EdgeInsets(all: 8) }
    let side = CanvasTables.rootSide(width: setting.size.width, plugIn)
    let ends = tree.objects[0].isYes("preservesSuperviewLayoutMargins") ? CanvasTables.preservedEnds : 0
    return EdgeInsets(top: ends, left: side, bottom: ends, right: side)
  }
}
