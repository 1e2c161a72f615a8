import DesignModel
import Testing

@Suite("A reachable view") struct ReachTests {
  var made: MadeUpLayout

  init() throws {
    made = try MadeUpLayout()
    made.environment.safeArea = EdgeInsets(top: 20, left: 10, bottom: 30, right: 10)
    made.put("list", (0, 20, 300, 550))
    made.scroll("list", to: Point(x: 0, y: 400))
    made.put("content", (10, 900, 280, 50))
  }

  private func failure(_ view: String, when condition: String? = nil) throws -> String? {
    try made.failure("\(view) is reachable", when: condition)
  }

  @Test("lies in the safe area above the keyboard where nothing scrolls it")
  mutating func still() throws {
    made.put("title", (10, 20, 280, 550))
    #expect(try failure("title") == nil)
    made.put("title", (10, 19, 280, 550))
    #expect(
      try failure("title")
        == "title lies 1 outside the safe area, up or down, and nothing scrolls it")
    // Beside a notch things can be seen, unless they begin there.
    made.put("title", (20, 20, 280, 30))
    #expect(try failure("title") == nil)
    made.put("title", (21, 20, 280, 30))
    #expect(
      try failure("title")
        == "title lies 1 outside the safe area, sideways, and nothing scrolls it")
    made.put("title", (10, 400, 280, 30))
    made.environment.keyboardHeight = 200
    #expect(
      try failure("title")
        == "title lies 30 outside the safe area above the keyboard, up or down, and nothing scrolls it")
  }

  @Test("can be scrolled there, as far as a finger can leave it")
  mutating func scrolled() throws {
    #expect(try failure("content") == nil)
    made.put("content", (10, 921, 280, 50))
    #expect(
      try failure("content")
        == "content lies 1 outside the safe area, up or down, however it is scrolled")
    // Half a page further already: the same place on the screen is further down in the content.
    made.scroll("list", offset: Point(x: 0, y: 200), to: Point(x: 0, y: 400))
    made.put("content", (10, 720, 280, 50))
    #expect(try failure("content") == nil)
    made.put("content", (10, 722, 280, 50))
    #expect(try failure("content") != nil)
    made.put("content", (10, -180, 280, 50))
    #expect(try failure("content") == nil)
  }

  @Test("lies in the frame of what no finger scrolls")
  mutating func held() throws {
    var attributes = made.screen.view("list")!.attributes
    attributes[.scrollEnabled] = .flag(false)
    try made.screen.setView("list", kind: .scroll, attributes: attributes)
    made.scroll("list", to: .zero)
    #expect(
      try failure("content")
        == "content lies 380 outside the safe area, up or down, and nothing scrolls it")
    made.put("content", (10, 520, 280, 50))
    #expect(try failure("content") == nil)
  }

  @Test("needs a longer range with the keyboard up")
  mutating func keyboard() throws {
    made.environment.keyboardHeight = 300
    #expect(try failure("content") == nil, "people put the keyboard away")
    #expect(
      try failure("content", when: "keyboard = shown")
        == "content lies 250 outside the safe area above the keyboard, up or down, however it is scrolled")
    made.scroll("list", to: Point(x: 0, y: 650))
    #expect(try failure("content", when: "keyboard = shown") == nil)
  }

  @Test("longer than its room, shows one end after the other")
  mutating func long() throws {
    made.put("content", (10, 20, 280, 950))
    #expect(try failure("content") == nil)
    made.put("content", (10, 20, 280, 951))
    #expect(try failure("content") != nil)
    made.put("title", (10, 20, 280, 551))
    #expect(try failure("title") != nil, "nothing scrolls it")
  }

  @Test("lies inside every scroll view around it")
  mutating func nested() throws {
    try made.screen.addView(named: "rail", kind: .scroll, in: "content")
    try made.screen.addView(named: "card", kind: .view, in: "rail")
    made.put("rail", (10, 900, 280, 50))
    made.put("card", (500, 900, 100, 50))
    made.scroll("rail", to: Point(x: 310, y: 0))
    #expect(try failure("card") == nil)
    made.scroll("rail", to: Point(x: 300, y: 0))
    #expect(
      try failure("card")
        == "card lies 10 outside the safe area, sideways, however it is scrolled")
    made.put("card", (500, 940, 100, 20))
    made.scroll("rail", to: Point(x: 310, y: 0))
    #expect(
      try failure("card")
        == "card lies 10 outside the safe area, up or down, however it is scrolled")
  }

  @Test("has an area and is not hidden")
  mutating func nothing() throws {
    made.put("title", (10, 20, 280, 0))
    #expect(try failure("title") == "title has no area")
    made.put("title", (10, 20, 280, 20), isHidden: true)
    #expect(try failure("title") == "title is hidden")
  }
}
