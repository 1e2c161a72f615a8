import DesignModel
import TestSupport
import Testing

@testable import Typography

@Suite("Dynamic Type") struct DynamicTypeTests {
  @Test(
    "has a size, a leading and a weight for each style", .statement("text.dynamic-type"),
    arguments: [
      (TextStyle.body, TextSize.large, StyleFigures(size: 17, leading: 22, weight: .regular)),
      (.body, .accessibilityExtraExtraExtraLarge, StyleFigures(size: 53, leading: 62, weight: .regular)),
      (.headline, .extraSmall, StyleFigures(size: 14, leading: 19, weight: .semibold)),
      (.largeTitle, .large, StyleFigures(size: 34, leading: 41, weight: .regular)),
      (.caption2, .extraLarge, StyleFigures(size: 13, leading: 18, weight: .regular)),
    ])
  func spots(style: TextStyle, textSize: TextSize, figures: StyleFigures) {
    #expect(DynamicType.figures(of: style, at: textSize) == figures)
  }

  @Test("never shrinks a style as the text size grows", arguments: TextStyle.allCases)
  func monotonic(style: TextStyle) {
    let sizes = TextSize.allCases.map { DynamicType.figures(of: style, at: $0).size }
    #expect(sizes == sizes.sorted())
  }

  @Test("is the shared table", .statement("text.dynamic-type")) func table() {
    guard let rows = SharedFacts.rows(of: "dynamic_type.csv") else { return }
    let names =
      ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge"]
      + (1...5).map { "accessibility\($0)" }
    #expect(rows.count == 132)
    for row in rows {
      let textSize = TextSize.allCases[names.firstIndex(of: row[2])!]
      let figures = DynamicType.figures(of: TextStyle(rawValue: row[0])!, at: textSize)
      let expected = StyleFigures(
        size: Double(row[4])!, leading: Double(row[5])!, weight: FontWeight(rawValue: row[3])!)
      #expect(figures == expected, "\(row[0]) \(row[2])")
    }
  }

  @Test("scales other sizes by the leading") func factor() {
    #expect(DynamicType.factor(of: .body, at: .large) == 1)
    #expect(abs(17 * DynamicType.factor(of: .body, at: .medium) - 16.333) < 1.0 / 6)
    #expect(abs(17 * DynamicType.factor(of: .body, at: .accessibilityExtraExtraExtraLarge) - 48) < 1.0 / 6)
  }
}
