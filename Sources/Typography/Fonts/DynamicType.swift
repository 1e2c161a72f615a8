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
  /// UIKit scales by the leading, not by the style's own size: `UIFontMetrics(forTextStyle: .body)` makes 17 at
  /// `medium` 16.333 (17 · 21/22 = 16.23, at three pixels a point), where the style itself has 16.
  /// Source: jaredsinclair.com/2024/03/02/scaled-metrics.html.
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
