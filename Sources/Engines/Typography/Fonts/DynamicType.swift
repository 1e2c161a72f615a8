import DesignModel

/// What Dynamic Type says of a text style at a text size.
struct StyleFigures: Equatable, Sendable {
  /// The font's size in points.
  var size: Double
  /// From one baseline to the next in points.
  var leading: Double
  /// The font's weight.
  var weight: FontWeight
}

/// The table of text styles and text sizes; its sources stand at its head.
enum DynamicType {
  /// The figures of a style at a text size.
  static func figures(of style: TextStyle, at textSize: TextSize) -> StyleFigures {
    table[row(of: style)][textSize.rank]
  }

  /// By how much the metrics of a style scale a size chosen at the default text size.
  ///
  /// UIKit scales by the leading, not by the style's own size, and rounds to pixels, which is left out here. The
  /// metrics of `body` make of 17 points 16.333 at `medium` (17 · 21/22 = 16.23; the style itself has 16) and 48 at
  /// the largest text size (17 · 62/22 = 47.91; the style has 53).
  /// Sources: jaredsinclair.com/2024/03/02/scaled-metrics.html; thinbug.com/q/51243804.
  static func factor(of style: TextStyle, at textSize: TextSize) -> Double {
    figures(of: style, at: textSize).leading / figures(of: style, at: .large).leading
  }

  private static func row(of style: TextStyle) -> Int { TextStyle.allCases.firstIndex(of: style)! }

  private static let table: [[StyleFigures]] = {
    let rows = FigureTable(PackageResources.dynamic_type_txt).map { ($0.text(0), figures(in: $0)) }
    return TextStyle.allCases.map { style in rows.first { $0.0 == style.rawValue }!.1 }
  }()

  private static func figures(in row: FigureRow) -> [StyleFigures] {
    precondition(row.fields.count == 14, "A row of Dynamic Type holds a style, a weight and twelve sizes")
    let weight = FontWeight(rawValue: row.text(1))!
    return (2..<14).map { field in
      let (size, leading) = row.pair(field)
      return StyleFigures(size: size, leading: leading, weight: weight)
    }
  }
}
