import DesignModel
import Notation

extension PlaneDiagram {
  /// The diagram with its axes and its legend; both axes have one scale unless the plane is a strip.
  public var drawing: Drawing {
    let canvas = PlaneCanvas(self)
    let (area, bottom) = (canvas.area, canvas.area.maxY)
    let width = area.maxX + 20
    let legend = PlotLegend(
      layers: layers, clean: "nothing found", width: PlotFrame.width, letters: layers.letters,
      points: canvas.pointWords
    ).draw(at: Point(x: PlotFrame.left, y: bottom + 48))
    let shapes =
      PlotFrame.heading(title, subtitle, width: width) + canvas.fields + [canvas.axes]
      + [canvas.points, canvas.labels] + legend.shapes + [canvas.hints]
    return Drawing(size: Size(width: width, height: bottom + 48 + legend.height + 8), shapes: shapes)
  }
}

/// A plane on the canvas.
private struct PlaneCanvas {
  private let diagram: PlaneDiagram
  /// Where the plane is, in points of the canvas.
  let area: Rect
  private let across, up: PlotScale
  /// The parts of each region.
  private let parts: [[ConvexShape]]
  private let captions: [Caption]
  private let places: [Point]
  private let names: [(frame: Rect, leader: (from: Point, to: Point)?)?]
  private let letters: [(caption: Caption, frame: Rect)]

  private static let top = 68.0

  init(_ diagram: PlaneDiagram) {
    let height = min(max(PlotFrame.width * diagram.proportion, 240), 960)
    let area = Rect(x: PlotFrame.left, y: Self.top, width: PlotFrame.width, height: height)
    let across = PlotScale(
      least: diagram.widths.lowerBound, greatest: diagram.widths.upperBound, start: area.x, end: area.maxX)
    let up = PlotScale(
      least: diagram.heights.lowerBound, greatest: diagram.heights.upperBound, start: area.maxY, end: area.y)
    func place(_ size: Size) -> Point { Point(x: across.place(size.width), y: up.place(size.height)) }
    (self.diagram, self.area, self.across, self.up) = (diagram, area, across, up)
    parts = diagram.regions.map { $0.pieces.map { ConvexShape($0.map(place)) } }
    places = diagram.marks.map { place($0.place) }
    captions = diagram.marks.map { Caption($0.name, size: 8, weight: .regular, Palette.text) }
    var free = PointLabels(in: area, around: places)
    names = zip(captions, places).map { free.place($0.tagSize, beside: $1) }
    letters = zip(diagram.regions, parts).compactMap { region, parts in
      Self.letters(String(region.layers.map { diagram.layers.letters[$0] }), in: parts, &free)
    }
  }

  /// A region's letters, small ones where there is little room; nil where there is none.
  private static func letters(
    _ text: String, in parts: [ConvexShape], _ free: inout PointLabels
  ) -> (caption: Caption, frame: Rect)? {
    for size in text.isEmpty ? [] : [10.0, 7.5] {
      let caption = Caption(text, size: size, weight: .semibold, Palette.text)
      if let frame = free.take(parts.rooms(for: caption.tagSize)) { return (caption, frame) }
    }
    return nil
  }

  // MARK: What breaks

  /// What nothing wrong looks like, then the regions, the most severe on top, and their borders.
  var fields: [Shape] {
    let clean = Shape.rectangle(area, .fill(PlotLegend.cleanFill))
    let looks = zip(diagram.layers, diagram.layers.looks).enumerated().reversed().flatMap { place, entry in
      let own = zip(diagram.regions, parts).filter { $0.0.layers.first == place }.flatMap(\.1)
      return entry.1.shapes(over: own, called: entry.0.title)
    }
    let borders = parts.flatMap { PartBorders(of: $0).lines }.map {
      Shape.line(from: $0.from, to: $0.to, in: Palette.caption, width: 0.75)
    }
    return [.group(Group("regions", [clean] + looks)), .group(Group("borders", borders))]
  }

  // MARK: Words

  /// The points, and lines from those whose names have no room beside them.
  var points: Shape {
    let leaders = names.compactMap { $0?.leader }.map {
      Shape.line(from: $0.from, to: $0.to, in: Palette.mark, width: 0.6)
    }
    return .group(Group("marks", leaders + places.map(Shape.plotPoint)))
  }

  /// What points are, and the names of those that have no room for them; nil where there are none.
  var pointWords: (title: String, detail: String)? {
    let others = zip(diagram.marks, names).filter { $0.1 == nil }.map {
      "\($0.0.place.width.shown) × \($0.0.place.height.shown) \($0.0.name)"
    }
    return diagram.marks.isEmpty ? nil : (diagram.markTitle, others.joined(separator: ", "))
  }

  var labels: Shape {
    let names = zip(captions, names).compactMap { caption, name in name.map { (caption, $0.frame) } }
    let tags = (names + letters.map { ($0.caption, $0.frame) }).flatMap { caption, frame in
      caption.tag(at: Point(x: frame.x, y: frame.y), on: Palette.veil)
    }
    return .group(Group("labels", tags))
  }

  var axes: Shape {
    let right = Caption(diagram.axis, size: 10, Palette.caption)
    let upwards = Caption(diagram.upAxis, size: 10, Palette.caption)
    let frame = Shape.rectangle(area, .stroke(Palette.caption))
    return .group(
      Group(
        "axes",
        [frame, upwards.left(8, middle: Self.top - 16)] + ticks
          + [right.centered(Point(x: area.center.x, y: area.maxY + 29))]))
  }

  private var ticks: [Shape] {
    func caption(_ value: Double) -> Caption {
      Caption(value.shown, size: 9.5, weight: .regular, Palette.caption)
    }
    func line(_ start: Point, _ end: Point) -> Shape { .line(from: start, to: end, in: Palette.caption) }
    let below = across.ticks(atMost: 16).flatMap { value -> [Shape] in
      let x = across.place(value)
      return [
        line(Point(x: x, y: area.maxY), Point(x: x, y: area.maxY + 4)),
        caption(value).centered(Point(x: x, y: area.maxY + 12.5)),
      ]
    }
    let beside = up.ticks(atMost: Int(area.height / 40)).flatMap { value -> [Shape] in
      let y = up.place(value)
      return [
        line(Point(x: area.x - 4, y: y), Point(x: area.x, y: y)),
        caption(value).left(area.x - 8 - caption(value).width, middle: y),
      ]
    }
    return below + beside
  }

  // MARK: Hints

  var hints: Shape {
    let nothing = Paint.fill(Color(0xFFFFFF, opacity: 0))
    let regions = zip(diagram.regions, parts).map { region, parts in
      Shape.group(
        Group("region", title: region.hint, parts.map { .path($0.corners, closed: true, nothing) }))
    }
    let marks = zip(diagram.marks, places).map { mark, place in
      Shape.group(
        Group("mark", title: mark.hint, [.circle(place, radius: 2 * PointLabels.radius, paint: nothing)]))
    }
    return .group(Group("hints", regions + marks))
  }
}

extension [ConvexShape] {
  /// Places for words of a size inside of one of the parts, the middle of the largest first.
  fileprivate func rooms(for size: Size) -> [Rect] {
    func room(_ middle: Point) -> Rect {
      Rect(
        x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
    }
    return sorted { $0.area > $1.area }.prefix(12).flatMap { part in
      let box = part.box
      let steps = [0.5, 0.3, 0.7, 0.15, 0.85]
      let others = steps.flatMap { up in
        steps.map { Point(x: box.x + box.width * $0, y: box.y + box.height * up) }
      }
      return ([part.middle] + others).map(room).filter(part.holds)
    }
  }
}
