import TestSupport
import Testing

@testable import Typography

@Suite("Advances of glyphs") struct MasterAdvancesTests {
  @Test("cover printable ASCII") func coverage() {
    #expect(MasterAdvances.ascii.count == 95)
    #expect(
      MasterAdvances.ascii[0]
        == MasterAdvances(regularText: 576, boldText: 528, regularDisplay: 419, boldDisplay: 404))
  }

  @Test("are the published ones") func published() {
    guard let rows = SharedFacts.rows(of: "system_font_advances.csv") else { return }
    #expect(rows.count == 95)
    for (row, glyph) in zip(rows, MasterAdvances.ascii) {
      let figures = [glyph.regularText, glyph.boldText, glyph.regularDisplay, glyph.boldDisplay]
      #expect(row.suffix(4).map { Double($0)! } == figures, "\(row[0])")
    }
  }

  @Test("run straight between weights and cuts") func straight() {
    let glyph = MasterAdvances(regularText: 1000, boldText: 1100, regularDisplay: 900, boldDisplay: 1200)
    #expect(glyph.units(weight: 0, blend: 0) == 1000)
    #expect(glyph.units(weight: 0.5, blend: 0) == 1050)
    #expect(glyph.units(weight: 1, blend: 1) == 1200)
    #expect(glyph.units(weight: 0.5, blend: 0.5) == 1050)
  }

  @Test(
    "cover common punctuation, Greek and Cyrillic approximately",
    arguments: "…•–—‘’“”©™€£ßæøαЖя→≤".unicodeScalars)
  func approximate(scalar: Unicode.Scalar) throws {
    let glyph = try #require(MasterAdvances.approximate[scalar.value])
    #expect((300...2200).contains(glyph.regularText))
  }
}
