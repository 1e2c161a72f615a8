import DesignModel
import TestSupport
import Testing

@Suite("Setting attributes by their names") struct SetAttributesTests {
  @Test("sets, replaces and unsets", .statement("attributes.vocabulary"))
  func set() throws {
    var attributes = Attributes()
    try attributes.set("spacing", to: "8", kind: .stack)
    try attributes.set("axis", to: "vertical", kind: .stack)
    try attributes.set("spacing", to: "12", kind: .stack)
    #expect(attributes.entries.map(\.attribute) == [.axis, .spacing])
    #expect(attributes.number(.spacing) == 12)
    try attributes.set("spacing", to: "", kind: .stack)
    #expect(attributes.entries.map(\.attribute) == [.axis])
  }

  @Test("an empty text is a text, and unsets everything else", arguments: ViewAttribute.allCases)
  func empty(attribute: ViewAttribute) throws {
    var attributes = Attributes()
    attributes[attribute] = .flag(true)
    try attributes.set(attribute.rawValue, to: "", kind: .label)
    #expect(attributes[attribute] == (attribute == .text ? .text("") : nil))
  }

  @Test("an alignment is a stack's or a text's")
  func alignment() throws {
    var attributes = Attributes()
    try attributes.set("alignment", to: "natural", kind: .label)
    try attributes.set("alignment", to: "firstBaseline", kind: .stack)
    #expect(throws: DesignError.self) { try attributes.set("alignment", to: "natural", kind: .stack) }
    #expect(throws: DesignError.self) { try attributes.set("alignment", to: "fill", kind: .label) }
    #expect(attributes.word(.alignment, as: StackAlignment.self) == .firstBaseline)
  }

  @Test("what a kind of view doesn't have is refused where a person asks for it, and may go")
  func ofOtherKinds() throws {
    var attributes = Attributes()
    for (name, kind) in [
      ("text", ViewKind.view), ("lines", .stack), ("axis", .label), ("content-insets", .view),
      ("contentInsets.top", .label),
    ] {
      #expect(throws: DesignError.self, "\(name)") { try attributes.setOwn(name, to: "1", kind: kind) }
      try attributes.setOwn(name, to: "", kind: kind)
      #expect(attributes.isEmpty)
    }
    #expect(
      DesignError.notOfKind(.text, .view).description
        == "a view of kind 'view' has no 'text', which is for label, textField, textView, button; leave it out, or choose one of these kinds"
    )
    try attributes.setOwn("text", to: "Hello", kind: .button)
    #expect(attributes.text(.text) == "Hello")
  }

  @Test("an unknown name or value leaves all as it was")
  func faults() throws {
    var attributes = Attributes()
    #expect(throws: DesignError.unknownAttribute("spaceing", among: ["kind"] + ViewAttribute.words)) {
      try attributes.set("spaceing", to: "8", kind: .stack)
    }
    #expect(throws: DesignError.unknownAttribute("kind", among: ViewAttribute.words)) {
      try attributes.set("kind", to: "label", kind: .stack)
    }
    #expect(throws: DesignError.unusableValue(.hidden, "yes", form: .flag)) {
      try attributes.set("hidden", to: "yes", kind: .stack)
    }
    #expect(attributes.isEmpty)
  }

  @Test("a constraint's change takes installed, constant and priority")
  func change() throws {
    var change = ConstraintChange()
    try change.set("installed", to: "false")
    try change.set("constant", to: "-2.5")
    try change.set("priority", to: "high")
    #expect(change == ConstraintChange(isInstalled: false, constant: -2.5, priority: .high))
  }

  @Test(
    "a constraint's change refuses what it can't be",
    arguments: [
      ("installed", "no", "'no' is no value for 'installed'; it takes true or false"),
      ("constant", "nan", "'nan' is no value for 'constant'; it takes a number of points up to ±1000000000"),
      ("constant", "2e9", "'2e9' is no value for 'constant'; it takes a number of points up to ±1000000000"),
      ("constant", "", "'' is no value for 'constant'; it takes a number of points up to ±1000000000"),
      (
        "priority", "0",
        "'0' is no value for 'priority'; it takes a number above 0 and at most 1000, or required, high, low, fittingSize"
      ),
      ("multiplier", "2", "unknown attribute 'multiplier'; there are installed, constant, priority"),
      ("instaled", "true", "unknown attribute 'instaled'; did you mean 'installed'?"),
    ])
  func badChange(name: String, text: String, sentence: String) throws {
    var change = ConstraintChange()
    let error = try #require(throws: DesignError.self) { try change.set(name, to: text) }
    #expect(error.description == sentence)
    #expect(change == ConstraintChange())
  }
}
