import DesignLanguage
import DesignModel
import DesignSamples
import Testing

@Suite("Editing assertions") struct EditAssertionsTests {
  var screen: Screen

  init() throws { screen = try .example() }

  private mutating func claim(_ text: String, when condition: String? = nil, id: String? = nil) throws {
    try screen.addAssertion(
      Claim(parsing: text, in: screen), when: condition.map { try Condition(parsing: $0) }, id: id)
  }

  @Test("numbers them, or names them once")
  mutating func names() throws {
    try claim("title is visible")
    try claim("email is visible", id: "seen")
    try claim("form is visible")
    #expect(screen.assertions.map(\.id) == ["a1", "seen", "a2"])
    #expect(throws: DesignError.nameTaken("seen", by: .assertion, place: "screen 'login'")) {
      try screen.addAssertion(.view(ViewClaim("title", .hidden)), id: "seen")
    }
    #expect(throws: DesignError.unusableName("a b")) {
      try screen.addAssertion(.view(ViewClaim("title", .hidden)), id: "a b")
    }
    try screen.removeAssertion(named: "seen")
    #expect(screen.assertions.map(\.id) == ["a1", "a2"])
    #expect(throws: DesignError.unknown(.assertion, "seen", screen: "login", among: ["a1", "a2"])) {
      try screen.removeAssertion(named: "seen")
    }
  }

  @Test("refuses what no layout can answer")
  mutating func unanswerable() throws {
    #expect(throws: DesignError.anchorsDontMatch(.top, .leading)) { try claim("title.top == form.leading") }
    #expect(throws: DesignError.onlyScrollViewsScroll("form")) { try claim("form scrolls vertically") }
    #expect(throws: DesignError.unknown(.state, "away", screen: "login", among: ["signIn", "recover"])) {
      try claim("title is visible", when: "state = away")
    }
    #expect(screen.assertions.isEmpty)
  }

  @Test("removes them with what they speak of, and keeps it otherwise")
  mutating func cascade() throws {
    try claim("title.top >= form.top", id: "below")
    try claim("email does not overlap title", id: "apart")
    try claim("gap.height == 8", id: "gap")
    try claim("list is visible", id: "stays")
    #expect(throws: DesignError.inUse(.view, "title", by: ["assertion 'below'", "assertion 'apart'"])) {
      try screen.removeView("title")
    }
    #expect(throws: DesignError.inUse(.guide, "gap", by: ["assertion 'gap'"])) {
      try screen.removeGuide("gap")
    }
    #expect(try screen.removeView("title", cascade: true) == ["assertion 'below'", "assertion 'apart'"])
    #expect(try screen.removeGuide("gap", cascade: true) == ["assertion 'gap'"])
    #expect(screen.assertions.map(\.id) == ["stays"])
  }

  @Test("keeps a scroll view one while they need it")
  mutating func scrolling() throws {
    try claim("list scrolls vertically", id: "moves")
    try claim("content.top == list.contentLayout.top", id: "starts")
    #expect(throws: DesignError.scrollInUse("list", by: ["assertion 'moves'", "assertion 'starts'"])) {
      try screen.setView("list", kind: .view, attributes: Attributes())
    }
  }

  @Test("lets them follow new names")
  mutating func renaming() throws {
    try claim("title.top >= form.top + 8")
    try screen.renameView("title", to: "heading")
    #expect(screen.spelled(screen.assertions[0].claim) == "heading.top >= form.top + 8")
  }
}
