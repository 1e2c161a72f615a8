import AutoLayout
import DesignModel
import Testing

@Suite("The layout engine") struct LayoutEngineTests {
  @Test("lays out a screen that has only its root") func rootOnly() {
    let layout = Screen(id: "empty", name: "empty").layout(.plain(320, 480))
    #expect(layout.status == .solved)
    #expect(layout.views.map(\.screenFrame) == [Rect(x: 0, y: 0, width: 320, height: 480)])
  }

  @Test("names the text tables in its fingerprint") func fingerprint() {
    #expect(LayoutEngine(measuring: FixedRuler()).fingerprint == "auto-layout-2/ruler")
  }
}
