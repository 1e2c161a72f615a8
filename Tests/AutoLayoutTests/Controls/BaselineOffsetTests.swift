import AutoLayout
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

  @Test("of texts are whole pixels of their fonts, also where frames aren't rounded") func unrounded() throws
  {
    let screen = try Screen.built {
      try $0.add(.label, "title", with: "text=Name fontSize=21")
      try $0.add(.view, "line", with: "size=10x10")
      try $0.constrain(
        "title.leading == root.leading", "title.top == root.top", "line.leading == root.leading",
        "line.top == title.lastBaseline")
    }
    // A line is 24.7 points high, ceiled to 25, and has 4.94 below its baseline, rounded to 5.
    #expect(screen.layout().exact("line").y == 20)
    let unrounded = LayoutEngine(measuring: FixedRuler()).exact.layout(screen, in: .plain())
    #expect(unrounded.exact("line").y == 20)
  }
}
