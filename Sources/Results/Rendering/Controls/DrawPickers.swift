import DesignModel

extension ViewPainter {
  /// Minus and plus.
  var stepper: [Shape] {
    let middle = bounds.center
    let (minus, plus) = (leading(bounds.width / 4), leading(bounds.width * 3 / 4))
    func stroke(_ from: Point, _ to: Point) -> Shape {
      .line(from: from, to: to, in: Palette.text, width: 1.5)
    }
    return [
      .rectangle(bounds, radius: 8, .fill(Palette.fill)),
      .line(
        from: Point(x: middle.x, y: 7), to: Point(x: middle.x, y: bounds.height - 7), in: Palette.separator),
      stroke(Point(x: minus - 7, y: middle.y), Point(x: minus + 7, y: middle.y)),
      stroke(Point(x: plus - 7, y: middle.y), Point(x: plus + 7, y: middle.y)),
      stroke(Point(x: plus, y: middle.y - 7), Point(x: plus, y: middle.y + 7)),
    ]
  }

  /// Equal segments, the first of which is chosen.
  var segmentedControl: [Shape] {
    let count = max(
      1, attributes.text(.segments)?.split(separator: "|", omittingEmptySubsequences: false).count ?? 2)
    let height = min(32, bounds.height)
    let track = Rect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
    let width = bounds.width / Double(count)
    let chosen = leading(Rect(x: 2, y: track.y + 2, width: width - 4, height: height - 4))
    let rules = (1..<max(count, 1)).dropFirst().map { place in
      let x = leading(Double(place) * width)
      return Shape.line(
        from: Point(x: x, y: track.y + 8), to: Point(x: x, y: track.maxY - 8), in: Palette.separator)
    }
    return [
      .rectangle(track, radius: 8.5, .fill(Palette.fill)),
      .rectangle(chosen, radius: 7, .both(Palette.knob, Palette.separator, width: 0.5)),
    ] + rules + lines(Palette.text)
  }

  /// Eight spokes, fainter from one to the next.
  var activityIndicator: [Shape] {
    let radius = min(bounds.width, bounds.height) / 2
    // Sines of 0 and 45 degrees: eight spokes need no others, and no mathematics library that may differ.
    let half = 0.70710678
    let spokes = [
      (0.0, -1.0), (half, -half), (1, 0), (half, half), (0, 1), (-half, half), (-1, 0), (-half, -half),
    ]
    return spokes.enumerated().map { index, way in
      let center = bounds.center
      return .line(
        from: Point(x: center.x + way.0 * radius * 0.5, y: center.y + way.1 * radius * 0.5),
        to: Point(x: center.x + way.0 * radius * 0.95, y: center.y + way.1 * radius * 0.95),
        in: Color(0x3A3A3C, opacity: 0.85 - 0.09 * Double(index)), width: radius * 0.2)
    }
  }

  /// Dots, the first of which is full.
  var pageControl: [Shape] {
    let count = Int(attributes.dotCount)
    let width = Double(count * 16 - 9)
    let start = (bounds.width - width) / 2 + 3.5
    return (0..<count).map { page in
      .circle(
        Point(x: leading(start + Double(page) * 16), y: bounds.center.y), radius: 3.5,
        paint: .fill(page == 0 ? Palette.caption : Palette.separator))
    }
  }

  /// Three wheels around a chosen row; the rows are bars, since what they read depends on the day.
  var datePicker: [Shape] {
    let row = 32.0
    let middle = bounds.center.y
    let band = Rect(x: 8, y: middle - row / 2, width: max(0, bounds.width - 16), height: row)
    // Pickers of any height get along with fewer; a design may ask for a million times that.
    let rows = Int(min(100, (bounds.height / 2 - row / 2) / row))
    let columns: [(center: Double, width: Double)] = [(0.24, 0.22), (0.53, 0.1), (0.76, 0.14)]
    let bars = (-rows...max(rows, -rows)).flatMap { place in
      columns.map { column -> Shape in
        let width = bounds.width * column.width
        let fade = 0.55 - 0.16 * Double(abs(place))
        return .rectangle(
          Rect(
            x: leading(bounds.width * column.center) - width / 2, y: middle + Double(place) * row - 5,
            width: width, height: 10), radius: 5, .fill(Color(0x3A3A3C, opacity: max(0.08, fade))))
      }
    }
    return [.rectangle(band, radius: 8, .fill(Palette.fill))] + bars
  }
}
