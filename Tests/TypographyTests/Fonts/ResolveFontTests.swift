import AutoLayout
import DesignModel
import TestSupport
import Testing

@testable import Typography

@Suite("Fonts for descriptions") struct ResolveFontTests {
  private func font(_ description: FontDescription, _ textSize: TextSize = .large, bold: Bool = false)
    -> ResolvedFont
  { ResolvedFont(description, textSize: textSize, boldText: bold) }

  @Test("have the system font's heights") func heights() {
    let font = font(FontDescription(size: 17))
    #expect(font.lineHeight == 17 * 1.193359375 && font.linePitch == font.lineHeight)
    #expect(font.ascender == 17.0 * 1950 / 2048 && font.descender == 17.0 * 494 / 2048)
  }

  @Test(
    "set the lines of a style by its leading", .statement("text.style-lines"),
    arguments: [(.body, 2, 42.5), (.body, 4, 86.5), (.footnote, 3, 52), (.subheadline, 4, 78)]
      as [(TextStyle, Double, Double)])
  func leading(style: TextStyle, lines: Double, height: Double) {
    let font = font(FontDescription(style: style, scales: true))
    #expect(((font.lineHeight + (lines - 1) * font.linePitch) * 2).rounded(.up) / 2 == height)
  }

  @Test("follow the text size only if they scale", .statement("text.scaling")) func scaling() {
    let style = FontDescription(style: .body, scales: true)
    #expect(font(style, .accessibilityMedium).size == 28)
    #expect(font(FontDescription(style: .body), .accessibilityMedium).size == 17)
    #expect(font(FontDescription(size: 20), .accessibilityMedium).size == 20)
    #expect(font(FontDescription()).size == 17)
  }

  @Test("scale a size of their own by the metrics of their style", .statement("text.custom-fonts"))
  func metrics() {
    let custom = FontDescription(family: "Lato", style: .title1, size: 30, scales: true)
    #expect(font(custom).size == 30 && font(custom).family == "Lato")
    #expect(abs(font(custom, .accessibilityMedium).size - 30.0 * 46 / 34) < 1e-9)
    #expect(font(custom, .accessibilityMedium).linePitch == font(custom, .accessibilityMedium).lineHeight)
  }

  @Test(
    "scale the system font in whole points", .statement("text.custom-fonts"),
    arguments: [
      (12.0, TextSize.extraSmall, 10.0), (13, .extraSmall, 11), (20, .extraSmall, 17), (34, .extraSmall, 29),
      (12, .accessibilityExtraExtraExtraLarge, 34), (34, .accessibilityExtraExtraExtraLarge, 96),
      (12.5, .large, 12.5),
    ])
  func wholePoints(size: Double, textSize: TextSize, scaled: Double) {
    #expect(font(FontDescription(size: size, scales: true), textSize).size == scaled)
  }

  @Test("take their style's weight unless they have their own") func weight() {
    #expect(font(FontDescription(style: .headline)).weight == .semibold)
    #expect(font(FontDescription(style: .headline, weight: .light)).weight == .light)
  }

  @Test("get heavier with bold text if they are the system font") func boldText() {
    #expect(font(FontDescription(style: .body), bold: true).weight == .semibold)
    #expect(font(FontDescription(family: "Lato"), bold: true).weight == .regular)
  }
}
