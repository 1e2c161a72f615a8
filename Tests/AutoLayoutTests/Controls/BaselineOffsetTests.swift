import DesignModel
import TestSupport
import Testing

@Suite("Baseline offsets") struct BaselineOffsetTests {
  @Test("of views without text count from their edges", .statement("attributes.baselines")) func offsets()
    throws
  {
    let layout = try Screen.built {
      try $0.add(.custom, "chart", with: "size=100x50 firstBaselineOffset=12 lastBaselineOffset=8.5")
      for name in ["first", "last"] { try $0.add(.view, name, with: "size=10x10") }
      try $0.constrain(
        "chart.leading == root.leading", "chart.top == root.top + 20", "first.leading == root.leading",
        "first.top == chart.firstBaseline", "last.leading == root.leading",
        "last.bottom == chart.lastBaseline")
    }.layout()
    #expect(layout.status == .solved)
    #expect(layout.exact("first").y == 32)
    #expect(layout.exact("last").y == 51.5)
  }

  @Test("give a stack its baselines, too") func stack() throws {
    let layout = try Screen.built {
      try $0.add(.stack, "row", with: "alignment=firstBaseline")
      try $0.add(.custom, "chart", in: "row", with: "size=100x50 firstBaselineOffset=30")
      try $0.add(.label, "title", in: "row", with: "text=Name")
      try $0.constrain("row.leading == root.leading", "row.top == root.top")
    }.layout()
    #expect(layout.exact("title").y + 16 == layout.exact("chart").y + 30)
  }
}
