import DesignModel
import Testing

@testable import Typography

@Suite("A ruler of the system font") struct SystemRulerTests {
  private func ruler(size: Double) -> SystemRuler {
    SystemRuler(weight: .regular, size: size, kerning: Kerning.units(weight: 0))
  }

  @Test("adds tracking to each glyph") func tracking() {
    #expect(ruler(size: 17).advances[0] == 17.0 / 2048 * (576 - 52))
    #expect(ruler(size: 28).advances[0] == 28.0 / 2048 * (419 + 29))
  }

  @Test("adds kerning between glyphs, none around them") func kerning() {
    let ruler = ruler(size: 17)
    let (quote, comma) = (ruler.advances[2], ruler.advances[12])
    #expect(ruler.kerning(34, 44) == -169.0 * 17 / 2048)
    #expect(abs(ruler.plainWidth(of: "\",", limit: 99)!.width - (quote + comma - 169.0 * 17 / 2048)) < 1e-12)
  }

  @Test("leaves other text and too wide text to others") func others() {
    #expect(ruler(size: 17).plainWidth(of: "é", limit: 99) == nil)
    #expect(ruler(size: 17).plainWidth(of: "a\nb", limit: 99) == nil)
    #expect(ruler(size: 17).plainWidth(of: "abc", limit: 5) == nil)
    #expect(ruler(size: 17).plainWidth(of: "abc", limit: 99)?.characters == 3)
  }
}
