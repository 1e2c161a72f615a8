import DesignModel
import Testing

@testable import Rendering

@Suite("The layers of plots") struct PlotLayerTests {
  private let layers = (0..<60).map { PlotLayer("rule-\($0)", $0 < 8 ? .error : $0 < 40 ? .warning : .note) }

  @Test("have inks and words that can be read on their fills") func contrast() {
    for look in layers.looks {
      #expect(contrast(look.ink, look.fill) >= 4.5, "\(look)")
      #expect(contrast(Palette.text, look.fill) >= 12)
    }
    #expect(contrast(Palette.caption, PlotLegend.cleanFill) >= 7)
    #expect(contrast(Palette.mark, PlotLegend.cleanFill) >= 4.5)
  }

  /// The contrast of two colours (WCAG 2.2, "contrast ratio" and "relative luminance").
  private func contrast(_ one: Color, _ other: Color) -> Double {
    let lights = [one, other].map { color in
      zip([16, 8, 0], [0.2126, 0.7152, 0.0722]).reduce(0) { sum, part in
        let value = Double((color.rgb >> UInt32(part.0)) & 0xFF) / 255
        return sum + part.1 * linear(value)
      }
    }
    return (max(lights[0], lights[1]) + 0.05) / (min(lights[0], lights[1]) + 0.05)
  }

  private func linear(_ value: Double) -> Double {
    if value <= 0.04045 { return value / 12.92 }
    // 2.4 = 12/5: the fifth root by Newton's method keeps the test free of the mathematics library.
    let base = (value + 0.055) / 1.055
    var root = 1.0
    for _ in 0..<60 { root -= (root * root * root * root * root - base) / (5 * root * root * root * root) }
    return base * base * root * root
  }

  @Test("look different from one another, and neighbours without colour too") func different() {
    let looks = layers.prefix(16).map { $0 }.looks
    #expect(Set(looks.map { "\($0.fill.rgb) \($0.hatching)" }).count == looks.count)
    for (one, next) in zip(looks, looks.dropFirst()) { #expect(one.hatching != next.hatching) }
    #expect(Set(looks.prefix(6).map(\.hatching)).count == 6)
  }

  @Test("fill just the areas they are given") func areas() {
    let areas = [Rect(x: 0, y: 0, width: 10, height: 5), Rect(x: 30, y: 20, width: 10, height: 5)]
    let look = layers.looks[0]
    guard case .group(let group)? = look.shapes(filling: areas, called: "a").first else {
      Issue.record("no group")
      return
    }
    #expect(group.clip?.rects == areas && group.title == "a")
    #expect(group.shapes.first == .rectangle(Rect(x: 0, y: 0, width: 40, height: 25), .fill(look.fill)))
    #expect(look.shapes(filling: [], called: "a").isEmpty)
  }

  @Test("have a letter each") func letters() {
    #expect(Set(layers.prefix(52).map { $0 }.letters).count == 52)
    #expect(String(layers.letters.prefix(3)) == "ABC")
  }
}
