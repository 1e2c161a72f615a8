import AutoLayout
import DesignModel
import TestSupport
import Testing

@testable import Typography

@Suite("A ruler of the system font") struct SystemRulerTests {
  private func ruler(size: Double) -> SystemRuler {
    SystemRuler(weight: .regular, size: size, kerning: Kerning(weight: 0))
  }

  @Test("adds tracking to each glyph") func tracking() {
    let (small, large): (Double, Double) = (17.0 / 2048 * (576 - 52), 28.0 / 2048 * (419 + 29))
    #expect(ruler(size: 17).advances[0] == small)
    #expect(ruler(size: 28).advances[0] == large)
  }

  @Test("adds kerning between glyphs, none around them") func kerning() {
    let ruler = ruler(size: 17)
    let (quote, comma) = (ruler.advances[2], ruler.advances[12])
    let kerning: Double = -169.0 * 17 / 2048
    #expect(ruler.kerning(34, 44) == kerning)
    let width: Double = quote + comma + kerning
    #expect(abs(ruler.plainWidth(of: "\",", limit: 99)!.width - width) < 1e-12)
  }

  @Test(
    "draws small capitals and digits of one width as recorded labels have them",
    .statement("text.features", "attributes.small-caps", "attributes.monospaced-digits"),
    arguments: [
      ("#2 • Monday Feb 5, 2018", 134.667, 134.5), ("Subscriber Only", 96.333, 96.5),
      ("#3 • Monday Feb 19, 2018", 140.0, 140.0),
    ])
  func features(text: String, atThree: Double, atTwo: Double) {
    var font = SystemText().font(
      FontDescription(style: .caption1, scales: true, features: FontFeatures(smallCaps: true)),
      textSize: .large, boldText: false)
    font.hasTwoCuts = true
    let width = SystemText().lines(of: text, in: font, width: .infinity, lines: 1, mode: .clipping).width
    #expect(abs((width * 3).rounded(.up) / 3 - atThree) < 1.01 / 3)
    #expect(abs((width * 2).rounded(.up) / 2 - atTwo) < 1.01 / 2)
    font.features = FontFeatures(monospacedDigits: true)
    let widths = ["1111", "0000", "1234"].map {
      SystemText().lines(of: $0, in: font, width: .infinity, lines: 1, mode: .clipping)
    }
    #expect(widths.allSatisfy { $0.width == widths[0].width && $0.isApproximate })
  }

  @Test("leaves other text and too wide text to others") func others() {
    #expect(ruler(size: 17).plainWidth(of: "é", limit: 99) == nil)
    #expect(ruler(size: 17).plainWidth(of: "a\nb", limit: 99) == nil)
    #expect(ruler(size: 17).plainWidth(of: "abc", limit: 5) == nil)
    #expect(ruler(size: 17).plainWidth(of: "abc", limit: 99)?.characters == 3)
  }
}
