import DesignLanguage
import DesignModel
import SceneExchange
import Testing

@Suite("Names that are kept") struct KeepNamesTests {
  private func screen(_ views: [(id: ObjectID, name: String)]) throws -> Screen {
    var screen = Screen(id: "form", name: "form")
    for view in views { try screen.addView(named: view.name, kind: .label, id: view.id) }
    return screen
  }

  @Test("are those of the same views; a new view that would share one gets a number") func names() throws {
    let old = try screen([("a", "title"), ("b", "label2")])
    let made = try screen([("c", "label"), ("a", "label3"), ("b", "label4"), ("d", "title")])
    let kept = made.keepingNames(of: old, made: [.view])
    #expect(kept.views.dropFirst().map(\.name) == ["label", "title", "label2", "title2"])
  }

  @Test("come with objects that a file says nothing of, as far as all that they refer to is left")
  func others() throws {
    var old = try screen([("a", "title"), ("b", "note")])
    try old.addAssertion(try Claim(parsing: "title.width >= 10", in: old), id: "stays")
    try old.addAssertion(try Claim(parsing: "note.width >= 10", in: old), id: "goes")
    let kept = try screen([("a", "label")]).keepingNames(of: old, made: [.view, .constraint])
    #expect(kept.assertions.map(\.id) == ["stays"])
    #expect(try screen([("a", "label")]).keepingNames(of: old, made: [.view, .assertion]).assertions == [])
  }
}
