import DesignLanguage
import DesignModel
import DesignSamples
import Testing

@Suite("Editing views") struct EditViewsTests {
  var screen: Screen

  init() throws { screen = try .example() }

  @Test("a new view is last among its siblings, or where it is put")
  mutating func add() throws {
    try screen.addView(named: "submit", kind: .button, in: "form")
    try screen.addView(named: "logo", kind: .image, in: "form", at: 0)
    try screen.addView(named: "header", kind: .view, at: 1)
    #expect(
      screen.outline == [
        "root", ".form", "..logo", "..title", "..email", "..submit", ".header", ".list", "..content",
      ])
    #expect(screen.brokenInvariant == nil)
  }

  @Test("a position beyond the siblings is refused", arguments: [-1, 3, Int.max])
  mutating func badPosition(position: Int) throws {
    let before = screen
    #expect(throws: DesignError.unusablePosition(position, count: 2, parent: "form")) {
      try screen.addView(named: "submit", kind: .button, in: "form", at: position)
    }
    #expect(screen == before)
  }

  @Test(
    "names that constraints couldn't distinguish are refused",
    arguments: [
      ("root", DesignError.reservedName("root")), ("superview", .reservedName("superview")),
      ("safeArea", .reservedName("safeArea")), ("contentLayout", .reservedName("contentLayout")),
      ("title", .nameTaken("title", by: .view, place: "screen 'login'")),
      ("gap", .nameTaken("gap", by: .guide, place: "screen 'login'")),
    ])
  mutating func badNames(name: String, error: DesignError) throws {
    let before = screen
    #expect(throws: error) { try screen.addView(named: name, kind: .label) }
    #expect(throws: error) { try screen.renameView("form", to: name) }
    #expect(throws: error) { try screen.addGuide(named: name, owner: .root) }
    #expect(screen == before)
  }

  @Test("the identity is the first name, and stays when another takes that name")
  mutating func identity() throws {
    try screen.renameView("title", to: "heading")
    let title = try screen.addView(named: "title", kind: .label)
    let gap = try screen.addView(named: "title-2", kind: .label)
    #expect(try screen.view(named: "heading").id == "title")
    #expect(title.id == "title-2")
    #expect(gap.id == "title-2-2")
    #expect(screen.brokenInvariant == nil)
  }

  @Test("an identity from elsewhere is kept, and given once")
  mutating func foreignIdentity() throws {
    #expect(try screen.addView(named: "logo", kind: .image, id: "aB-1c-2D").id == "aB-1c-2D")
    let before = screen
    for id in ["title", "gap", "aB-1c-2D"] {
      #expect(throws: DesignError.identityTaken(id, screen: "login")) {
        try screen.addView(named: "copy", kind: .image, id: ObjectID(id))
      }
    }
    #expect(screen == before)
  }

  @Test("moving takes everything along and counts positions without the view itself")
  mutating func move() throws {
    try screen.moveView("form", to: "content")
    #expect(screen.outline == ["root", ".list", "..content", "...form", "....title", "....email"])
    try screen.moveView("email", to: "form", at: 0)
    #expect(screen.outline == ["root", ".list", "..content", "...form", "....email", "....title"])
    try screen.moveView("email", to: "form", at: 1)
    #expect(screen.outline == ["root", ".list", "..content", "...form", "....title", "....email"])
    try screen.moveView("form", to: .root, at: 0)
    #expect(screen.outline == ["root", ".form", "..title", "..email", ".list", "..content"])
    #expect(screen.brokenInvariant == nil)
  }

  @Test("a view can't move into itself, into what it holds, or beyond the siblings")
  mutating func badMoves() throws {
    let before = screen
    #expect(throws: DesignError.parentCycle(view: "list", parent: "content")) {
      try screen.moveView("list", to: "content")
    }
    #expect(throws: DesignError.parentCycle(view: "list", parent: "list")) {
      try screen.moveView("list", to: "list")
    }
    #expect(throws: DesignError.unusablePosition(2, count: 1, parent: "form")) {
      try screen.moveView("email", to: "form", at: 2)
    }
    #expect(screen == before)
  }

  @Test("the root stays where, what and who it is")
  mutating func root() throws {
    let before = screen
    #expect(throws: DesignError.rootCannot("moved")) { try screen.moveView(.root, to: "form") }
    #expect(throws: DesignError.rootCannot("renamed")) { try screen.renameView(.root, to: "top") }
    #expect(throws: DesignError.rootCannot("removed")) { try screen.removeView(.root, cascade: true) }
    #expect(throws: DesignError.rootCannot("of kind 'stack'")) {
      try screen.setView(.root, kind: .stack, attributes: .init())
    }
    #expect(screen == before)
    var attributes = Attributes()
    attributes[.clips] = .flag(true)
    try screen.setView(.root, kind: .view, attributes: attributes)
    #expect(screen.root.attributes == attributes)
  }

  @Test("constraints follow a renamed view")
  mutating func rename() throws {
    let constraint = try screen.constrain("title.top == form.top + 8")
    try screen.renameView("title", to: "überschrift-1")
    #expect(screen.spelled(constraint) == "überschrift-1.top == form.top + 8")
    #expect(try ConstraintText(parsing: screen.spelled(constraint), in: screen).first == constraint.first)
  }

  @Test("what uses a view forbids its removal and is named")
  mutating func inUse() throws {
    try screen.addGuide(named: "inner", owner: "form")
    try screen.constrain("title.top == form.top + 8")
    try screen.constrain("list.top == inner.bottom", id: "below-form")
    try screen.constrain("list.leading == safeArea.leading", id: "beside")
    let term = Condition.Term(.vclass, .equal, value: .word("compact"))
    try screen.addVariation(.view("email", Attributes()), when: Condition([term]))
    try screen.addVariation(.constraint("below-form", ConstraintChange(constant: 4)), when: Condition([term]))
    try screen.addVariation(.constraint("beside", ConstraintChange(constant: 4)), when: Condition([term]))
    let users = [
      "guide 'inner'", "constraint 'c1'", "constraint 'below-form'", "variation 'var1'", "variation 'var2'",
    ]
    let before = screen
    #expect(throws: DesignError.inUse(.view, "form", by: users)) { try screen.removeView("form") }
    #expect(screen == before)

    #expect(try screen.removeView("form", cascade: true) == ["view 'title'", "view 'email'"] + users)
    #expect(screen.outline == ["root", ".list", "..content"])
    #expect(screen.guides.map(\.name) == ["gap"])
    #expect(screen.constraints.map(\.id) == ["beside"])
    #expect(screen.variations.map(\.id) == ["var3"])
    #expect(screen.brokenInvariant == nil)
  }

  @Test("a view that nothing uses goes with all it holds")
  mutating func remove() throws {
    #expect(try screen.removeView("list") == ["view 'content'"])
    #expect(screen.outline == ["root", ".form", "..title", "..email"])
  }

  @Test("a scroll view whose content constraints speak of stays one")
  mutating func scrollKind() throws {
    try screen.constrain("content.width == list.frameLayout.width")
    let before = screen
    #expect(throws: DesignError.scrollInUse("list", by: ["constraint 'c1'"])) {
      try screen.setView("list", kind: .view, attributes: .init())
    }
    #expect(screen == before)
    try screen.removeConstraint("c1")
    try screen.setView("list", kind: .view, attributes: .init())
    #expect(screen.view("list")?.kind == .view)
  }
}
