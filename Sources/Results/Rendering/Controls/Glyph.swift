import DesignModel

/// One of the system's symbols: a few are drawn, the others are boxes with their names.
struct Glyph {
  let name: String
  let color: Color

  init(_ name: String, _ color: Color) { (self.name, self.color) = (name, color) }

  /// Lines in a square from 0 to 1, of the symbols that are the same without their variants (`.circle`, `.fill`).
  private static let lines: [String: [[(Double, Double)]]] = [
    "plus": [[(0.5, 0.1), (0.5, 0.9)], [(0.1, 0.5), (0.9, 0.5)]],
    "minus": [[(0.1, 0.5), (0.9, 0.5)]],
    "xmark": [[(0.15, 0.15), (0.85, 0.85)], [(0.85, 0.15), (0.15, 0.85)]],
    "checkmark": [[(0.1, 0.55), (0.4, 0.85), (0.9, 0.15)]],
    "chevron.right": [[(0.35, 0.1), (0.7, 0.5), (0.35, 0.9)]],
    "chevron.left": [[(0.65, 0.1), (0.3, 0.5), (0.65, 0.9)]],
    "chevron.down": [[(0.1, 0.35), (0.5, 0.7), (0.9, 0.35)]],
    "chevron.up": [[(0.1, 0.65), (0.5, 0.3), (0.9, 0.65)]],
    "arrow.left": [[(0.95, 0.5), (0.05, 0.5)], [(0.4, 0.15), (0.05, 0.5), (0.4, 0.85)]],
    "arrow.right": [[(0.05, 0.5), (0.95, 0.5)], [(0.6, 0.15), (0.95, 0.5), (0.6, 0.85)]],
    "line.3.horizontal": [
      [(0.1, 0.25), (0.9, 0.25)], [(0.1, 0.5), (0.9, 0.5)], [(0.1, 0.75), (0.9, 0.75)],
    ],
    "magnifyingglass": [
      [
        (0.4, 0.1), (0.61, 0.19), (0.7, 0.4), (0.61, 0.61), (0.4, 0.7), (0.19, 0.61), (0.1, 0.4),
        (0.19, 0.19), (0.4, 0.1),
      ],
      [(0.61, 0.61), (0.92, 0.92)],
    ],
    "star": [
      [
        (0.5, 0.05), (0.62, 0.38), (0.97, 0.39), (0.69, 0.6), (0.79, 0.94), (0.5, 0.74), (0.21, 0.94),
        (0.31, 0.6),
        (0.03, 0.39), (0.38, 0.38), (0.5, 0.05),
      ]
    ],
    "square.and.arrow.up": [
      [(0.35, 0.4), (0.2, 0.4), (0.2, 0.95), (0.8, 0.95), (0.8, 0.4), (0.65, 0.4)],
      [(0.5, 0.7), (0.5, 0.05)],
      [(0.32, 0.23), (0.5, 0.05), (0.68, 0.23)],
    ],
  ]

  /// The symbol in a rectangle.
  func shapes(in rect: Rect) -> [Shape] {
    let side = min(rect.width, rect.height)
    guard side > 0 else { return [] }
    let square = Rect(
      x: rect.center.x - side / 2, y: rect.center.y - side / 2, width: side, height: side)
    let words = name.split(separator: ".").map(String.init)
    let isFilled = words.contains("fill")
    let plain = words.filter { $0 != "circle" && $0 != "fill" }.joined(separator: ".")
    if words.contains("circle"), let inner = Self.lines[plain] {
      let paint: Paint = isFilled ? .fill(color) : .stroke(color, max(1, side / 14))
      return [.circle(square.center, radius: side * 0.46, paint: paint)]
        + strokes(
          inner, in: square.inset(side * 0.28, side * 0.28), color: isFilled ? Palette.background : color)
    }
    if let lines = Self.lines[plain] {
      return strokes(lines, in: square.inset(side * 0.08, side * 0.08), color: color, isFilled: isFilled)
    }
    if plain.isEmpty {
      return [.circle(square.center, radius: side * 0.46, paint: isFilled ? .fill(color) : .stroke(color))]
    }
    return [
      .rectangle(
        square.inset(0.5, 0.5), radius: side / 5, .both(Color(color.rgb, opacity: 0.12), color, width: 1))
    ] + Self.words(name, in: square, color)
  }

  private func strokes(
    _ lines: [[(Double, Double)]], in square: Rect, color: Color, isFilled: Bool = false
  ) -> [Shape] {
    lines.map { line in
      let points = line.map { Point(x: square.x + $0.0 * square.width, y: square.y + $0.1 * square.height) }
      let isArea = points.count > 4 && points.first == points.last
      return .path(
        points, closed: isArea,
        isArea && isFilled ? .fill(color) : .stroke(color, max(1, square.width / 9)))
    }
  }

  /// A name in a box, in the largest of a few sizes that has room.
  static func words(_ name: String, in rect: Rect, _ color: Color) -> [Shape] {
    guard rect.height >= 9 else { return [] }
    for size in [9.0, 8, 7, 6] {
      let caption = Caption(name, size: size, weight: .regular, color)
      if caption.width <= rect.width - 3 { return [caption.centered(rect.center)] }
    }
    let cut = Caption(name, size: 6, weight: .regular, color).centered(rect.center, in: rect.width - 2)
    return cut.map { [$0] } ?? []
  }
}
