import DesignLanguage
import DesignModel
import DesignText
import Notation
import TestSupport
import Testing

/// Laws that hold for the form of every kind, whatever the kind.
@Suite("Every form") struct FormLawTests {
  private static let values: [any RandomValue.Type] =
    ObjectKind.objects.compactMap { $0 as? any RandomValue.Type }
    + [LayoutEnvironment.self, ScreenLayout.self, ObjectChange.self]

  @Test("is tried with random values") func everyKind() {
    #expect(Self.values.count == ObjectKind.allCases.count + 3)
  }

  @Test("reads what it writes as the same value, and writes the same text again", arguments: 0..<200)
  func identity(seed: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    for type in Self.values { try check(type, &numbers) }
  }

  private func check<Value: RandomValue>(_: Value.Type, _ numbers: inout SeededNumbers) throws {
    let value = Value.random(&numbers)
    #expect(value.isFinite)
    let line = value.json.line
    let read = try Value(json: JSON(parsing: line))
    #expect(read == value, "\(line)")
    #expect(read.json.line == line)
  }

  @Test("describes what it writes", arguments: 0..<50)
  func schema(seed: Int) {
    var numbers = SeededNumbers(seed: seed)
    func check<Value: RandomValue>(_: Value.Type) {
      let json = Value.random(&numbers).json
      #expect(Value.form.schema.fault(of: json) == nil, "\(json.line)")
    }
    for type in Self.values { check(type) }
  }

  @Test("refuses a member that it doesn't know, and what is no object, at the place that it is given")
  func strangers() {
    func fault<Value: RandomValue>(_: Value.Type, _ json: JSON) -> String? {
      let error = #expect(throws: CodingError.self) { try Value(json: json, at: .start("here")) }
      return error?.description
    }
    // A state is a text.
    for type in Self.values where type != ScreenState.self {
      var numbers = SeededNumbers(seed: 5)
      func members<Value: RandomValue>(_: Value.Type) -> [String: JSON] {
        Value.random(&numbers).json.members!
      }
      var other = members(type)
      other["zzzzzzzz"] = 1
      #expect(fault(type, .object(other)) == "here: unknown member 'zzzzzzzz'")
      #expect(fault(type, 7) == "here: expected an object")
    }
  }

  @Test("says where an object names another one")
  func references() {
    func paths(_ kind: ObjectKind) -> [String] {
      kind.references.map { "\($0.path.joined(separator: ".")) \($0.space.name)" }
    }
    #expect(paths(.view) == ["parent item"])
    #expect(paths(.guide) == ["owner item"])
    #expect(paths(.constraint) == ["first.item item", "second.item item", "when state"])
    #expect(paths(.variation) == ["view item", "when state", "constraint constraint", "when state"])
    #expect(
      paths(.assertion)
        == [
          "claim.first.item item", "claim.second.item item", "claim.view item", "claim.other item",
          "when state",
        ])
    #expect(paths(.text) == ["view item"])
    #expect(paths(.suppression) == ["items item", "constraints constraint"])
    #expect(paths(.profile) == ["device device"])
    #expect([ObjectKind.screen, .state, .device].allSatisfy { $0.references.isEmpty })
  }

  @Test("knows a number that JSON can't spell")
  func finiteness() throws {
    func attributes(_ attribute: ViewAttribute, _ value: AttributeValue) -> Attributes {
      var attributes = Attributes()
      attributes[attribute] = value
      return attributes
    }
    func view(_ attributes: Attributes) -> View {
      View(id: "a", name: "a", parent: nil, kind: .view, attributes: attributes)
    }
    let width = try Condition(parsing: "width < 4")
    let endless = Condition([.init(.width, .below, value: .number(.infinity))])
    let side = AnchoredItem(Item("a"), .top)
    let profile = Profile(device: "d")
    var offset = profile
    offset.offsets = [ScrollOffset(view: "s", offset: Point(x: .nan, y: 0))]
    var window = profile
    window.window = Size(width: 1, height: .infinity)
    let values: [any DesignValue] = [
      view(attributes(.spacing, .number(.infinity))),
      view(attributes(.size, .size(width: nil, height: .nan))),
      view(attributes(.insets, .insets(EdgeInsets(right: .infinity)))),
      LayoutConstraint(id: "c", side, .equal, constant: .nan),
      LayoutConstraint(id: "c", side, .equal, to: side, multiplier: .infinity),
      LayoutConstraint(id: "c", side, .equal, condition: endless),
      Variation(id: "v", change: .constraint("c", ConstraintChange(constant: .nan)), condition: width),
      Variation(id: "v", change: .view("a", attributes(.spacing, .number(.nan))), condition: width),
      Variation(id: "v", change: .view("a", Attributes()), condition: endless),
      Assertion(id: "a", .relation(AnchorRelation(side, .equal, constant: .infinity))),
      Assertion(id: "a", .view(ViewClaim("a", .visible)), condition: endless), offset, window,
    ]
    for value in values { #expect(!value.isFinite, "\(value)") }
    #expect(Profile(device: "d").isFinite && view(Attributes()).isFinite)
  }
}

@Suite("A change of an object") struct ObjectChangeTests {
  @Test("leads from one screen's lists to another's, there and back")
  func lists() throws {
    var screen = try Screen.everything()
    let before = screen.lists
    try screen.renameView("title", to: "heading")
    try screen.addGuide(named: "more", owner: .root)
    try screen.removeAssertion(named: "a1")
    try screen.addState("other")
    let changes = before.changes(to: screen.lists, in: "login")
    #expect(
      changes.map { "\($0.kind.rawValue) \($0.key)" } == [
        "view title", "guide more", "constraint c3", "state other", "assertion a1",
      ])
    #expect(changes.map(\.reversed) == screen.lists.changes(to: before, in: "login"))
    #expect(
      changes[1].json.line
        == #"{"after":{"id":"more","name":"more","owner":"root"},"kind":"guide","object":"more","screen":"login","to":1}"#
    )
    let view: ListChange<View> = try changes[0].listChange()
    #expect(view.before?.name == "title" && view.after?.name == "heading")
  }

  @Test("is refused for the journal if the new object would not read back as the same")
  func unfaithful() {
    var attributes = Attributes()
    attributes[.spacing] = .number(.infinity)
    func refusal(_ attributes: Attributes) -> String? {
      let view = View(id: "a", name: "a", parent: .root, kind: .stack, attributes: attributes)
      let error = #expect(throws: CodingError.self) {
        try ObjectChange(checking: ListChange(after: view, to: 1), in: "s")
      }
      return error?.description
    }
    #expect(refusal(attributes) == "view 'a': a number in it is not finite")
    attributes[.spacing] = .text("wide")
    #expect(refusal(attributes) == "view 'a': attributes.spacing: expected a number")
    attributes[.spacing] = nil
    attributes[.text] = .flag(true)
    #expect(refusal(attributes) == "view 'a': attributes.text: expected a text")
  }
}
