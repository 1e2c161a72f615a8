import DesignLanguage
import DesignModel
import TestSupport
import Testing

@testable import Auditing

@Suite("Rules of the design") struct DesignRulesTests {
  private func constrained(_ lines: String...) throws -> Screen {
    try Screen.built {
      try $0.add(.view, "v")
      try $0.add(.view, "w")
      for line in lines { try $0.constrain(line) }
    }
  }

  @Test("duplicates are found whichever side is written first") func duplicates() throws {
    let screen = try constrained(
      "v.top >= w.bottom + 8", "w.bottom <= v.top - 8", "v.width == 5", "v.width == 5")
    let found = screen.findings(of: DuplicateConstraint.self)
    #expect(found.map(\.constraint) == ["c2", "c4"] && found.map(\.related) == [["c1"], ["c3"]])
    #expect(
      try constrained("v.top >= w.bottom + 8", "v.top <= w.bottom + 8", "v.top >= w.bottom + 8 @high")
        .findings(
          of: DuplicateConstraint.self
        ).isEmpty)
  }

  @Test("left and right are no fault of what is its own mirror image") func mirrors() throws {
    #expect(
      try constrained("v.left == root.left + 8", "v.right == root.right - 8").findings(of: LeftRightPins.self)
        .isEmpty)
    #expect(
      try constrained("v.left == root.left + 8", "v.right == root.right - 9").findings(of: LeftRightPins.self)
        .count == 2)
    #expect(
      try constrained("v.leading == root.leading", "v.top == w.top").findings(of: LeftRightPins.self).isEmpty)
  }

  @Test(
    "nothing is said of constraints that are made of a view's autoresizing mask", .statement("import.marks"))
  func autoresizing() throws {
    var screen = try constrained(
      "v.left == root.left + 8", "v.left == root.left + 8", "v.top >= root.top", "v.top >= root.top - 8")
    let rules: [any AuditRule.Type] = [
      LeftRightPins.self, DuplicateConstraint.self, RedundantConstraint.self,
    ]
    #expect(rules.allSatisfy { !screen.findings(of: $0).isEmpty })
    for var constraint in screen.constraints {
      constraint.origin = .autoresizing
      try screen.setConstraint(constraint)
    }
    #expect(rules.allSatisfy { screen.findings(of: $0).isEmpty })
  }

  @Test("repairs leave constraints alone that are made of a view's autoresizing mask") func repairs() throws {
    var screen = try constrained("v.left == root.left + 8")
    func repair() -> Repair? {
      Repair("let it go", of: screen) { try $0.remove(constraint: "c1") }
    }
    #expect(repair() != nil)
    screen = try Screen.built {
      try $0.add(.view, "v")
      let text = try ConstraintText(parsing: "v.left == root.left + 8", in: $0)
      try $0.addConstraint { id in
        var constraint = text.constraint(id: id)
        constraint.origin = .autoresizing
        return constraint
      }
    }
    #expect(repair() == nil)
  }

  @Test("fonts are fixed without a style, unless a variation or a configuration gives one") func fonts()
    throws
  {
    func found(_ kind: ViewKind, _ settings: (String, String)...) throws -> Bool {
      var attributes = Attributes()
      for (name, value) in settings { try attributes.set(name, to: value, kind: kind) }
      var screen = Screen(id: "s", name: "s")
      try screen.addView(named: "v", kind: kind, attributes: attributes)
      return !screen.findings(of: FixedFont.self).isEmpty
    }
    #expect(try found(.label, ("text", "a")))
    #expect(try found(.label, ("text", "a"), ("style", "body"), ("scalesFont", "false")))
    #expect(try found(.textField, ("placeholder", "a"), ("fontSize", "20")))
    #expect(try !found(.label, ("text", "")))
    #expect(try !found(.label, ("text", "a"), ("style", "body")))
    #expect(try !found(.label, ("text", "a"), ("fontSize", "20"), ("scalesFont", "true")))
    #expect(try !found(.button, ("text", "a"), ("buttonConfiguration", "filled")))
    #expect(try !found(.segmentedControl, ("segments", "a|b")))
    #expect(try !found(.label, ("text", "a"), ("fontSize", "17"), ("madeUpFont", "true")))
  }

  @Test("fonts are fixed that keep their size with each of their variations") func variedFonts() throws {
    func found(_ settings: [(String, String)], varied: [(String, String)]) throws -> [Bool] {
      var screen = try Screen.built { try $0.add(.label, "v", settings: [("text", "a")] + settings) }
      var change = Attributes()
      for (name, value) in varied { try change.set(name, to: value, kind: .label) }
      try screen.addVariation(.view("v", change), when: Condition(parsing: "width = 300"))
      let rules: [any AuditRule.Type] = [FixedFont.self, UnscaledText.self, VariedFont.self]
      return rules.map { !screen.findings(of: $0).isEmpty }
        + rules.map { rule in !screen.findings(of: rule) { $0.size.width = 400 }.isEmpty }
    }
    #expect(
      try found([("fontSize", "14")], varied: [("fontSize", "25")]) == [true, true, false, true, true, false])
    #expect(
      try found([("fontSize", "14")], varied: [("style", "body")])
        == [false, false, false, false, false, true], "it is fixed where the variation doesn't hold")
    #expect(
      try found([("style", "body")], varied: [("scalesFont", "false")])
        == [false, false, true, false, false, false], "and where it does")
    #expect(try !found([("style", "body")], varied: [("style", "title1")]).contains(true))
  }

  @Test("fonts that are set once are one finding, a note where no other text follows") func fontsSetOnce()
    throws
  {
    func found(_ marks: [Bool], customClass: String? = nil) throws -> Finding? {
      let screen = try Screen.built { screen in
        for (place, isSetOnce) in marks.enumerated() {
          var settings = [("text", "a"), ("style", "body")]
          if isSetOnce { settings.append(("fontSetOnce", "true")) }
          if isSetOnce, let customClass { settings.append(("customClass", customClass)) }
          try screen.add(.label, "t\(place)", settings: settings)
        }
      }
      let findings = screen.findings(of: FontSetOnce.self)
      #expect(findings.count < 2)
      return findings.first
    }
    let all = try found([true, true])
    #expect(all?.severity == .note && all?.view == "t0" && all?.parts == ["t0", "t1"])
    #expect(
      all?.message == "2 texts, first t0, keep their size when people choose another text size while the app "
        + "runs, if no code sets the font anew")
    let one = try found([false, true])
    #expect(one?.severity == .warning && one?.view == "t1" && one?.parts == [])
    #expect(try found([false, false]) == nil && found([true, false], customClass: "Title") == nil)
  }

  @Test("a fixed height is no fault where the largest line fits, or where the height varies") func heights()
    throws
  {
    func found(_ line: String, lines: Int = 1, isMadeUp: Bool = false) throws -> Bool {
      var screen = try Screen.built {
        try $0.add(
          .label, "v", with: ("text", "a"), ("style", "body"), ("lines", "\(lines)"),
          ("madeUpFont", "\(isMadeUp)"))
        try $0.constrain(line)
      }
      let isFound = !screen.findings(of: FixedHeightAroundScalingText.self).isEmpty
      try screen.addVariation(
        .constraint("c1", ConstraintChange(constant: 90)), when: Condition(parsing: "textSize > large"))
      #expect(screen.findings(of: FixedHeightAroundScalingText.self).isEmpty)
      return isFound
    }
    #expect(try found("v.height == 30"))
    #expect(try found("v.height <= 30"))
    #expect(try !found("v.height <= 30", isMadeUp: true))
    #expect(try found("v.height == 72", lines: 0))
    #expect(try !found("v.height == 72"))
    #expect(try !found("v.height >= 30"))
    #expect(try !found("v.height == 30 @high"))
    func isButtonFound(_ line: String) throws -> Bool {
      let screen = try Screen.built {
        try $0.add(.button, "v", with: ("text", "a"), ("style", "body"))
        try $0.constrain(line)
      }
      return !screen.findings(of: FixedHeightAroundScalingText.self).isEmpty
    }
    #expect(try isButtonFound("v.height == 44") && !isButtonFound("v.height == 72"))
  }

  @Test("what people use needs words, its own or a label") func labels() throws {
    let screen = try Screen.built {
      try $0.add(.switch, "bare")
      try $0.add(.switch, "named", with: ("label", "Sound"))
      try $0.add(.button, "titled", with: ("text", "OK"))
      try $0.add(.image, "picture")
      try $0.add(.image, "tappable", with: ("interactive", "true"))
      try $0.add(.button, "idle", with: ("interactive", "false"))
      try $0.add(.textField, "field", with: ("placeholder", "Name"))
    }
    #expect(screen.findings(of: MissingAccessibilityLabel.self).map(\.view) == ["bare", "tappable"])
  }

  @Test("a button that shows nothing gets its words from the code that an outlet lets fill it") func filled()
    throws
  {
    let screen = try Screen.built {
      try $0.add(.button, "filled", with: ("connected", "true"))
      try $0.add(.button, "empty")
      try $0.add(.button, "pictured", with: ("connected", "true"), ("image", "close"))
      try $0.add(.button, "painted", with: ("connected", "true"), ("repainted", "backgroundImage"))
      try $0.add(.textField, "field", with: ("connected", "true"))
    }
    let found = screen.findings(of: MissingAccessibilityLabel.self)
    #expect(found.map(\.view) == ["filled", "empty", "pictured", "painted", "field"])
    #expect(found.map(\.severity) == [.note, .warning, .warning, .warning, .warning])
    #expect(found[0].assumption == "the code that fills it gives it none either")
    #expect(found.dropFirst().allSatisfy { $0.assumption == nil })
  }

  @Test("the only label beside a control could name it, but not two of them") func neighbours() throws {
    func messages(_ kinds: [ViewKind]) throws -> [String] {
      try Screen.built {
        try $0.add(.view, "row")
        try $0.add(.label, "title", in: "row", with: ("text", "Volume"))
        try $0.add(.button, "more", in: "row", with: ("text", "More"))
        for (number, kind) in kinds.enumerated() { try $0.add(kind, "c\(number)", in: "row") }
      }.findings(of: MissingAccessibilityLabel.self).map(\.message)
    }
    let words = "has no text that VoiceOver can read"
    #expect(try messages([.slider]) == ["c0 \(words); 'Volume' beside it could be its label"])
    #expect(try messages([.slider, .slider]) == ["c0 \(words)", "c1 \(words)"])
  }

  @Test("what lies in an element of VoiceOver's needs no words, but the element does") func elements() throws
  {
    let screen = try Screen.built {
      try $0.add(.switch, "aside", with: ("accessible", "false"))
      try $0.add(.switch, "alone", with: ("accessible", "true"))
      try $0.add(.view, "checkbox", with: ("accessible", "true"), ("label", "I agree"))
      try $0.add(.button, "box", in: "checkbox")
      try $0.add(.view, "row", with: ("accessible", "true"))
      try $0.add(.view, "end", in: "row", with: ("accessible", "true"))
      try $0.add(.switch, "state", in: "end")
      try $0.add(.switch, "other", in: "end")
      try $0.add(.view, "titled", with: ("accessible", "true"))
      try $0.add(.button, "title", in: "titled", with: ("text", "OK"))
      try $0.add(.tableCell, "cell", with: ("accessible", "true"))
      try $0.add(.switch, "setting", in: "cell")
      try $0.add(.view, "group", with: ("accessible", "false"))
      try $0.add(.switch, "member", in: "group")
    }
    #expect(screen.findings(of: MissingAccessibilityLabel.self).map(\.view) == ["alone", "row", "member"])
  }

  @Test("fonts whose names begin with a dot are private to the system") func privateFonts() throws {
    func found(_ family: String, _ kind: ViewKind = .label) throws -> [ObjectID?] {
      try Screen.built { try $0.add(kind, "t", with: ("text", "a"), ("font", family)) }
        .findings(of: PrivateFont.self).map(\.view)
    }
    #expect(try found(".SFUIText") == ["t"] && found(".SFNSDisplay", .button) == ["t"])
    #expect(try found("Avenir Next").isEmpty)
  }

  @Test("a hidden view of a stack can't be required to have a size along it") func hiddenSizes() throws {
    func found(_ line: String, isHidden: Bool = true, axis: String = "vertical") throws -> [ObjectID?] {
      try Screen.built {
        try $0.add(.stack, "form", with: ("axis", axis))
        try $0.add(.view, "note", in: "form", with: ("hidden", "\(isHidden)"))
        try $0.constrain(line)
      }.findings(of: HiddenViewKeepsSize.self).map(\.view)
    }
    #expect(try found("note.height == 44") == ["note"] && found("note.height >= 44") == ["note"])
    #expect(try found("note.width == 44", axis: "horizontal") == ["note"])
    for line in ["note.height == 44 @999", "note.height <= 44", "note.width == 44", "note.height >= 0"] {
      #expect(try found(line).isEmpty)
    }
    #expect(try found("note.height == 44", isHidden: false).isEmpty)
  }

  @Test("a bar beside a list can't be required to have a height in a stack once code hides it")
  func barsBesideLists() throws {
    func found(
      _ kind: ViewKind = .view, height: Double = 50, isConnected: Bool = true, isList: Bool = true
    ) throws -> [String?] {
      var screen = try Screen.built {
        try $0.add(.stack, "page", with: ("axis", "vertical"))
        var attributes = Attributes()
        if isConnected { attributes[.connected] = .flag(true) }
        try $0.addView(named: "bar", kind: kind, attributes: attributes, in: "page")
        try $0.add(.scroll, "list", in: "page")
        try $0.constrain("bar.height == \(height)", "list.contentLayout.width == list.width")
      }
      for var constraint in screen.constraints where isList && constraint.first.item.region == .contentLayout
      {
        constraint.origin = .autoresizing
        try screen.setConstraint(constraint)
      }
      return screen.findings(of: HiddenViewKeepsSize.self).map(\.assumption)
    }
    #expect(try found() == ["code shows and hides it"])
    #expect(try found(isConnected: false).isEmpty && found(isList: false).isEmpty && found(.label).isEmpty)
    #expect(try found(height: 1).isEmpty)
  }
}
