import DesignModel
import Notation

/// What breaks at each length and each step of something else: lengths go to the right, steps upwards.
///
/// A part of a row shows everything that breaks there in bands of equal height, the most severe on top.
public struct PhaseDiagram: Sendable {
  /// What stands above it.
  public var title, subtitle: String
  /// What the lengths are, in points.
  public var axis: String
  /// The lengths, in points.
  public var range: ClosedRange<Double>
  /// The steps, from the bottom up.
  public var rows: [Row]
  /// What can break, the most severe first.
  public var layers: [PlotLayer]
  /// Lengths with a name of their own, ascending and inside the range.
  public var marks: [Mark]

  /// A step and what breaks there.
  public struct Row: Sendable {
    /// What the step is called.
    public var name: String
    /// From the least length to the greatest, without gaps.
    public var regions: [Region]
    /// A step.
    public init(name: String, regions: [Region]) { (self.name, self.regions) = (name, regions) }
  }

  /// A part of a row in which the same breaks.
  public struct Region: Sendable {
    /// Points.
    public var from, to: Double
    /// What breaks, the most severe first; by the layer's place, with the names of what is concerned.
    public var parts: [(layer: Int, names: [String])]
    /// What a pointer that rests on it shows.
    public var hint: String
    /// A part of a row.
    public init(from: Double, to: Double, parts: [(layer: Int, names: [String])], hint: String) {
      (self.from, self.to, self.parts, self.hint) = (from, to, parts, hint)
    }
  }

  /// A length with a name.
  public struct Mark: Hashable, Sendable {
    /// Points.
    public var value: Double
    /// What it is called.
    public var name: String
    /// A length with a name.
    public init(_ value: Double, _ name: String) { (self.value, self.name) = (value, name) }
  }

  /// A diagram.
  public init(
    title: String, subtitle: String, axis: String, range: ClosedRange<Double>, rows: [Row],
    layers: [PlotLayer], marks: [Mark]
  ) {
    (self.title, self.subtitle, self.axis, self.range) = (title, subtitle, axis, range)
    (self.rows, self.layers, self.marks) = (rows, layers, marks)
  }
}

// MARK: Drawing

extension PhaseDiagram {
  /// Between rows, in points.
  private static let gap = 2.0

  /// High enough for words in the bands, up to four of them; in points.
  private var rowHeight: Double {
    let most = rows.flatMap { $0.regions.map(\.parts.count) }.max() ?? 0
    return max(26, Self.gap + 12 * Double(min(4, most)))
  }

  /// The diagram with its axes and its legend.
  public var drawing: Drawing {
    let scale = PlotScale(
      least: range.lowerBound, greatest: range.upperBound, start: PlotFrame.left,
      end: PlotFrame.left + PlotFrame.width)
    let marks = PlotMarks(marks: self.marks.map { (scale.place($0.value), $0.name) })
    let top = 52 + marks.height
    let bottom = top + Double(rows.count) * rowHeight
    let width = max(PlotFrame.left + PlotFrame.width + 20, marks.right + 8)
    let legend = PlotLegend(layers: layers, clean: "nothing found", width: PlotFrame.width).draw(
      at: Point(x: PlotFrame.left, y: bottom + 46))
    let cells = cells(scale, top)
    let shapes =
      PlotFrame.heading(title, subtitle, width: width) + [
        .group(Group("regions", background(top) + areas(cells)))
      ]
      + [marks.draw(above: top - 2, to: bottom), .group(Group("labels", borders(cells) + labels(cells)))]
      + [.group(Group("axes", rowNames(top) + ticks(scale, bottom)))] + legend.shapes + [hints(cells)]
    return Drawing(size: Size(width: width, height: bottom + 46 + legend.height + 8), shapes: shapes)
  }

  /// A region with its place on the canvas.
  private struct Cell {
    let row: Int
    let region: Region
    let frame: Rect

    /// The bands, the most severe on top.
    var bands: [(layer: Int, names: [String], frame: Rect)] {
      let height = frame.height / Double(max(region.parts.count, 1))
      return region.parts.enumerated().map { place, part in
        let y = frame.y + Double(place) * height
        return (part.layer, part.names, Rect(x: frame.x, y: y, width: frame.width, height: height))
      }
    }
  }

  /// From the top row down; regions too narrow to be seen are a point wide.
  private func cells(_ scale: PlotScale, _ top: Double) -> [Cell] {
    rows.reversed().enumerated().flatMap { place, row in
      row.regions.map { region in
        let (start, end) = (scale.place(region.from), scale.place(region.to))
        let from = min(start, scale.end - 1)
        let frame = Rect(
          x: from, y: top + Double(place) * rowHeight + Self.gap / 2, width: max(end - from, 1),
          height: rowHeight - Self.gap)
        return Cell(row: place, region: region, frame: frame)
      }
    }
  }

  private func background(_ top: Double) -> [Shape] {
    rows.indices.map { place in
      let y = top + Double(place) * rowHeight + Self.gap / 2
      return .rectangle(
        Rect(x: PlotFrame.left, y: y, width: PlotFrame.width, height: rowHeight - Self.gap),
        .fill(PlotLegend.cleanFill))
    }
  }

  /// The most severe layer is drawn last, so that it is seen where regions are too narrow for the canvas.
  private func areas(_ cells: [Cell]) -> [Shape] {
    let bands = cells.flatMap(\.bands)
    return zip(layers, layers.looks).enumerated().reversed().flatMap { place, entry in
      entry.1.shapes(filling: bands.filter { $0.layer == place }.map(\.frame), called: entry.0.title)
    }
  }

  private func borders(_ cells: [Cell]) -> [Shape] {
    cells.filter { $0.region.from > range.lowerBound }.map { cell in
      .line(
        from: Point(x: cell.frame.x, y: cell.frame.y), to: Point(x: cell.frame.x, y: cell.frame.maxY),
        in: Palette.caption,
        width: 0.75)
    }
  }

  /// What is concerned, in each band that has room for it; not again where the band above says the same.
  private func labels(_ cells: [Cell]) -> [Shape] {
    var shapes: [Shape] = []
    var said: [(row: Int, layer: Int, names: [String], frame: Rect)] = []
    for cell in cells {
      for (layer, names, frame) in cell.bands {
        let isSaid = said.contains {
          $0.row >= cell.row - 1 && $0.layer == layer && $0.names == names && $0.frame.x < frame.maxX
            && $0.frame.maxX > frame.x
        }
        if !isSaid {
          guard let label = Self.label(names, in: frame) else { continue }
          shapes += label
        }
        said.append((cell.row, layer, names, frame))
      }
    }
    return shapes
  }

  /// All names, or the first and how many more, in the middle of a band; nil where it has no room.
  private static func label(_ names: [String], in frame: Rect) -> [Shape]? {
    guard frame.height >= 11, let first = names.first else { return nil }
    let texts = [names.joined(separator: ", ")] + (names.count > 1 ? ["\(first) +\(names.count - 1)"] : [])
    let captions = texts.map { Caption($0, size: 8.5, Palette.text) }
    guard let caption = captions.first(where: { $0.tagSize.width <= frame.width - 4 }) else { return nil }
    let size = caption.tagSize
    return caption.tag(
      at: Point(x: frame.center.x - size.width / 2, y: frame.center.y - size.height / 2), on: Palette.veil)
  }

  private func rowNames(_ top: Double) -> [Shape] {
    rows.reversed().enumerated().map { place, row in
      let caption = Caption(row.name, size: 10, Palette.caption)
      return caption.left(
        PlotFrame.left - 8 - caption.width, middle: top + (Double(place) + 0.5) * rowHeight)
    }
  }

  private func ticks(_ scale: PlotScale, _ bottom: Double) -> [Shape] {
    let ticks = scale.ticks(atMost: 16)
    let line: Shape = .line(
      from: Point(x: scale.start, y: bottom), to: Point(x: scale.end, y: bottom), in: Palette.caption)
    let name = Caption(axis, size: 10, Palette.caption)
    return [line]
      + ticks.flatMap { value -> [Shape] in
        let x = scale.place(value)
        return [
          .line(from: Point(x: x, y: bottom), to: Point(x: x, y: bottom + 4), in: Palette.caption),
          Caption(value.shown, size: 9.5, weight: .regular, Palette.caption).centered(
            Point(x: x, y: bottom + 11)),
        ]
      } + [name.centered(Point(x: (scale.start + scale.end) / 2, y: bottom + 27))]
  }

  private func hints(_ cells: [Cell]) -> Shape {
    .group(Group("hints", cells.map { PlotFrame.hint("region", $0.region.hint, over: $0.frame) }))
  }
}
