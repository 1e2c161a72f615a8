import DesignModel

extension SettledScreen {
  /// The margins that a canvas gives a view before the safe area is added; nil where it has no customs of its own.
  func marginsOnCanvas(of view: Int, cellWidth: Double?) -> EdgeInsets? {
    guard let canvas = environment.canvas else { return nil }
    if view == 0 { return canvas.rootMargins }
    guard tree.kinds[view] == .tableCell else { return nil }
    return contentMargins(of: view, cellWidth ?? environment.size.width, canvas.cells)
  }

  /// Whether a view's margins hold its safe area; those of a scroll view on a canvas never do.
  func addsSafeArea(_ view: Int) -> Bool {
    guard traits[view].addsSafeArea else { return false }
    return environment.canvas.map { $0.marginsHoldSafeAreas && !tree.isScroll[view] } ?? true
  }

  /// A cell's content has the system's margins, which what the cell and the content say may widen.
  private func contentMargins(of view: Int, _ width: Double, _ cells: CanvasCustoms.CellMargins)
    -> EdgeInsets
  {
    let own = traits[view].layoutMargins
    let preserves = traits[view].preservesMargins
    if let own, !preserves, !cells.isLeast { return own }
    let cell = tree.parents[view]
    let side = side(inCell: cell, width, preserves: preserves, cells)
    let hasAccessory = [view, cell].contains { traits[$0].accessory != .none }
    var result = EdgeInsets(
      top: cells.top, left: side, bottom: cells.bottom, right: hasAccessory ? cells.besideAccessory : side)
    for wider in [own, preserves ? traits[cell].layoutMargins : nil].compactMap(\.self) {
      result = EdgeInsets(
        top: max(result.top, wider.top), left: max(result.left, wider.left),
        bottom: max(result.bottom, wider.bottom), right: max(result.right, wider.right))
    }
    return result
  }

  /// The margins at the sides: a cell's in a table count where the content preserves them.
  private func side(
    inCell cell: Int, _ width: Double, preserves: Bool, _ cells: CanvasCustoms.CellMargins
  ) -> Double {
    if preserves, let preserved = cells.preserved, tree.parents[cell] >= 0 { return preserved }
    return width >= cells.wideFrom ? cells.wideSide : cells.side
  }
}
