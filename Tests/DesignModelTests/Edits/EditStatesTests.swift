import DesignLanguage
import DesignModel
import DesignSamples
import Testing

@Suite("Editing states") struct EditStatesTests {
  var screen: Screen

  init() throws {
    screen = try .example()
    try screen.constrain("title.top == form.top", id: "plain")
    try screen.addConstraint(
      { [screen] id in
        var constraint = try! ConstraintText(parsing: "email.top == form.top", in: screen).constraint(id: id)
        constraint.condition = try! Condition(parsing: "state = recover and width < 400")
        return constraint
      }, id: "conditional")
    try screen.addVariation(
      .constraint("conditional", ConstraintChange(constant: 8)), when: Condition(parsing: "width > 500"))
    try screen.addVariation(
      .view("title", Attributes()), when: Condition(parsing: "state != recover"))
    try screen.addVariation(.view("title", Attributes()), when: Condition(parsing: "state = signIn"))
    try screen.addAssertion(
      .view(ViewClaim("title", .visible)), when: Condition(parsing: "state = recover"), id: "seen")
    try screen.suppress("low-contrast", of: ["conditional"], reason: "Later")
  }

  @Test("a state that conditions ask for stays, and they are named") mutating func inUse() {
    let before = screen
    let users = ["constraint 'conditional'", "variation 'var1'", "variation 'var2'", "assertion 'seen'"]
    #expect(throws: DesignError.inUse(.state, "recover", by: users)) { try screen.removeState("recover") }
    #expect(screen == before)
  }

  @Test("removing a state takes along what asks for it, and what that leaves over")
  mutating func cascade() throws {
    let gone = try screen.removeState("recover", cascade: true)
    #expect(
      gone == ["constraint 'conditional'", "variation 'var1'", "variation 'var2'", "assertion 'seen'"])
    #expect(screen.states == ["signIn"] && screen.constraints.map(\.id) == ["plain"])
    #expect(screen.variations.map(\.id) == ["var3"])
    #expect(screen.assertions.isEmpty && screen.suppressions.isEmpty)
    #expect(screen.brokenInvariant == nil)
  }

  @Test("the next state becomes the initial one") mutating func initial() throws {
    try screen.addState("spare")
    try screen.removeState("signIn", cascade: true)
    #expect(screen.states == ["recover", "spare"])
  }

  @Test("conditions follow a new name, and nothing else changes") mutating func rename() throws {
    try screen.renameState("recover", to: "lost")
    #expect(screen.states == ["signIn", "lost"])
    #expect(screen.constraint("conditional")?.condition?.spelled == "state = lost and width < 400")
    #expect(
      screen.variations.map(\.condition.spelled) == ["width > 500", "state != lost", "state = signIn"])
    #expect(screen.assertions.map(\.condition?.spelled) == ["state = lost"])
    #expect(screen.constraint("plain")?.condition == nil)
  }

  @Test("a name is of a state that there is, and a new one is free and usable") mutating func refuses() {
    let before = screen
    let unknown = DesignError.unknown(.state, "recovr", screen: "login", among: ["signIn", "recover"])
    #expect(throws: unknown) { try screen.removeState("recovr") }
    #expect(throws: unknown) { try screen.renameState("recovr", to: "lost") }
    #expect(throws: DesignError.stateTaken("signIn")) { try screen.renameState("recover", to: "signIn") }
    #expect(throws: DesignError.unusableName("4 pt")) { try screen.renameState("recover", to: "4 pt") }
    #expect(screen == before)
  }
}
