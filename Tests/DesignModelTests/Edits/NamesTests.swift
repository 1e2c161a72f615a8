import DesignModel
import DesignSamples
import Testing

@Suite("Names") struct NamesTests {
  @Test(
    "letters of any script, digits, underscores and inner hyphens make a name",
    arguments: [
      "a", "_", "title", "title2", "log-in", "a-2", "_private", "Überschrift", "見出し", "заголовок", "العنوان",
      "हिन्दी", "e\u{301}", "👍🏽", "می\u{200C}خواهم", String(repeating: "n", count: 200),
    ])
  func usable(name: String) throws { try checkName(name) }

  @Test(
    "anything else makes none",
    arguments: [
      "", " ", " a", "a ", "a b", "2a", "-a", "a-", "a--b", "a.b", "a/b", "a:b", "a'b", "a\tb", "a\nb", "a\0",
      "a\u{A0}b", "\u{A0}", "a\u{2028}b", "a\u{202E}b", "a\u{200B}b", "\u{FEFF}a", "a\u{85}b",
      String(repeating: "n", count: 201),
    ])
  func unusable(name: String) {
    #expect(throws: DesignError.unusableName(name)) { try checkName(name) }
  }

  @Test("two spellings of one letter are one name")
  func canonicalEquivalence() throws {
    var screen = Screen(id: "s", name: "s")
    try screen.addView(named: "caf\u{E9}", kind: .label)
    #expect(throws: DesignError.self) { try screen.addView(named: "cafe\u{301}", kind: .label) }
  }

  @Test(
    "a view is found by its name or its path",
    arguments: [
      ("root", "root"), ("title", "title"), ("form/title", "title"), ("root/form/title", "title"),
      ("list/content", "content"),
    ])
  func found(name: String, id: String) throws {
    #expect(try Screen.example().view(named: name).id.text == id)
  }

  @Test(
    "no other path leads to a view",
    arguments: [
      "", "/", "titel", "list/title", "root/title", "/title", "title/", "form//title", "gap",
    ])
  func notFound(name: String) throws {
    let screen = try Screen.example()
    #expect(throws: DesignError.unknown(.view, name, screen: "login", among: screen.views.map(\.name))) {
      try screen.view(named: name)
    }
  }

  @Test("a path starts below the root, whose own is its name")
  func paths() throws {
    let screen = try Screen.example()
    #expect(
      screen.views.map { screen.path(of: $0) } == [
        "root", "form", "form/title", "form/email", "list", "list/content",
      ])
  }
}
