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
    // A collection places its cells itself (2 of 2).
    if tree.objects[index].className == "collectionViewCell" { attributes[.preservesMargins] = nil }
    // A scroll view's content begins below its insets, so that what preserves its margins doesn't meet them (6 views).
    let isScroll = tree.objects[index].className == "scrollView"
    if setting.header.plugIn < 13000 || isScroll || tree.isCutOff(index) {
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
    if object.className == "tableViewCellContentView" { return contentView(index, own) }
    // A stack lays out edge to edge unless the file says otherwise (5 of 5).
    if index == 0, object.className == "stackView", !object.isYes("layoutMarginsRelativeArrangement") {
      return own
    }
    if index == 0 { return root(own) }
    if let own { return own }
    // The engine's cell is a cell's content; a cell itself has the margins of any view.
    return ViewKind(className: object.className) == .tableCell ? EdgeInsets(all: 8) : nil
  }

  /// The margins that the file gives the view.
  static func explicit(_ object: SceneObject) -> EdgeInsets? {
    object.sides(of: .layoutMargins)
  }

  /// The root's margins: sides by version and width, and what the file gives where that is more.
  private func root(_ own: EdgeInsets?) -> EdgeInsets {
    let base = rootBase
    guard let own else { return base }
    guard setting.header.plugIn >= 13000, !setting.isCell else { return own }
    return EdgeInsets(
      top: own.top, left: max(own.left, base.left), bottom: own.bottom, right: max(own.right, base.right))
  }

  private var rootBase: EdgeInsets {
    let plugIn = setting.header.plugIn
    if setting.isCell {
      let side = CanvasTables.rootCellSide[plugIn]
      return EdgeInsets(top: 8, left: side, bottom: 8, right: side)
    }
    guard setting.isOfController || CanvasTables.rootHasSideMargins[plugIn] else { return EdgeInsets(all: 8) }
    let side = CanvasTables.rootSide(width: setting.size.width, plugIn)
    let ends = tree.objects[0].isYes("preservesSuperviewLayoutMargins") ? CanvasTables.preservedEnds : 0
    return EdgeInsets(top: ends, left: side, bottom: ends, right: side)
  }

  /// A cell's content view: never less than the system's own margins from 13000 on, nor than its cell's where it
  /// preserves them.
  private func contentView(_ index: Int, _ own: EdgeInsets?) -> EdgeInsets {
    let object = tree.objects[index]
    let preserves = object.isYes("preservesSuperviewLayoutMargins")
    var result = contentBase(index)
    if let own, !preserves, !CanvasTables.explicitMarginsWiden[setting.header.plugIn] { result = own }
    if let own { result = Self.widest(result, own) }
    let cell = object.parent.flatMap { Self.explicit(tree.objects[$0]) }
    if preserves, let cell { result = Self.widest(result, cell) }
    return result
  }

  private static func widest(_ one: EdgeInsets, _ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(one.top, other.top), left: max(one.left, other.left), bottom: max(one.bottom, other.bottom),
      right: max(one.right, other.right))
  }

  /// The system's own margins of a cell's content, by version, device, width and accessory.
  private func contentBase(_ index: Int) -> EdgeInsets {
    let plugIn = setting.header.plugIn
    guard plugIn >= 13000, let cell = tree.objects[index].parent else { return EdgeInsets(all: 8) }
    let side = contentSide(cell)
    let accessory = tree.objects[cell]["accessoryType"] ?? "none"
    return EdgeInsets(
      top: CanvasTables.contentTop[plugIn], left: side, bottom: CanvasTables.contentBottom[plugIn],
      right: plugIn < 14700 || accessory == "none" ? side : CanvasTables.contentSideByAccessory)
  }

  private func contentSide(_ cell: Int) -> Double {
    let plugIn = setting.header.plugIn
    let width = tree.objects[cell].frame?.width ?? 0
    let tableWidth = tree.objects[cell].parent.flatMap { tree.objects[$0].frame?.width } ?? width
    let isWide =
      plugIn < 14700
      ? width >= 414 : (setting.header.canvasSize?.width ?? 0) >= 390 && tableWidth > 320
    if isWide { return CanvasTables.wideContentSide }
    let isRounded = setting.header.device.map { $0.isRounded && $0.idiom == .phone } ?? false
    return (isRounded ? CanvasTables.roundedContentSide : CanvasTables.contentSide)[plugIn]
  }
}
