import DesignModel

/// Counts by kind, a stacked bar for each of a row of things, the most severe kind at the bottom.
public struct BarChart: Sendable {
  /// What stands above it.
  public var title, subtitle: String
  /// What is counted, and of what the bars are.
  public var counted, axis: String
  /// From left to right.
  public var bars: [Bar]
  /// The kinds, the most severe first.
  public var layers: [PlotLayer]

  /// One of the things.
  public struct Bar: Sendable {
    /// What it is called.
    public var name: String
    /// Another name that it is known by; empty for none.
    public var mark: String
    /// How many of each kind, in the order of the layers.
    public var counts: [Int]
    /// What a pointer that rests on it shows.
    public var hint: String
    /// One of the things.
    public init(name: String, mark: String, counts: [Int], hint: String) {
      (self.name, self.mark, self.counts, self.hint) = (name, mark, counts, hint)
    }
    /// How many in all.
    public var total: Int { counts.reduce(0, +) }
  }

  /// A chart.
  public init(
    title: String, subtitle: String, counted: String, axis: String, bars: [Bar], layers: [PlotLayer]
  ) {
    (self.title, self.subtitle, self.counted, self.axis) = (title, subtitle, counted, axis)
    (self.bars, self.layers) = (bars, layers)
  }
}

// MARK: Drawing

extension BarChart {
  /// Of the highest bar, in points.
  private static let height = 240.0

  /// From bar to bar, in points: as wide as the chart has room for, and never too narrow to be distinguished.
  private var pitch: Double { max(8, min(56, PlotFrame.width / Double(max(bars.count, 1)))) }

  private func middle(_ bar: Int) -> Double { PlotFrame.left + (Double(bar) + 0.5) * pitch }

  /// The chart with its axes and its legend.
  public var drawing: Drawing {
    let places = bars.indices.filter { !bars[$0].mark.isEmpty }
    let marks = PlotMarks(marks: places.map { (middle($0), bars[$0].mark) })
    // The total stands above a bar.
    let top = 68 + marks.height
    let bottom = top + Self.height
    let most = Double(max(1, bars.map(\.total).max() ?? 1))
    let scale = PlotScale(least: 0, greatest: most, start: bottom, end: top)
    let right = max(PlotFrame.left + PlotFrame.width, PlotFrame.left + Double(bars.count) * pitch)
    let width = max(right + 20, marks.right + 8)
    let legend = PlotLegend(layers: layers, clean: nil, width: PlotFrame.width).draw(
      at: Point(x: PlotFrame.left, y: bottom + 46))
    let shapes =
      PlotFrame.heading(title, subtitle, width: width) + [.group(Group("axes", grid(scale, right)))]
      + [marks.draw(above: top - 14, to: bottom), .group(Group("bars", areas(scale)))]
      + [.group(Group("labels", totals(scale) + names(bottom, right)))] + legend.shapes + [hints(top, bottom)]
    return Drawing(size: Size(width: width, height: bottom + 46 + legend.height + 8), shapes: shapes)
  }

  private func grid(_ scale: PlotScale, _ right: Double) -> [Shape] {
    let name = Caption(counted, size: 10, Palette.caption)
    return [name.left(8, middle: 52)]
      + scale.ticks(atMost: 8, whole: true).flatMap { value -> [Shape] in
        let y = scale.place(value)
        let caption = Caption(String(Int(value)), size: 9.5, weight: .regular, Palette.caption)
        return [
          .line(
            from: Point(x: PlotFrame.left, y: y), to: Point(x: right, y: y),
            in: value == 0 ? Palette.caption : Palette.gridLine),
          caption.left(PlotFrame.left - 8 - caption.width, middle: y),
        ]
      }
  }

  /// A bar's part for each layer, from the bottom up.
  private func areas(_ scale: PlotScale) -> [Shape] {
    zip(layers, layers.looks).enumerated().flatMap { layer, entry in
      let areas = bars.enumerated().compactMap { place, bar -> Rect? in
        guard bar.counts[layer] > 0 else { return nil }
        let below = bar.counts[..<layer].reduce(0, +)
        let (y, end) = (scale.place(Double(below + bar.counts[layer])), scale.place(Double(below)))
        return Rect(x: middle(place) - pitch * 0.36, y: y, width: pitch * 0.72, height: end - y)
      }
      return entry.1.shapes(filling: areas, called: entry.0.title)
        + areas.map { .rectangle($0, .stroke(entry.1.ink, 0.75)) }
    }
  }

  private func totals(_ scale: PlotScale) -> [Shape] {
    bars.enumerated().compactMap { place, bar in
      let caption = Caption(String(bar.total), size: 8.5, Palette.caption)
      guard caption.width <= pitch - 2 else { return nil }
      let middle = Point(x: middle(place), y: scale.place(Double(bar.total)) - 7)
      let size = caption.tagSize
      let corner = Point(x: middle.x - size.width / 2, y: middle.y - size.height / 2)
      return .group(Group("total", caption.tag(at: corner, on: Palette.veil)))
    }
  }

  /// The bars' names: as many, counted from the newest, as have room.
  private func names(_ bottom: Double, _ right: Double) -> [Shape] {
    let captions = bars.map { Caption($0.name, size: 9.5, weight: .regular, Palette.caption) }
    let widest = captions.map(\.width).max() ?? 0
    let every = max(1, Int(((widest + 6) / pitch).rounded(.up)))
    let shown = captions.indices.filter { (captions.count - 1 - $0) % every == 0 }
    let axis = Caption(axis, size: 10, Palette.caption)
    return shown.map { captions[$0].centered(Point(x: middle($0), y: bottom + 10)) }
      + [axis.centered(Point(x: (PlotFrame.left + right) / 2, y: bottom + 27))]
  }

  private func hints(_ top: Double, _ bottom: Double) -> Shape {
    let hints = bars.enumerated().map { place, bar in
      let area = Rect(x: middle(place) - pitch / 2, y: top, width: pitch, height: bottom - top)
      return PlotFrame.hint("bar", bar.hint, over: area)
    }
    return .group(Group("hints", hints))
  }
}
