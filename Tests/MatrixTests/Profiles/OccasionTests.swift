import DesignLanguage
import DesignModel
import Testing

@testable import Matrix

@Suite("An occasion") struct OccasionTests {
  private func screen(_ claim: String, when condition: String? = nil) throws -> Screen {
    var screen = Screen(id: "demo", name: "demo")
    try screen.addView(named: "list", kind: .scroll)
    try screen.addView(named: "name", kind: .textField, in: "list")
    try screen.addAssertion(
      try Claim(parsing: claim, in: screen), when: try condition.map { try Condition(parsing: $0) })
    return screen
  }

  private func scrolled(to offset: Double) -> Occasion {
    .scroll(ScrollOffset(view: "list", offset: Point(x: 0, y: offset)))
  }

  @Test("is brought to profiles that are without it") func brought() {
    var typing = Profile(device: "iphone-16")
    #expect(Occasion.keyboard.brought(to: typing)?.keyboard == .shown)
    #expect(Occasion.focus("name").brought(to: typing)?.focus == "name")
    #expect(scrolled(to: 40).brought(to: typing)?.offsets.map(\.view) == ["list"])
    typing.keyboard = .shown
    typing.offsets = [ScrollOffset(view: "list", .end)]
    #expect(Occasion.keyboard.brought(to: typing) == nil)
    #expect(Occasion.focus("name").brought(to: typing) == nil)
    #expect(scrolled(to: 40).brought(to: typing) == nil)
  }

  @Test("of an assertion is what its condition names") func conditions() throws {
    func occasions(when condition: String) throws -> [Occasion] {
      try screen("name.width >= 40", when: condition).assertedOccasions
    }
    #expect(try occasions(when: "keyboard = shown") == [.keyboard])
    #expect(try occasions(when: "focus = name") == [.focus("name")])
    #expect(try occasions(when: "scroll >= 40") == [scrolled(to: 40)])
    #expect(try occasions(when: "scroll > 40") == [scrolled(to: 41)])
    #expect(try occasions(when: "scroll < 40") == [])
    #expect(try occasions(when: "width < 400") == [])
  }

  @Test("of an assertion on what people have to reach while they type is the keyboard") func reach() throws {
    #expect(try screen("name is reachable").assertedOccasions == [.keyboard])
    #expect(try screen("name.bottom <= keyboard.top").assertedOccasions == [.keyboard])
    #expect(try screen("name is visible").assertedOccasions == [])
  }
}
