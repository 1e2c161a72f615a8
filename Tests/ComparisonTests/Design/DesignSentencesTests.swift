import Comparison
import DesignLanguage
import DesignModel
import Notation
import Testing

@Suite("Sentences of a design difference") struct DesignSentencesTests {
  static let login: Screen = {
    var screen = Screen(id: "login", name: "login")
    var axis = Attributes()
    axis[.axis] = .text("vertical")
    try! screen.addView(named: "form", kind: .stack, attributes: axis)
    try! screen.addView(named: "title", kind: .label, in: "form")
    try! screen.addView(named: "email", kind: .textField, in: "form")
    try! screen.addView(named: "submit", kind: .button, in: "form")
    try! screen.addView(named: "footer", kind: .view)
    let text = try! ConstraintText(parsing: "form.bottom <= keyboard.top - 8", in: screen)
    try! screen.addConstraint({ text.constraint(id: $0) }, id: "form-above-keyboard")
    return screen
  }()

  private func sentences(_ edit: (inout Screen) throws -> Void) rethrows -> [String] {
    var screen = Self.login
    try edit(&screen)
    return DesignDifference(from: Self.login, to: screen).sentences
  }

  private func constraint(_ text: String, in screen: Screen, when condition: String? = nil) throws
    -> LayoutConstraint
  {
    try ConstraintText(parsing: text, in: screen).constraint(
      id: "form-above-keyboard", condition: condition.map { try Condition(parsing: $0) })
  }

  @Test("name an attribute's old and new value")
  func attributes() throws {
    let sentences = try sentences { screen in
      var form = Attributes()
      form[.axis] = .text("horizontal")
      form[.spacing] = .number(8)
      try screen.setView("form", kind: .stack, attributes: form)
      var title = Attributes()
      title[.text] = .text("Sign in\nnow")
      try screen.setView("title", kind: .button, attributes: title)
    }
    #expect(
      sentences == [
        "login: form's axis changes from vertical to horizontal", "login: form's spacing is set to 8",
        "login: title changes from label to button", "login: title's text is set to 'Sign in⏎now'",
      ])
    let unset = try self.sentences { try $0.setView("form", kind: .stack, attributes: Attributes()) }
    #expect(unset == ["login: form's axis is no longer set (it was vertical)"])
  }

  @Test("say of assertions what they claim")
  func assertions() throws {
    func claim(_ text: String, _ screen: Screen) throws -> Claim { try Claim(parsing: text, in: screen) }
    var before = Self.login
    try before.addAssertion(claim("submit is reachable", before))
    try before.addAssertion(claim("title.top >= root.top", before), message: "Room")
    try before.addAssertion(claim("email is visible", before))
    var after = Self.login
    try after.renameView("submit", to: "go")
    try after.addAssertion(claim("go is not hidden", after), when: try Condition(parsing: "keyboard = shown"))
    try after.addAssertion(claim("title.top >= root.top", after))
    try after.addAssertion(claim("title does not overlap email", after), id: "apart")
    #expect(
      DesignDifference(from: before, to: after).sentences == [
        "login: renames submit to go",
        "login: assertion a1 changes from (submit is reachable) to (go is not hidden when keyboard = shown)",
        "login: assertion a2 changes its message from 'Room' to none (title.top >= root.top)",
        "login: adds assertion apart (title does not overlap email)",
        "login: removes assertion a3 (email is visible)",
      ])
  }

  @Test("say of suppressions what they accept, and why")
  func suppressions() throws {
    var before = Self.login
    try before.suppress("small-target", of: ["submit"], reason: "A toy")
    try before.suppress("fixed-font", of: [], reason: "Meant")
    var after = Self.login
    try after.suppress(
      "small-target", of: ["submit"], reason: "Soon gone", until: CalendarDate(parsing: "2030-06-30"))
    try after.suppress("outside-parent", of: ["title"], reason: "It bleeds")
    try after.removeSuppression(named: "s2")
    try after.suppress("overlapping-views", of: ["title", "email"], reason: "Never together")
    try after.suppress("clipped-text", of: [], reason: "Later")
    try before.removeSuppression(named: "s2")
    #expect(
      DesignDifference(from: before, to: after).sentences == [
        "login: suppression s1 changes from (small-target of submit: 'A toy') to (small-target of submit until "
          + "2030-06-30: 'Soon gone')",
        "login: accepts overlapping-views of email and title: 'Never together'",
        "login: accepts clipped-text: 'Later'",
      ])
    #expect(
      DesignDifference(from: after, to: before).sentences.suffix(2) == [
        "login: no longer accepts overlapping-views of email and title",
        "login: no longer accepts clipped-text",
      ])
  }

  @Test("count what comes and goes with a view")
  func families() throws {
    let added = try sentences { screen in
      try screen.addView(named: "subtitle", kind: .label, in: "form", at: 1)
      try screen.addView(named: "box", kind: .stack)
      try screen.addView(named: "icon", kind: .image, in: "box")
    }
    #expect(
      added == ["login: adds label subtitle in form", "login: adds stack box in root, with 1 view in it"])
    let removed = try sentences { try $0.removeView("form", cascade: true) }
    #expect(
      removed == [
        "login: removes stack form from root, with 3 views in it",
        "login: removes constraint form-above-keyboard (form.bottom <= keyboard.top - 8)",
      ])
  }

  @Test("report only the view that moved among its siblings")
  func moves() throws {
    let sentences = try sentences { screen in
      try screen.moveView("submit", to: "form", at: 0)
      try screen.renameView("email", to: "mail")
    }
    #expect(sentences == ["login: moves submit to the front of form", "login: renames email to mail"])
    #expect(
      try self.sentences { try $0.moveView("title", to: "form") } == [
        "login: moves title after submit in form"
      ])
    #expect(
      try self.sentences { try $0.moveView("title", to: "footer") } == [
        "login: moves title from form to footer"
      ])
  }

  @Test(
    "report a constraint's parts together, and another relation by both texts",
    arguments: [
      (
        "form.bottom <= keyboard.top - 16", nil,
        "changes its constant from -8 to -16 (form.bottom <= keyboard.top - 16)"
      ),
      (
        "form.bottom <= keyboard.top - 16 @750", "width < 400",
        "changes its constant from -8 to -16, its priority from 1000 to 750 and "
          + "its condition from none to 'width < 400' (form.bottom <= keyboard.top - 16 @750)"
      ),
      (
        "form.bottom == footer.top", "width < 400",
        "changes from form.bottom <= keyboard.top - 8 to form.bottom == footer.top, and "
          + "its condition from none to 'width < 400'"
      ),
    ])
  func constraints(text: String, condition: String?, sentence: String) throws {
    let sentences = try sentences { try $0.setConstraint(constraint(text, in: $0, when: condition)) }
    #expect(sentences == ["login: constraint form-above-keyboard \(sentence)"])
  }

  @Test("say whether a constraint is installed and when it applies")
  func installation() throws {
    var constraint = Self.login.constraints[0]
    constraint.isInstalled = false
    #expect(
      try sentences { try $0.setConstraint(constraint) } == [
        "login: constraint form-above-keyboard changes to not installed (form.bottom <= keyboard.top - 8)"
      ])
    let added = try sentences { screen in
      try screen.addConstraint { id in
        LayoutConstraint(
          id: id, AnchoredItem(Item("title"), .width), .atMost, constant: 300, priority: 750,
          isInstalled: false, condition: try! Condition(parsing: "idiom = pad"))
      }
    }
    #expect(added == ["login: adds constraint c1 (title.width <= 300 @750, not installed when idiom = pad)"])
  }

  @Test("spell guides, variations and states as the command line does")
  func others() throws {
    let condition = try Condition(parsing: "vclass = compact")
    let sentences = try sentences { screen in
      try screen.addGuide(named: "gap", owner: "form")
      var attributes = Attributes()
      attributes[.axis] = .text("horizontal")
      try screen.addVariation(.view("form", attributes), when: condition)
      try screen.addVariation(
        .constraint("form-above-keyboard", ConstraintChange(isInstalled: false)), when: condition)
      try screen.addState("signIn")
      try screen.addState("recover")
    }
    #expect(
      sentences == [
        "login: adds guide gap of form",
        "login: adds variation var1 (form axis=horizontal when vclass = compact)",
        "login: adds variation var2 (constraint form-above-keyboard installed=false when vclass = compact)",
        "login: adds state signIn as the initial one", "login: adds state recover",
      ])
  }

  @Test("report another order of variations and states, which means something")
  func orders() throws {
    var before = Self.login
    for (width, state) in [(400.0, "signIn"), (500, "recover"), (600, "locked")] {
      var attributes = Attributes()
      attributes[.text] = .text(state)
      try before.addVariation(
        .view("title", attributes), when: Condition([Condition.Term(.width, .below, value: .number(width))]))
      try before.addState(state)
    }
    var variations = [before.variations[1], before.variations[2], before.variations[0]]
    variations[1].condition = try Condition(parsing: "width < 700")
    var lists = before.lists
    lists.variations = variations
    lists.states = [ScreenState("locked"), ScreenState("signIn")]
    let after = Screen(id: before.id, name: before.name, lists: lists)
    #expect(
      DesignDifference(from: before, to: after).sentences == [
        "login: variation var3 changes from (title text='locked' when width < 600) to "
          + "(title text='locked' when width < 700)",
        "login: variation var1 now applies after var3", "login: makes state locked the initial one",
        "login: removes state recover",
      ])
  }

  @Test("count profiles where they are many")
  func profiles() {
    let old = Design(screens: [], profiles: [Profile(device: "iphone-16")])
    let standard = Profile.standard(for: [.phone("iphone-17")])
    let many = Design(profiles: standard)
    #expect(
      DesignDifference(from: old, to: many).sentences == [
        "adds 48 profiles on iphone-17", "removes profile iphone-16/portrait",
      ])
    let devices = (1...5).map { Device.phone("phone-\($0)") }
    let sentences = DesignDifference(from: old, to: Design(profiles: Profile.standard(for: devices)))
      .sentences
    #expect(sentences[0] == "adds 240 profiles on 5 devices")
  }

  @Test("report screens and devices")
  func screensAndDevices() {
    var renamed = Screen(id: "home", name: "start")
    let old = Design(screens: [renamed, Self.login], devices: [.phone("a"), .phone("b")])
    renamed.name = "home"
    var wide = Device.phone("a")
    wide.size.width = 400
    let new = Design(screens: [renamed], devices: [wide, .phone("c")])
    #expect(
      DesignDifference(from: old, to: new).sentences == [
        "renames screen start to home", "removes screen login with 5 views and 1 constraint",
        "device a changes its size from 390x844 to 400x844", "adds device c (390x844)", "removes device b",
      ])
    #expect(
      DesignDifference(from: Design(), to: Design(screens: [Self.login])).sentences == [
        "adds screen login with 5 views and 1 constraint"
      ])
  }
}
