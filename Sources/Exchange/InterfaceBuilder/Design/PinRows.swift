import DesignModel

/// The constraints by which a table or a collection lays out what lies in it, in the space of its content.
///
/// Rows stand one below the other, as far apart as the file has them, which is where headers and footers of sections
/// are; each as wide as its table and as high as its content. Cells of a collection stand where the file has them.
struct PinRows {
  private let tree: SceneTree
  private let table: Int
  /// What the table holds, from top to bottom.
  private let rows: [Int]
  private let isHorizontal: Bool
  /// Whether the content of a collection's cells decides their size.
  private let sizesItself: Bool
  /// Points from a table's sides to its rows.
  private let inset: Double
  private let onCanvas: Bool
  private let relate: (Side, Side?, Relation, Double, Priority) -> Void

  /// A place of a view by its index.
  typealias Side = (view: Int, region: Region, anchor: Anchor)

  /// What lies in a table or collection, of the views that are `kept`; `groupInset` is what an inset group leaves at the
  /// sides of its rows.
  ///
  /// On the canvas rows are as wide as it recorded them, in the app as their table.
  init(
    in table: Int, of tree: SceneTree, kept: [Bool], groupInset: Double, onCanvas: Bool,
    relate: @escaping (Side, Side?, Relation, Double, Priority) -> Void
  ) {
    (self.tree, self.table, self.relate, self.onCanvas) = (tree, table, relate, onCanvas)
    inset = tree.objects[table]["style"] == "insetGrouped" ? groupInset : 0
    let layout = tree.objects[table].element.child("collectionViewFlowLayout")
    isHorizontal = layout?["scrollDirection"] == "horizontal"
    let estimate = layout?.child("size", key: "estimatedItemSize")
    sizesItself =
      layout?.isYes("automaticEstimatedItemSize") ?? false || Double(attribute: estimate?["width"]) ?? 0 > 0
    rows = tree.objects.indices.filter { index in
      tree.objects[index].parent == table && kept[index] && tree.isRow(index)
    }.sorted { (tree.objects[$0].frame?.y ?? 0, $0) < (tree.objects[$1].frame?.y ?? 0, $1) }
  }

  /// Says all of them.
  func pin() {
    let isTable = tree.objects[table].className == "tableView"
    let along: Anchor = isHorizontal ? .height : .width
    relate((table, .contentLayout, along), (table, .bounds, along), .equal, 0, .required)
    if isTable { stack() } else { rows.forEach(place) }
    if isTable, let last = rows.last {
      relate((table, .contentLayout, .bottom), (last, .bounds, .bottom), .equal, 0, .required)
    } else {
      let across: Anchor = isHorizontal ? .width : .height
      relate((table, .contentLayout, across), nil, .equal, 0, 1)
    }
  }

  /// Rows of a table.
  private func stack() {
    // Old files have frames of rows, and none of a table that constraints lay out.
    let outer = tree.objects[table].frame?.width
    var above: (row: Int, end: Double)?
    for row in rows {
      let frame = tree.objects[row].frame ?? .zero
      // A row of an inset group that is as wide as its table has the frame of another style.
      let isCell = tree.objects[row].isCell
      let isStale =
        isCell && (frame.width == outer || !onCanvas && inset == 0 && !Self.insets.contains(frame.x))
      relate(
        (row, .bounds, .left), (table, .bounds, .left), .equal, isStale ? inset : frame.x, .required)
      relate(
        (row, .bounds, .width), (table, .bounds, .width), .equal,
        isStale ? -2 * inset : outer.map { frame.width - $0 } ?? 0, .required)
      if let above {
        relate(
          (row, .bounds, .top), (above.row, .bounds, .bottom), .equal, max(0, frame.y - above.end), .required)
      } else {
        relate((row, .bounds, .top), (table, .bounds, .top), .equal, frame.y, .required)
      }
      relate(
        (row, .bounds, .height), nil, .equal, max(0, frame.height),
        tree.objects[row].isCell ? Self.ofRows : .required)
      above = (row, frame.y + frame.height)
    }
  }

  /// What a style of tables may leave at the sides of rows: a row that begins elsewhere was never laid out by its table.
  private static let insets = 0.0...40

  /// A row keeps the file's height unless its content needs more at the priority that texts have, or at one that authors
  /// give them to let them go first: UIKit fits a row around all of these.
  private static let ofRows = RootExtent.ofRows

  /// A cell of a collection.
  private func place(_ cell: Int) {
    let frame = tree.objects[cell].frame ?? .zero
    relate((cell, .bounds, .left), (table, .bounds, .left), .equal, frame.x, .required)
    relate((cell, .bounds, .top), (table, .bounds, .top), .equal, frame.y, .required)
    let priority = sizesItself ? Self.ofRows : .required
    relate((cell, .bounds, .width), nil, .equal, max(0, frame.width), priority)
    relate((cell, .bounds, .height), nil, .equal, max(0, frame.height), priority)
    let end: Anchor = isHorizontal ? .right : .bottom
    relate((table, .contentLayout, end), (cell, .bounds, end), .atLeast, 0, .required)
  }
}

extension SceneTree {
  /// True for what a table or a collection lays out itself: its cells, and a table's own header and footer.
  func isRow(_ index: Int) -> Bool {
    guard let parent = objects[index].parent, objects[parent].isTable else { return false }
    return objects[index].isCell
      || ["tableHeaderView", "tableFooterView"].contains(objects[index].element["key"])
  }
}

extension SceneObject {
  /// True for tables and collections.
  var isTable: Bool { className == "tableView" || className == "collectionView" }
}
