import DesignModel

/// The buttons at one side of a bar, from left to right.
struct BarItems {
  private let items: [String]
  private let color: Color

  /// Buttons as a root's attributes spell them.
  init(_ text: String, _ color: Color) {
    items = text.barItems.filter { !$0.isEmpty }
    self.color = color
  }

  private static let gap = 14.0
  private static let glyph = 20.0

  private static func caption(_ item: String, _ color: Color) -> Caption {
    Caption(item, size: 16, weight: .regular, color)
  }

  private static func width(_ item: String) -> Double {
    item.symbolName == nil ? min(120, caption(item, Palette.tint).width) : glyph
  }

  /// Points from the first one's left edge to the last one's right.
  var width: Double { items.reduce(-Self.gap) { $0 + Self.width($1) + Self.gap } }

  /// The buttons around a height, from a left edge.
  func shapes(from left: Double, middle: Double) -> [Shape] {
    var x = left
    return items.flatMap { item -> [Shape] in
      let width = Self.width(item)
      defer { x += width + Self.gap }
      if let symbol = item.symbolName {
        return Glyph(symbol, color)
          .shapes(in: Rect(x: x, y: middle - Self.glyph / 2, width: Self.glyph, height: Self.glyph))
      }
      return [Self.caption(item, color).fitted(to: width + 0.01)?.left(x, middle: middle)].compactMap(\.self)
    }
  }
}

extension String {
  /// The items between bars.
  var barItems: [String] { split(separator: "|", omittingEmptySubsequences: false).map(String.init) }
}
