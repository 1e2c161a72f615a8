import DesignModel
import Notation

extension PlaneDiagram {
  /// The diagram in letters, so many columns wide: a letter is the most severe that breaks anywhere in its place, which is
  /// about twice as high as wide.
  public func sketch(columns: Int) -> String {
    let margin = 6
    let count = max(columns - margin - 1, 1)
    let rows = Int(min(max(Double(count) * proportion / 2, 8), 60).rounded())
    let across = PlotScale(
      least: widths.lowerBound, greatest: widths.upperBound, start: 0, end: Double(count))
    let up = PlotScale(
      least: heights.lowerBound, greatest: heights.upperBound, start: Double(rows), end: 0)
    let cells = cells(across, up, columns: count, rows: rows)
    let ticks = Dictionary(
      up.ticks(atMost: rows / 3).map { (up.column($0, of: rows), $0.shown) },
      uniquingKeysWith: { first, _ in first })
    let lines = cells.enumerated().map { row, letters in
      (ticks[row] ?? "").rightAligned(to: margin - 1) + (ticks[row] == nil ? " │" : " ┤") + String(letters)
    }
    return
      ([title, subtitle].map { $0.fitted(to: columns) } + lines
      + across.axisLines(margin: margin, count: count) + layers.sketch(columns: columns))
      .joined(separator: "\n")
  }

  /// Rows of letters, the highest windows first.
  private func cells(
    _ across: PlotScale, _ up: PlotScale, columns: Int, rows: Int
  ) -> [[Character]] {
    let letters = layers.letters
    var worst = [[Int]](repeating: [Int](repeating: .max, count: columns), count: rows)
    for region in regions {
      guard let layer = region.layers.first else { continue }
      for piece in region.pieces {
        let part = ConvexShape(
          piece.map { Point(x: across.place($0.width), y: up.place($0.height)) })
        let box = part.box
        for row in max(0, Int(box.y))..<min(rows, Int(box.maxY) + 1) {
          for column in max(0, Int(box.x))..<min(columns, Int(box.maxX) + 1)
          where layer < worst[row][column]
            && part.covers(Rect(x: Double(column), y: Double(row), width: 1, height: 1))
          {
            worst[row][column] = layer
          }
        }
      }
    }
    return worst.map { $0.map { $0 == .max ? "·" : letters[$0] } }
  }
}
