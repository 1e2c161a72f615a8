import AutoLayout
import DesignModel
import TestSupport
import Testing

@testable import Typography

@Suite("Text as the system sets it") struct SystemTextTests {
  static let pangram = "The quick brown fox jumps over the lazy dog"

  @Test(
    "gives published widths within 0.6 points or a quarter of a percent",
    .statement("text.published", "text.widths"),
    arguments: [
      ("Hello UIKit", FontWeight.regular, 17.0, 79.66259765625),
      (pangram, .regular, 17, 338.9541015625),
      (pangram, .bold, 17, 360.141845703125),
      (pangram, .regular, 28, 530.455078125),
      ("0123456789", .regular, 17, 98.580078125),
    ])
  func publishedWidths(text: String, weight: FontWeight, size: Double, width: Double) {
    let measured = lines(of: text, size: size, weight: weight)
    #expect(abs(measured.width - width) <= max(0.6, width * 0.0025))
    #expect(!measured.isApproximate)
  }

  @Test(
    "gives widths within a pixel of those that an iOS 26.1 simulator computed", .statement("text.widths"),
    arguments: [
      ("AVAST Wavy To. LT", FontWeight.regular, 17.0, 147.0), ("AVAST Wavy To. LT", .bold, 17, 155.333),
      ("AVAST Wavy To. LT", .semibold, 34, 288.333), ("AVAST Wavy To. LT", .black, 30, 277),
      ("AVAST Wavy To. LT", .thin, 31, 237.333), ("Hello UIKit", .regular, 17, 79.667),
      ("Hello UIKit", .heavy, 34, 173), ("iiiiillll", .ultraLight, 25, 36.333),
      ("0123456789", .ultraLight, 8, 48.333), ("0123456789", .heavy, 30, 195.333),
      (pangram, .thin, 18, 345.667), (pangram, .semibold, 34, 674.667), (pangram, .black, 17, 381.333),
    ])
  func recordedWidths(text: String, weight: FontWeight, size: Double, width: Double) {
    let measured = lines(of: text, size: size, weight: weight).width
    #expect(abs((measured * 3).rounded(.up) / 3 - width) <= 1.0 / 3 + 1e-3)
  }

  @Test("sizes the plainest label as iOS does", .statement("text.published")) func label() {
    let font = SystemText().font(FontDescription(size: 17), textSize: .large, boldText: false)
    #expect((lines(of: "Label", size: 17).width * 2).rounded(.up) / 2 == 41.5)
    #expect((font.lineHeight * 2).rounded(.up) / 2 == 20.5)
  }

  @Test("gives text without characters no lines") func empty() {
    #expect(lines(of: "", size: 17) == TextLines.empty)
  }
}

/// The lines of `text` in the system font.
func lines(
  of text: String, size: Double = 17, weight: FontWeight = .regular, family: String? = nil,
  width: Double = .infinity, limit: Int = 0, mode: LineBreakMode = .truncatingTail,
  by measure: SystemText = SystemText()
) -> TextLines {
  let font = measure.font(
    FontDescription(family: family, size: size, weight: weight), textSize: .large, boldText: false)
  return measure.lines(of: text, in: font, width: width, lines: limit, mode: mode)
}
