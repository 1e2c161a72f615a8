import AutoLayout
import DesignModel
import Testing

@Suite("Constraints") struct LowerConstraintTests {
  @Test("place views by edges, centers and sizes") func edges() throws {
    let screen = try Screen.built {
      try $0.add(.view, "box")
      try $0.add(.label, "title", in: "box", "text=Hello")
      try $0.constrain(
        "box.leading == root.leading + 20", "box.trailing == root.trailing - 30", "box.top == root.top + 40",
        "box.height == box.width * 0.5", "title.centerX == root.centerX", "title.bottom == box.bottom - 10")
    }
    let layout = screen.layout()
    #expect(layout.status == .solved)
    #expect(layout.exact("box") == Rect(x: 20, y: 40, width: 250, height: 125))
    #expect(layout.exact("title") == Rect(x: 105, y: 95, width: 50, height: 20))
  }
}
