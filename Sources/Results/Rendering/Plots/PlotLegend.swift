import DesignModel

/// What a plot's colours and hatchings mean, a paragraph for each layer.
struct PlotLegend {
  let layers: [PlotLayer]
  /// The words for areas without anything; nil where there are none.
  let clean: String?
  /// Points.
  let width: Double
  /// The letter of each layer, where the plot has letters in it.
  var letters: [Character] = []
  /// What the plot's points are, and what there is to say of some of them; nil where it has none.
  var points: (title: String, detail: String)?

  /// What nothing wrong looks like.
  static let cleanFill = Color(0xF1F6F1)
  private static let lineHeight = 15.0
  private static let (textStart, titleGap) = (34.0, 8.0)

  /// The legend with its left top corner at a point, and how high it is in points.
  func draw(at corner: Point) -> (shapes: [Shape], height: Double) {
    var shapes: [Shape] = []
    var y = corner.y
    for entry in layerEntries + [cleanEntry, pointEntry].compactMap(\.self) {
      shapes += entry.sample(Rect(x: corner.x, y: y + 1, width: 26, height: 13))
      shapes.append(entry.title.left(corner.x + Self.textStart, middle: y + Self.lineHeight / 2))
      let start = corner.x + Self.textStart + entry.title.width + Self.titleGap
      for (place, line) in lines(of: entry.detail, in: corner.x + width - start).enumerated() {
        if place > 0 { y += Self.lineHeight }
        shapes.append(line.left(start, middle: y + Self.lineHeight / 2))
      }
      y += Self.lineHeight + 3
    }
    return ([.group(Group("legend", shapes))], y - corner.y)
  }

  /// A paragraph: what it explains, drawn into a box, and the words.
  private typealias Entry = (sample: (Rect) -> [Shape], title: Caption, detail: String)

  private var layerEntries: [Entry] {
    zip(layers, layers.looks).enumerated().map { place, entry in
      let (layer, look) = entry
      let title = Caption(
        "\(layer.severity.rawValue)  \(layer.title)", size: 10, weight: .semibold, Palette.caption)
      return (
        { box in
          look.shapes(filling: [box], called: layer.title) + [.rectangle(box, .stroke(look.ink, 0.75))]
            + (place < letters.count ? letter(letters[place], on: box) : [])
        }, title, layer.detail
      )
    }
  }

  private var cleanEntry: Entry? {
    clean.map { clean in
      (
        { [.rectangle($0, .both(Self.cleanFill, Palette.before, width: 0.75))] },
        Caption(clean, size: 10, Palette.caption), ""
      )
    }
  }

  private var pointEntry: Entry? {
    points.map { points in
      ({ [.plotPoint($0.center)] }, Caption(points.title, size: 10, Palette.caption), points.detail)
    }
  }

  private func letter(_ letter: Character, on box: Rect) -> [Shape] {
    let caption = Caption(String(letter), size: 8.5, weight: .semibold, Palette.text)
    let corner = Point(
      x: box.center.x - caption.tagSize.width / 2, y: box.center.y - caption.tagSize.height / 2)
    return caption.tag(at: corner, on: Palette.veil)
  }

  /// A detail in lines of some room, broken after commas; a word that is longer is cut.
  private func lines(of detail: String, in room: Double) -> [Caption] {
    func caption(_ text: String) -> Caption { Caption(text, size: 10, weight: .regular, Palette.caption) }
    var lines: [String] = []
    for (place, part) in detail.split(separator: ", ").enumerated() {
      let joined = place == 0 ? String(part) : "\(lines.removeLast()), \(part)"
      if place > 0, caption(joined).width > room {
        lines += [String(joined.dropLast(part.count + 1)), String(part)]
      } else {
        lines.append(joined)
      }
    }
    return lines.compactMap { caption($0).fitted(to: room) }
  }
}

extension Shape {
  /// A point of a plot.
  static func plotPoint(_ center: Point) -> Shape {
    .circle(center, radius: PointLabels.radius, paint: .both(Palette.background, Palette.text))
  }
}
