import DesignModel

/// Where a table of the canvas places a cell whose frame the file leaves out, as Xcode 6 and 7 did.
///
/// Rows lie one below the other; a cell is as wide as its table and as high as its row, its content less high by the
/// separator and less wide by an accessory.
struct CellPlace {
  private let objects: [SceneObject]

  init(_ objects: [SceneObject]) { self.objects = objects }

  /// The frame of an element in the view `parent`, in points of that view's coordinates; nil for others.
  func place(of element: XMLElement, in parent: Int) -> Rect? {
    if element.hasFrame { return nil }
    guard let outer = objects[parent].frame else { return nil }
    switch element.name {
    case "tableViewCell":
      let row = element["rowHeight"] ?? objects[parent]["rowHeight"]
      let rows = objects.filter { $0.parent == parent && $0.className == element.name }
      return Rect(
        x: 0, y: rows.last?.frame.map { $0.y + $0.height } ?? Self.firstRow, width: outer.width,
        height: row.flatMap { Double(attribute: $0) }.flatMap { $0 > 0 ? $0 : nil } ?? Self.usualRow)
    case "tableViewCellContentView":
      let accessory = Self.accessories[objects[parent]["accessoryType"] ?? "none"] ?? 0
      return Rect(
        x: 0, y: 0, width: max(0, outer.width - accessory), height: max(0, outer.height - Self.separator))
    default: return nil
    }
  }

  /// Below the header that the canvas shows above prototypes.
  private static let firstRow = 22.0
  private static let usualRow = 44.0
  private static let separator = 1.0
  /// What accessories take of a content's width.
  private static let accessories = [
    "disclosureIndicator": 33.0, "detailDisclosureButton": 67, "detailButton": 47, "checkmark": 39,
  ]
}
