import DesignModel

/// What a plot's colours and hatchings mean, a paragraph for each layer.
struct PlotLegend {
  let layers: [PlotLayer]
  /// The words for areas without anything; nil where there are none.
  let clean: String?
  /// Points.
  let width: Double

  /// What nothing wrong looks like.
  static let cleanFill = Color(0xF1F6F1)
  private static let lineHeight = 15.0
  private static let (textStart, titleGap) = (34.0, 8.0)

  /// The legend with its left top corner at a point, and how high it is in points.
  func draw(at corner: Point) -> (shapes: [Shape], height: Double) {
    var shapes: [Shape] = []
    var y = corner.y
    for (layer, look) in zip(layers, layers.looks) {
      let box = swatch(corner.x, y)
      shapes += look.shapes(filling: [box], called: layer.title)
      shapes.append(.rectangle(box, .stroke(look.ink, 0.75)))
      let title = Caption(
        "\(layer.severity.rawValue)  \(layer.title)", size: 10, weight: .semibold, Palette.caption)
      shapes.append(title.left(corner.x + Self.textStart, middle: y + Self.lineHeight / 2))
      let start = corner.x + Self.textStart + title.width + Self.titleGap
      for (place, line) in lines(of: layer.detail, in: corner.x + width - start).enumerated() {
        if place > 0 { y += Self.lineHeight }
        shapes.append(line.left(start, middle: y + Self.lineHeight / 2))
      }
      y += Self.lineHeight + 3
    }
    if let clean {
      let box = swatch(corner.x, y)
      shapes.append(.rectangle(box, .both(Self.cleanFill, Palette.before, width: 0.75)))
      let caption = Caption(clean, size: 10, Palette.caption)
      shapes.append(caption.left(corner.x + Self.textStart, middle: y + Self.lineHeight / 2))
      y += Self.lineHeight + 3
    }
    return ([.group(Group("legend", shapes))], y - corner.y)
  }

  private func swatch(_ x: Double, _ y: Double) -> Rect { Rect(x: x, y: y + 1, width: 26, height: 13) }

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
