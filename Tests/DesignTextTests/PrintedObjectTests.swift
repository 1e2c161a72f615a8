import DesignLanguage
import DesignModel
import DesignText
import Notation
import Testing

@Suite("What is printed of a screen's objects") struct PrintedObjectTests {
  /// The members of an object's record that its canonical JSON doesn't have.
  private func derived<Object: RecordedObject>(_ object: Object, in screen: Screen) -> [String: JSON] {
    let record = object.record(in: screen).members ?? [:]
    let canonical = object.json.members ?? [:]
    for (name, value) in canonical { #expect(record[name] == value, "\(name) of \(Object.kind)") }
    #expect(record["type"]?.text == Object.kind.rawValue && record["screen"]?.text == screen.name)
    return record.filter { canonical[$0.key] == nil && !["type", "screen"].contains($0.key) }
  }

  @Test("is its canonical JSON, the screen's name and words for people") func records() throws {
    var screen = Screen(id: "s", name: "login")
    let title = try screen.addView(named: "title", kind: .label)
    try screen.renameView(title.id, to: "heading")
    let guide = try screen.addGuide(named: "gap", owner: title.id)
    let constraint = try screen.addConstraint { id in
      LayoutConstraint(
        id: id, AnchoredItem(Item(title.id), .top), .equal, to: AnchoredItem(Item(.root), .top), constant: 8)
    }
    let claim = try Claim(parsing: "heading is visible", in: screen)
    let assertion = try screen.addAssertion(claim)
    let suppression = try screen.suppress("small-target", of: ["heading"], reason: "Later")
    let change = ConstraintChange(constant: 4)
    let variation = try screen.addVariation(
      .constraint(constraint.id, change), when: Condition(parsing: "width < 400"))
    #expect(derived(guide, in: screen) == ["ownerName": "heading"])
    #expect(derived(constraint, in: screen) == ["text": "heading.top == root.top + 8"])
    #expect(derived(assertion, in: screen) == ["text": "heading is visible"])
    #expect(derived(suppression, in: screen) == ["text": "small-target of heading"])
    #expect(derived(variation, in: screen) == ["text": "constraint c1 constant=4"])
    #expect(derived(ScreenState("late"), in: screen) == ["state": "late"])
    #expect(guide.record(in: screen)["owner"] == "title")
  }

  @Test("of every kind has a schema that names each member of the form") func schemas() {
    for kind in ScreenLists.printed {
      guard let kind = kind as? any RecordedObject.Type else { continue }
      let names = kind.recordType.properties.map(\.name)
      #expect(names.first == "screen" && Set(names).count == names.count, "\(kind)")
    }
  }
}
