import DesignModel

/// What plots have in common around what they show.
enum PlotFrame {
  /// Where plots begin, and how wide they are at least, in points.
  static let (left, width) = (52.0, 704.0)

  /// A title and a line below it, cut where the canvas ends; `width` is the canvas's, in points.
  static func heading(_ title: String, _ subtitle: String, width: Double) -> [Shape] {
    let room = width - left - 8
    return [
      Caption(title, size: 15, weight: .semibold, Palette.text).fitted(to: room)?.left(left, middle: 18),
      Caption(subtitle, size: 10, weight: .regular, Palette.caption).fitted(to: room)?.left(left, middle: 36),
    ].compactMap { $0 }
  }

  /// Nothing to see, but a pointer that rests there shows something.
  static func hint(_ role: String, _ text: String, over area: Rect) -> Shape {
    .group(Group(role, title: text, [.rectangle(area, .fill(Color(0xFFFFFF, opacity: 0)))]))
  }
}
