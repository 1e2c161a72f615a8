import DesignModel

/// A word of the picture's own, which no engine has measured: its width is estimated and then kept to.
struct Caption {
  let text: String
  let size: Double
  let weight: FontWeight
  let color: Color

  init(_ text: String, size: Double = 9, weight: FontWeight = .medium, _ color: Color) {
    (self.text, self.size, self.weight, self.color) = (text, size, weight, color)
  }

  /// Points.
  var width: Double { Self.width(of: text, size: size, weight: weight) }

  /// From the top of the box to its bottom, in points.
  var height: Double { size * 1.2 }

  /// The width in points that a sans-serif font takes for a text, to within a tenth for Latin text: the mean advances
  /// of Helvetica's narrow, common and wide letters.
  static func width(of text: String, size: Double, weight: FontWeight) -> Double {
    let ems = text.unicodeScalars.reduce(0.0) { $0 + em($1) }
    return ems * size * (weight == .regular || weight == .medium ? 1 : 1.06)
  }

  private static func em(_ scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "I", "!", "|", "'", ".", ",", ":", ";": 0.25
    case "f", "t", "r", "(", ")", "[", "]", "/", " ", "-": 0.32
    case "m", "M", "W", "w", "@", "%", "…", "—": 0.86
    case "A"..."Z", "+", "=", "<", ">", "≤", "≥", "×", "→": 0.66
    case _ where (0x300...0x36F).contains(scalar.value): 0
    case _ where scalar.value >= 0x1100 && scalar.value < 0x2000 || scalar.value >= 0x2E80: 1
    default: 0.54
    }
  }

  /// The text in a box whose left edge and vertical middle are given.
  func left(_ x: Double, middle y: Double) -> Shape { run(x, y, width: width) }

  /// The text around a point.
  func centered(_ point: Point) -> Shape { run(point.x - width / 2, point.y, width: width) }

  /// The text cut to a width, around a point; nil where not even one character and the mark have room.
  func centered(_ point: Point, in room: Double) -> Shape? {
    fitted(to: room).map { $0.centered(point) }
  }

  /// The text cut to a width; nil where not even one character and the mark have room.
  func fitted(to room: Double) -> Caption? {
    if width <= room { return self }
    var kept = text
    while !kept.isEmpty {
      kept.removeLast()
      let cut = Caption(kept + "…", size: size, weight: weight, color)
      if cut.width <= room { return kept.isEmpty ? nil : cut }
    }
    return nil
  }

  private func run(_ x: Double, _ middle: Double, width: Double) -> Shape {
    .text(
      TextRun(
        text, frame: Rect(x: x, y: middle - height / 2, width: width, height: height),
        baseline: middle + size * 0.36, size: size, weight: weight, color: color))
  }
}

extension Caption {
  /// The text on a rounded box of its own, whose left top corner is given.
  func tag(at corner: Point, on background: Color) -> [Shape] {
    let box = Rect(x: corner.x, y: corner.y, width: tagSize.width, height: tagSize.height)
    return [
      .rectangle(box, radius: 2.5, .fill(background)), left(box.x + 3, middle: box.y + box.height / 2),
    ]
  }

  /// The box that `tag` draws, in points.
  var tagSize: Size { Size(width: width + 6, height: height + 2) }
}
