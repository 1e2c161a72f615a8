import DesignModel

/// The layout margins that Interface Builder gave views where the engine's rules for current systems differ.
struct CanvasMargins {
  let setting: SceneSetting
  let tree: SceneTree

  /// Sets what a view's margins are on the canvas.
  func set(on attributes: inout Attributes, of index: Int) {
    attributes[.layoutMargins] = margins(of: index).map { .insets($0) }
    // A cell's margins are settled above; before 13000 there were no safe areas to add.
    if tree.objects[index].className == "tableViewCellContentView" { attributes[.preservesMargins] = nil }
    if setting.header.plugIn < 13000 || tree.isCutOff(index) {
      attributes[.insetsMarginsFromSafeArea] = .flag(false)
    }
  }

  /// Sets the margins that a collection's cells have where the file gives none.
  static func setCellMargins(on attributes: inout Attributes) {
    if attributes[.layoutMargins] == nil { attributes[.layoutMargins] = .insets(EdgeInsets(all: 8)) }
  }

  /// The margins that a view has on the canvas before its safe area is added; nil where the engine knows them.
  func margins(of index: Int) -> EdgeInsets? {
    let object = tree.objects[index]
    let own = Self.explicit(object)
    if object.className == "tableViewCellContentView" {
      let base = contentView(index)
      // A preserving content view never goes below its cell's margins.
      guard let own, object.isYes("preservesSuperviewLayoutMargins") else { return own ?? base }
      return EdgeInsets(
        top: max(own.top, base.top), left: max(own.left, base.left), bottom: max(own.bottom, base.bottom),
        right: max(own.right, base.right))
    }
    if let own { return own }
    if index == 0 { return root }
    // The engine's cell is a cell's content; a cell itself has the margins of any view.
    return ViewKind(className: object.className) == .tableCell ? EdgeInsets(all: 8) : nil
  }

  /// The margins that the file gives the view.
  static func explicit(_ object: SceneObject) -> EdgeInsets? {
    object.sides(of: .layoutMargins)
  }

  /// A controller's root has 16 at its sides, 20 from 414 points on; so has a view of its own from 13000 on.
  private var root: EdgeInsets {
    let side: Double = setting.size.width >= 414 ? 20 : 16
    if setting.isOfController {
      if setting.header.deviceID == nil {
        let old: Double = setting.header.plugIn < 8000 ? 16 : 20
        return EdgeInsets(left: old, right: old)
      }
      return EdgeInsets(left: side, right: side)
    }
    if setting.header.plugIn >= 13000, !setting.isCell {
      let ends: Double = tree.objects[0].isYes("preservesSuperviewLayoutMargins") ? 8 : 0
      return EdgeInsets(top: ends, left: side, bottom: ends, right: side)
    }
    return EdgeInsets(all: 8)
  }

  /// A cell's content view: 8 before 13000; then 11 above and below, the sides by version, device and width.
  private func contentView(_ index: Int) -> EdgeInsets {
    let plugIn = setting.header.plugIn
    if plugIn < 13000 { return EdgeInsets(all: 8) }
    guard let cell = tree.objects[index].parent else { return EdgeInsets(all: 8) }
    let cellWidth = tree.objects[cell].recorded?.width ?? 0
    if plugIn < 14700 {
      let side: Double = cellWidth >= 414 ? 20 : 16
      return EdgeInsets(top: 11, left: side, bottom: 10.5, right: side)
    }
    let table = tree.objects[cell].parent
    let tableWidth = table.flatMap { tree.objects[$0].recorded?.width } ?? cellWidth
    let isWide = (setting.header.canvasSize?.width ?? 0) >= 390 && tableWidth > 320
    let side: Double = isWide ? 20 : plugIn < 16500 ? 15 : 16
    let accessory = tree.objects[cell]["accessoryType"] ?? "none"
    return EdgeInsets(top: 11, left: side, bottom: 11, right: accessory == "none" ? side : 8)
  }
}
