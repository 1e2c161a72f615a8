import AutoLayout
import DesignLanguage
import DesignModel
import TestSupport
import Testing

@Suite("The layout engine") struct LayoutEngineTests {
  @Test("lays out a screen that has only its root", .statement("views.root")) func rootOnly() {
    let layout = Screen(id: "empty", name: "empty").layout(.plain(320, 480))
    #expect(layout.status == .solved)
    #expect(layout.views.map(\.screenFrame) == [Rect(x: 0, y: 0, width: 320, height: 480)])
  }

  @Test("asks for the fingerprint of every text that a screen can show, in every family") func texts() throws
  {
    let screen = try Screen.built {
      try $0.add(.label, "label", with: "text=Hi font=Lato")
      try $0.add(.textField, "field", with: "placeholder=Mail")
      try $0.add(.segmentedControl, "tabs", with: "segments=A|B")
      try $0.addVariation(
        .view("label", .spelled("text=Hello", for: .label)), when: Condition(parsing: "width < 300"))
    }
    #expect(
      LayoutEngine(measuring: ListingRuler()).fingerprint(of: screen)
        == "auto-layout-13/Hi Mail A|B Hello Hi+Lato Mail+Lato A|B+Lato Hello+Lato")
    #expect(LayoutEngine(measuring: FixedRuler()).fingerprint(of: screen) == "auto-layout-13/ruler")
  }

  @Test("names the text tables in its fingerprint") func fingerprint() {
    #expect(LayoutEngine(measuring: FixedRuler()).fingerprint == "auto-layout-13/ruler")
  }
}

/// A ruler whose fingerprint lists the texts that it is asked for.
private struct ListingRuler: TextMeasuring {
  var fingerprint: String { "list" }
  func fingerprint(of texts: [FamilyText]) -> String {
    texts.map { text in text.text + (text.family.map { "+\($0)" } ?? "") }.joined(separator: " ")
  }
  func font(_ description: FontDescription, textSize: TextSize, boldText: Bool) -> ResolvedFont {
    FixedRuler().font(description, textSize: textSize, boldText: boldText)
  }
  func lines(
    of text: String, in font: ResolvedFont, width: Double, lines: Int, mode: LineBreakMode
  ) -> TextLines { FixedRuler().lines(of: text, in: font, width: width, lines: lines, mode: mode) }
}
