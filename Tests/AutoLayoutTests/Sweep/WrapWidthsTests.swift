import DesignModel
import Testing

@testable import AutoLayout

@Suite("Widths at which texts wrap") struct WrapWidthsTests {
  @Test("are the ends of the room in which a text keeps its lines, and a label each word's place")
  func rooms() throws {
    let screen = try Screen.built { try $0.add(.label, "title", with: "text=Hello_there_now lines=0") }
    let prepared = LayoutEngine(measuring: FixedRuler()).prepare(screen)
    let settled = SettledScreen(prepared, .plain())
    var text = try #require(TextBox(1, settled))
    var widths = WrapWidths()
    func check(_ found: (from: Double, to: Double)?, from: Double, to: Double) throws {
      let room = try #require(found)
      #expect(abs(room.from - from) < 1e-8)
      #expect(room.to == to || abs(room.to - to) < 1e-8)
    }
    // Half a point, one pixel, is granted: `there now` takes 90 points, `Hello there` 110, all of it 150, a word 50.
    for (width, ofLines, ofWords) in [
      (120.0, (89.5, 149.5), (109.5, 149.5)), (100, (89.5, 149.5), (89.5, 109.5)),
      (200, (149.5, .infinity), (149.5, .infinity)), (60, (0.5, 89.5), (49.5, 89.5)),
    ] {
      text.wrap(toViewWidth: width, settled)
      try check(widths.room(of: text, settled), from: ofLines.0, to: ofLines.1)
      try check(widths.room(of: text, in: 1, settled), from: ofWords.0, to: ofWords.1)
    }
  }

  @Test("are those of a text view's room, whatever its padding adds to and takes off a pixel")
  func padded() throws {
    let screen = try Screen.built {
      try $0.add(.textView, "notes", with: "text=Hello_there_now")
    }
    let environment = LayoutEnvironment.plain().with { $0.scale = 3 }
    let settled = SettledScreen(LayoutEngine(measuring: FixedRuler()).prepare(screen), environment)
    var text = try #require(TextBox(1, settled))
    var widths = WrapWidths()
    text.wrap(toViewWidth: 130, settled)
    let found = widths.room(of: text, settled)
    let room = try #require(found)
    #expect(text.wrapped.shownLines == 2 && room.from > 50 && room.to > 120)
  }

  @Test("are none of a text on one line")
  func single() throws {
    let screen = try Screen.built { try $0.add(.label, "title", with: "text=Hello_there") }
    let settled = SettledScreen(
      LayoutEngine(measuring: FixedRuler()).prepare(screen), .plain())
    var widths = WrapWidths()
    let text = try #require(TextBox(1, settled))
    let room = widths.room(of: text, in: 1, settled)
    #expect(room == nil)
  }
}
