import DesignModel

/// Words above a plot with a thin line from each down to its place in it.
///
/// Words stand in levels, like stairs that fall to the right, so that no line crosses a word.
struct PlotMarks {
  /// The places, from left to right, in points of the canvas, and what they are called.
  let marks: [(x: Double, text: String)]

  private static let levelHeight = 12.0
  private static let size = 8.5

  /// The level of each word, counted from the one nearest to the plot.
  private var levels: [Int] {
    let ends = marks.map { $0.x + caption($0.text).width + 8 }
    for count in 1...max(1, marks.count) {
      if let levels = levels(count, ends) { return levels }
    }
    return Array(marks.indices.reversed())
  }

  /// The highest of so many levels that each word can have: those below, too, have to be free where its line passes.
  private func levels(_ count: Int, _ ends: [Double]) -> [Int]? {
    var taken = [Double](repeating: -.infinity, count: count)
    var result: [Int] = []
    for (mark, end) in zip(marks, ends) {
      let free = taken.prefix { $0 <= mark.x }.count
      guard free > 0 else { return nil }
      taken[free - 1] = end
      result.append(free - 1)
    }
    return result
  }

  /// How much room the words take above the plot, in points.
  var height: Double { Double((levels.max() ?? -1) + 1) * Self.levelHeight }

  /// Where the last word ends, in points of the canvas.
  var right: Double { marks.map { $0.x + caption($0.text).width + 4 }.max() ?? 0 }

  /// Words above `top`, and lines down to `bottom`, both in points of the canvas.
  func draw(above top: Double, to bottom: Double) -> Shape {
    let levels = levels
    let shapes = zip(marks, levels).flatMap { mark, level -> [Shape] in
      let middle = top - (Double(level) + 0.5) * Self.levelHeight
      return [
        .line(
          from: Point(x: mark.x, y: middle - Self.size / 2), to: Point(x: mark.x, y: bottom),
          in: Palette.mark, width: 0.6,
          dash: [3, 2]),
        caption(mark.text).left(mark.x + 3, middle: middle),
      ]
    }
    return .group(Group("marks", shapes))
  }

  private func caption(_ text: String) -> Caption {
    Caption(text, size: Self.size, weight: .regular, Palette.caption)
  }
}
