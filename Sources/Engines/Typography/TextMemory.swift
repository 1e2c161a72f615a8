import AutoLayout
import DesignModel

/// What measuring remembers: rulers, measured texts and the places where texts may be wrapped.
final class TextMemory: Sendable {
  /// Where break opportunities and shapes come from.
  let pango: Pango

  private struct RulerKey: Hashable {
    var weight: FontWeight
    var size: Double
    var hasTwoCuts: Bool
    var features: FontFeatures

    init(_ font: ResolvedFont) {
      (weight, size, hasTwoCuts, features) = (font.weight, font.size, font.hasTwoCuts, font.features)
    }
  }
  private struct TextKey: Hashable {
    var text: String
    var family: String?
    var font: RulerKey
  }
  private let kerning = Remembered<FontWeight, Kerning>(limit: 16)
  private let rulers = Remembered<RulerKey, SystemRuler>(limit: 1_000)
  // Limits in characters: some 20 bytes each for a measured text, one for break opportunities.
  private let texts = Remembered<TextKey, MeasuredText>(limit: 500_000)
  private let opportunities = Remembered<String, BreakOpportunities>(limit: 2_000_000)

  /// An empty memory.
  init(pango: Pango) { self.pango = pango }

  /// The system font's ruler at a font's weight and size.
  func ruler(for font: ResolvedFont) -> SystemRuler {
    rulers.value(for: RulerKey(font)) {
      let kerning = kerning.value(for: font.weight) { Kerning(weight: font.weight.axisPlace) }
      return SystemRuler(
        weight: font.weight, size: font.size, hasTwoCuts: font.hasTwoCuts, features: font.features,
        kerning: kerning)
    }
  }

  /// A text measured in a font.
  func measured(_ text: String, in font: ResolvedFont, ruler: SystemRuler) -> MeasuredText {
    let key = TextKey(text: text, family: font.family, font: RulerKey(font))
    return texts.value(for: key, cost: text.utf8.count) {
      TextMeter.measure(text, in: font, ruler: ruler, pango: pango)
    }
  }

  /// The places where a text may be wrapped.
  func opportunities(in text: String) -> BreakOpportunities {
    opportunities.value(for: text, cost: text.utf8.count) { BreakOpportunities(in: text, pango: pango) }
  }
}
