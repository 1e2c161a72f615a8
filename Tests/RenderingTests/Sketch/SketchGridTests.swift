import Notation
import Testing

@testable import Rendering

@Suite("A sheet of characters") struct SketchGridTests {
  @Test("joins lines where they meet") func joints() {
    var grid = SketchGrid(width: 7, height: 5)
    grid.box(left: 0, top: 0, right: 6, bottom: 4)
    grid.box(left: 0, top: 0, right: 3, bottom: 2)
    grid.box(left: 3, top: 2, right: 6, bottom: 4)
    #expect(
      grid.text == """
        ┌──┬──┐
        │  │  │
        ├──┼──┤
        │  │  │
        └──┴──┘
        """)
  }

  @Test("cuts texts to their room, and leaves no part of a word after another") func words() {
    var grid = SketchGrid(width: 12, height: 1)
    grid.write("container", column: 0, row: 0, room: 12)
    grid.write("leaf", column: 0, row: 0, room: 12)
    #expect(grid.text == "leaf─────")
    grid.write("too long a word", column: 6, row: 0, room: 6)
    #expect(grid.text == "leaf──too l…")
  }

  @Test("gives wide letters two columns") func wide() {
    #expect("漢字".columnCount == 4 && "漢字".fitted(to: 3) == "漢…")
    var grid = SketchGrid(width: 5, height: 1)
    grid.write("漢字", column: 0, row: 0, room: 5)
    grid.write("x", column: 4, row: 0, room: 1)
    #expect(grid.text == "漢字x")
  }
}
