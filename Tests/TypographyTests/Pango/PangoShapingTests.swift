import AutoLayout
import DesignModel
import Testing

@testable import Typography

@Suite("Pango's shaping", .enabled(if: PangoShaping.shared != nil, "Pango with Cairo is not installed"))
struct PangoShapingTests {
  @Test("gives each character its advance in em") func advances() throws {
    let shaping = try #require(PangoShaping.shared)
    guard let advances = shaping.advances(of: "iW.e\u{301}", family: nil, weight: .regular) else {
      print("skipped: no font for Latin text is installed")
      return
    }
    #expect(advances.count == 4)
    #expect(advances.allSatisfy { (0.1..<1.5).contains($0) } && advances[0] < advances[1])
  }

  @Test("knows which families are installed") func families() throws {
    let shaping = try #require(PangoShaping.shared)
    #expect(!shaping.hasFamily("No Such Family At All"))
    #expect(!shaping.hasFamily("No Such Family At All"))
  }

  @Test("has no advances for what no font draws") func undrawable() throws {
    #expect(try #require(PangoShaping.shared).advances(of: "\u{F0FFF}", family: nil, weight: .regular) == nil)
  }

  @Test("sets text in an installed family") func installedFamily() throws {
    guard try #require(PangoShaping.shared).hasFamily("DejaVu Sans Mono") else {
      print("skipped: DejaVu Sans Mono is not installed")
      return
    }
    let (narrow, wide) = (
      lines(of: "iiii", family: "DejaVu Sans Mono"), lines(of: "WWWW", family: "DejaVu Sans Mono")
    )
    #expect(abs(narrow.width - wide.width) < 1e-6 && narrow.isApproximate)
    #expect(abs(narrow.width - 4 * 17 * 1233 / 2048) < 0.02)
  }
}
