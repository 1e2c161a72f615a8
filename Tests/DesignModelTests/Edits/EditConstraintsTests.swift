import DesignLanguage
import DesignModel
import DesignSamples
import Testing

@Suite("Editing constraints, guides, states and variations") struct EditConstraintsTests {
  var screen: Screen
  let compact = Condition([.init(.vclass, .equal, value: .word("compact"))])

  init() throws { screen = try .example() }

  @Test("constraints are numbered after the greatest number in use")
  mutating func numbers() throws {
    #expect(try screen.constrain("title.top == form.top").id == "c1")
    #expect(try screen.constrain("title.top == form.top", id: "c7").id == "c7")
    #expect(try screen.constrain("title.top == form.top", id: "chosen").id == "chosen")
    #expect(try screen.constrain("title.top == form.top").id == "c8")
    try screen.removeConstraint("c1")
    #expect(try screen.constrain("title.top == form.top").id == "c9")
  }

  @Test(
    "an author's own number never exhausts the numbers",
    arguments: [
      ("c9223372036854775807", "c1"), ("c2147483647", "c2147483648"), ("c-1", "c1"), ("c01", "c2"),
    ])
  mutating func greatNumbers(id: String, next: String) throws {
    try screen.constrain("title.top == form.top", id: id)
    #expect(try screen.constrain("title.top == form.top").id.text == next)
    try screen.constrain("title.top == form.top")
    #expect(screen.brokenInvariant == nil)
  }

  @Test("an identity is taken once and spelled like a name")
  mutating func identities() throws {
    try screen.constrain("title.top == form.top", id: "above")
    let before = screen
    #expect(throws: DesignError.nameTaken("above", by: .constraint, place: "screen 'login'")) {
      try screen.constrain("title.top == form.top", id: "above")
    }
    #expect(throws: DesignError.unusableName("4 pt")) {
      try screen.constrain("title.top == form.top", id: "4 pt")
    }
    #expect(screen == before)
  }

  @Test(
    "sides that don't fit together are refused",
    arguments: [
      ("title.leading == form.left", DesignError.anchorsDontMatch(.leading, .left)),
      ("title.rightMargin == form.trailing", .anchorsDontMatch(.rightMargin, .trailing)),
      ("title.top == form.leading", .anchorsDontMatch(.top, .leading)),
      ("title.width == form.centerX", .anchorsDontMatch(.width, .centerX)),
      ("title.centerX == form.centerY", .anchorsDontMatch(.centerX, .centerY)),
      ("title.top == form.contentLayout.top", .regionNeedsScroll(.contentLayout, view: "form")),
      ("gap.frameLayout.top == form.top", .regionNeedsScroll(.frameLayout, view: "gap")),
      ("title.top == gap.safeArea.top", .needsView("safeArea", item: "gap", instead: "gap")),
      ("title.left == gap.leftMargin", .needsView("leftMargin", item: "gap", instead: "gap.left")),
      (
        "title.leading == safeArea.leadingMargin",
        .needsView("leadingMargin", item: "safeArea", instead: "safeArea.leading")
      ),
      (
        "title.centerY == list.contentLayout.centerYWithinMargins",
        .needsView("centerYWithinMargins", item: "list.contentLayout", instead: "list.contentLayout.centerY")
      ),
    ])
  mutating func misfits(text: String, error: DesignError) throws {
    let before = screen
    #expect(throws: error) { try screen.constrain(text) }
    #expect(screen == before)
  }

  @Test(
    "sides that fit together are taken",
    arguments: [
      "title.centerX == form.left", "title.centerX == form.leading + 8", "title.left == form.rightMargin",
      "title.firstBaseline == email.lastBaseline", "title.top == email.firstBaseline",
      "title.width == form.height * 2", "title.leading == form.centerXWithinMargins",
      "content.top == list.contentLayout.top", "content.width == list.frameLayout.width",
      "title.top == form.safeArea.top", "gap.height == 8", "title.bottom <= keyboard.top",
    ])
  mutating func fits(text: String) throws {
    try screen.constrain(text)
    #expect(screen.brokenInvariant == nil)
  }

  @Test(
    "numbers that no length can have are refused",
    arguments: [
      (Double.nan, 1.0), (.infinity, 1), (-.infinity, 1), (2e9, 1), (0, .nan), (0, .infinity), (0, 2e6),
      (0, 0),
    ])
  mutating func absurdNumbers(constant: Double, multiplier: Double) throws {
    let parsed = try ConstraintText(parsing: "title.width == form.width", in: screen)
    try screen.constrain("title.width == form.width")
    let before = screen
    #expect(throws: DesignError.self) {
      try screen.addConstraint { id in
        var constraint = parsed.constraint(id: id)
        (constraint.constant, constraint.multiplier) = (constant, multiplier)
        return constraint
      }
    }
    var changed = try screen.constraint(named: "c1")
    (changed.constant, changed.multiplier) = (constant, multiplier)
    #expect(throws: DesignError.self) { try screen.setConstraint(changed) }
    #expect(screen == before)
  }

  @Test("a set constraint keeps its place")
  mutating func set() throws {
    try screen.constrain("title.top == form.top")
    try screen.constrain("title.leading == form.leading")
    var constraint = try screen.constraint(named: "c1")
    constraint.constant = 12
    try screen.setConstraint(constraint)
    #expect(screen.constraints.map(\.id) == ["c1", "c2"])
    #expect(screen.constraint("c1")?.constant == 12)
  }

  @Test("variations forbid the removal of their constraint, or go with it")
  mutating func removeConstraint() throws {
    try screen.constrain("title.top == form.top")
    try screen.addVariation(.constraint("c1", ConstraintChange(isInstalled: false)), when: compact)
    let before = screen
    #expect(throws: DesignError.inUse(.constraint, "c1", by: ["variation 'var1'"])) {
      try screen.removeConstraint("c1")
    }
    #expect(screen == before)
    #expect(try screen.removeConstraint("c1", cascade: true) == ["variation 'var1'"])
    #expect(screen.constraints.isEmpty && screen.variations.isEmpty)
  }

  @Test("constraints forbid the removal of their guide, or go with it")
  mutating func removeGuide() throws {
    try screen.constrain("gap.top == title.bottom")
    try screen.addVariation(.constraint("c1", ConstraintChange(constant: 8)), when: compact)
    let users = ["constraint 'c1'", "variation 'var1'"]
    #expect(throws: DesignError.inUse(.guide, "gap", by: users)) { try screen.removeGuide("gap") }
    #expect(screen.guides.count == 1)
    #expect(try screen.removeGuide("gap", cascade: true) == users)
    #expect(screen.guides.isEmpty && screen.constraints.isEmpty && screen.variations.isEmpty)
  }

  @Test("a state is declared once and known before conditions ask for it")
  mutating func states() throws {
    let before = screen
    #expect(throws: DesignError.stateTaken("signIn")) { try screen.addState("signIn") }
    #expect(throws: DesignError.unusableName("sign in")) { try screen.addState("sign in") }
    let lost = Condition([.init(.state, .equal, value: .word("lost"))])
    let error = DesignError.unknown(.state, "lost", screen: "login", among: ["signIn", "recover"])
    #expect(throws: error) { try screen.addVariation(.view("title", Attributes()), when: lost) }
    let parsed = try ConstraintText(parsing: "title.top == form.top", in: screen)
    #expect(throws: error) { try screen.addConstraint { parsed.constraint(id: $0, condition: lost) } }
    #expect(screen == before)
    let known = Condition([.init(.state, .different, value: .word("recover"))])
    try screen.addVariation(.view("title", Attributes()), when: known)
  }

  @Test("variations are numbered and removed by their number")
  mutating func variations() throws {
    try screen.addVariation(.view("title", Attributes()), when: compact)
    try screen.addVariation(.view("form", Attributes()), when: compact)
    try screen.removeVariation(named: "var1")
    #expect(screen.variations.map(\.id) == ["var2"])
    #expect(screen.variations.map(\.target) == ["form"])
    #expect(try screen.addVariation(.view("title", Attributes()), when: compact).id == "var3")
    #expect(throws: DesignError.unknown(.variation, "var1", screen: "login", among: ["var2", "var3"])) {
      try screen.removeVariation(named: "var1")
    }
  }
}
