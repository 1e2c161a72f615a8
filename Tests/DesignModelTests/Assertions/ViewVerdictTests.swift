import DesignModel
import Testing

@Suite("What is said of a view") struct ViewVerdictTests {
  var made: MadeUpLayout

  init() throws {
    made = try MadeUpLayout()
    made.put("form", (20, 20, 260, 200))
    made.put("title", (20, 20, 260, 40))
    made.put("email", (20, 70, 260, 30))
    made.put("list", (0, 300, 300, 200))
    made.put("content", (0, 300, 300, 800))
  }

  @Test("is whether it is hidden or visible")
  mutating func visibility() throws {
    #expect(try made.failure("title is visible") == nil)
    #expect(try made.failure("title is hidden") == "title is not hidden")
    #expect(try made.failure("title is not visible") == "title shows an area 260 wide and 40 high")
    made.put("content", (0, 500, 300, 800))
    #expect(try made.failure("content is visible") == "nothing of content is in sight")
    made.environment.keyboardHeight = 300
    made.put("content", (0, 299, 300, 800))
    #expect(try made.failure("content is visible") == "nothing of content is in sight")
    made.put("title", (20, 20, 260, 40), isHidden: true)
    #expect(try made.failure("title is hidden") == nil)
    #expect(try made.failure("title is visible") == "title is hidden")
    #expect(try made.failure("title is not visible") == nil)
  }

  @Test("is that it is under the status bar, where that is shown")
  mutating func statusBar() throws {
    made.environment.safeArea = EdgeInsets(top: 59, bottom: 34)
    #expect(try made.failure("title does not overlap statusBar") == "title reaches 39 into the status bar")
    #expect(try made.failure("email does not overlap statusBar") == nil)
    #expect(try made.failure("email overlaps statusBar") == "nothing of email lies above the safe area")
    #expect(try made.failure("statusBar is visible") == nil)
    #expect(try made.failure("statusBar is hidden") == "the status bar is visible")
    try made.screen.setView(.root, kind: .view, attributes: Attributes(.statusBar, .text("hidden")))
    #expect(try made.failure("title does not overlap statusBar") == nil)
    #expect(try made.failure("title overlaps statusBar") == "the status bar is hidden")
    #expect(try made.failure("statusBar is visible") == "the status bar is hidden")
  }

  @Test("is whether its text is truncated")
  mutating func truncation() throws {
    #expect(try made.failure("title is truncated") == "title shows all of its text")
    made.change("title") { $0.text = TextLayout(lines: 1, wanted: 2, shown: 9, total: 12, isTruncated: true) }
    #expect(try made.failure("title is not truncated") == "title shows 9 of 12 characters")
    made.change("title") { $0.text = TextLayout(lines: 1, wanted: 1, shown: 12, total: 12, isClipped: true) }
    #expect(try made.failure("title is not truncated") == "title cuts off the lines of its text")
    made.change("title") { $0.isHidden = true }
    #expect(try made.failure("title is not truncated") == nil)
  }

  @Test("is whether it scrolls")
  mutating func scrolling() throws {
    made.scroll("list", to: Point(x: 0.1, y: 600))
    #expect(try made.failure("list scrolls vertically") == nil)
    #expect(try made.failure("list does not scroll vertically") == "list scrolls by 600")
    #expect(try made.failure("list scrolls horizontally") == "list does not scroll: its content fits")
    try made.screen.setView("list", kind: .scroll, attributes: Attributes(.scrollEnabled, .flag(false)))
    made.scroll("list", to: .zero)
    #expect(try made.failure("list scrolls vertically") == "list does not scroll: scrollEnabled is false")
  }

  @Test("is whether it overlaps another")
  mutating func overlapping() throws {
    #expect(try made.failure("title does not overlap email") == nil)
    #expect(try made.failure("title overlaps email") == "title and email share no area")
    made.put("email", (20, 60, 260, 30))
    #expect(try made.failure("title does not overlap email") == nil, "they only touch")
    made.put("email", (30, 44, 100, 30))
    #expect(
      try made.failure("title does not overlap email") == "title and email share an area 100 wide and 16 high"
    )
    made.change("email") { $0.isHidden = true }
    #expect(try made.failure("title does not overlap email") == nil)
  }
}
