import DesignModel
import DesignSamples
import Testing

@Suite("Suppressions") struct EditSuppressionsTests {
  @Test("name what takes part, in an order of their own, once") func add() throws {
    var screen = try Screen.example()
    try screen.constrain("title.top == email.top", id: "level")
    let one = try screen.suppress(
      "overlapping-views", of: ["title", "level", "email", "title", "gap"], reason: "Never together")
    #expect(one.id == "s1" && one.items == ["email", "gap", "title"] && one.constraints == ["level"])
    #expect(screen.spelled(one) == "overlapping-views of email, gap, title and level")
    let all = try screen.suppress(
      "small-target", of: [], reason: "A toy", until: CalendarDate(parsing: "2030-01-31"))
    #expect(all.id == "s2" && screen.spelled(all) == "small-target" && screen.suppressions == [one, all])
  }

  @Test("of the same findings replace one another") func replace() throws {
    var screen = try Screen.example()
    try screen.suppress("small-target", of: ["title"], reason: "A toy")
    try screen.suppress(
      "small-target", of: ["title"], reason: "Soon gone", until: CalendarDate(parsing: "2030-01-31"))
    #expect(screen.suppressions.map(\.id) == ["s1"] && screen.suppressions[0].reason == "Soon gone")
  }

  @Test("need a reason and objects that are there") func refuse() throws {
    var screen = try Screen.example()
    let before = screen
    #expect(throws: DesignError.missingReason("small-target")) {
      try screen.suppress("small-target", of: ["title"], reason: " \n")
    }
    #expect(throws: DesignError.self) { try screen.suppress("small-target", of: ["titel"], reason: "A toy") }
    #expect(throws: DesignError.unknown(.suppression, "s1", screen: "login", among: [])) {
      try screen.removeSuppression(named: "s1")
    }
    #expect(screen == before)
  }

  @Test("follow renames, and go with what they are about, which they never hold back") func follow() throws {
    var screen = try Screen.example()
    try screen.constrain("title.top == email.top", id: "level")
    try screen.suppress("small-target", of: ["title"], reason: "A toy")
    try screen.suppress("duplicate-constraint", of: ["level"], reason: "Kept for now")
    try screen.suppress("outside-parent", of: ["gap"], reason: "Meant")
    try screen.suppress("fixed-font", of: ["email"], reason: "Meant")
    try screen.renameView("title", to: "heading")
    #expect(screen.suppressions.map(screen.spelled)[0] == "small-target of heading")
    try screen.removeConstraint("level")
    #expect(screen.suppressions.map(\.id) == ["s1", "s3", "s4"])
    try screen.removeView("title")
    try screen.removeGuide("gap")
    #expect(screen.suppressions.map(\.id) == ["s4"])
    try screen.removeView("form", cascade: true)
    #expect(screen.suppressions.isEmpty)
  }

  @Test("hold to the end of their last day") func expiry() throws {
    let suppression = Suppression(
      id: "s1", rule: "r", items: [], constraints: [], reason: "x", until: CalendarDate(parsing: "2026-06-30")
    )
    #expect(!suppression.isExpired(on: try #require(CalendarDate(parsing: "2026-06-30"))))
    #expect(suppression.isExpired(on: try #require(CalendarDate(parsing: "2026-07-01"))))
  }
}
