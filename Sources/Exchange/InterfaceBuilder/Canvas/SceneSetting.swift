import DesignModel

/// Where a scene stands on the canvas: its file's header, its bars, the size and kind of its root.
struct SceneSetting: Sendable {
  /// The file's header.
  let header: DocumentHeader
  /// The bars around the root.
  let bars: SimulatedBars
  /// True for the view of a controller, false for a view of its own (in a xib, or beside a scene).
  ///
  /// Launch screens of their own count as a controller's from 8000 on (13 of 14; 1 of 1 before did not).
  let isOfController: Bool
  /// True for a view of its own that a xib's owner has for its view, or that is shown at launch.
  let isOfOwner: Bool
  /// The root's class, as `view` or `tableViewCell`.
  let rootClass: String
  /// Points between the recorded root's upper edge and its screen's.
  let top: Double
  /// The root's recorded size in points.
  let size: Size

  /// True if the root is a cell or a supplementary view.
  var isCell: Bool { SceneObject.cellClasses.contains(rootClass) }

  /// True if the root is no root like any other on the canvas: a row of a table, whose content has margins of its own,
  /// and before 13000 any cell and supplementary view.
  ///
  /// From 13000 on the latter have a root's margins (77 of 77 at the sides, in 5 repositories) and its safe area (43 of
  /// 43, in 11; seen from 13772 to 24743).
  var isRow: Bool { rootClass == "tableViewCell" || isCell && header.plugIn < 13000 }

  /// True if the root fills the canvas device.
  var fillsDevice: Bool { header.canvasSize == size }

  /// What an inset group of a table leaves at either side of its rows, in points: 256 of 262 rows that have a frame of it,
  /// in 13 repositories; 16, or 20 where the content of cells is wide.
  var groupInset: Double {
    let width = header.canvasSize?.width ?? size.width
    return width >= CanvasTables.wideScreenFrom[header.plugIn]
      ? CanvasTables.wideContentSide : CanvasTables.contentSide[header.plugIn]
  }
}
