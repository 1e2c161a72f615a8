import Notation
import Testing

@testable import Rendering

@Suite("A sheet of characters") struct SketchGridTests {
  @Test("joins lines where they meet") func joints() {
    var grid = SketchGrid(width: 7, height: 5)
    grid.box(0, 0, 6, 4)
    grid.box(0, 0, 3, 2)
    grid.box(3, 2, 6, 4)
    #expect(
      grid.text == """
        ┌──┬──┐
        │  │  │
        ├──┼──┤
        │  │  │
        └──┴──┘
        """)
  }

  @Test("cuts texts to their room, and leaves no part of a word behind another") func words() {
    var grid = SketchGrid(width: 12, height: 1)
    grid.write("container", 0, 0, room: 12)
    grid.write("leaf", 0, 0, room: 12)
    #expect(grid.text == "leaf─────")
    grid.write("too long a word", 6, 0, room: 6)
    #expect(grid.text == "leaf──too l…")
  }

  @Test("gives wide letters two columns") func wide() {
    #expect("漢字".columnCount == 4 && "漢字".fitted(to: 3) == "漢…")
    var grid = SketchGrid(width: 5, height: 1)
    grid.write("漢字", 0, 0, room: 5)
    grid.write("x", 4, 0, room: 1)
    #expect(grid.text == "漢字x")
  }
}
