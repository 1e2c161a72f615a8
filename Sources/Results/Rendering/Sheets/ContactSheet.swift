import DesignModel

/// Many drawings on one canvas, in their order; nothing gets smaller.
public enum ContactSheet {
  private static let gap = 8.0

  /// Rows from the left top, so that the canvas is about 1.6 times as wide as it is high.
  public static func drawing(of drawings: [Drawing]) -> Drawing {
    let area = drawings.reduce(0) { $0 + ($1.size.width + gap) * ($1.size.height + gap) }
    let width = drawings.reduce(0) { $0 + $1.size.width + gap }
    // Rows that are about equally long, with some room for what doesn't divide.
    let rows = max(1, (width / (area * 1.6).squareRoot()).rounded())
    let widest = drawings.map(\.size.width).max() ?? 0
    return placed(drawings, room: width / rows + (rows > 1 ? widest / 3 : 0))
  }

  /// One row.
  public static func row(of drawings: [Drawing]) -> Drawing { placed(drawings, room: .infinity) }

  private static func placed(_ drawings: [Drawing], room: Double) -> Drawing {
    var (x, y, rowHeight, width) = (0.0, 0.0, 0.0, 0.0)
    var shapes: [Shape] = []
    for drawing in drawings {
      if x > 0, x + drawing.size.width > room {
        (x, y, rowHeight) = (0, y + rowHeight + gap, 0)
      }
      let cell = Group.Clip([Rect(drawing.size)])
      shapes.append(.group(Group("cell", offset: Point(x: x, y: y), clip: cell, drawing.shapes)))
      width = max(width, x + drawing.size.width)
      rowHeight = max(rowHeight, drawing.size.height)
      x += drawing.size.width + gap
    }
    return Drawing(size: Size(width: width, height: y + rowHeight), shapes: shapes)
  }
}
