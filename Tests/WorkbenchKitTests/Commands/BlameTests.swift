import Notation
import Testing

@Suite("blame") struct BlameTests {
  /// Five revisions and an edit that is not committed.
  ///
  /// v1 has the screen; v2 moves the card down; v3 says the title at length, which moves what is below on small phones;
  /// v4 adds another screen and v5 changes the button's own text.
  private func story() throws -> Story {
    let story = try Story(PullStory.screen)
    try story.workspace.run("set-view login title lines=0")
    for (edits, author) in [
      ("add-state login plain", "ann"), ("set-constraint login card-top constant=40", "bob"),
      ("set-view login title text='Welcome to the place'", "eve"), ("add-screen other", "bob"),
      ("set-view login go text='Go on'", "ann"),
    ] {
      try story.workspace.run(edits)
      try story.workspace.run("commit -m '\(author) edits' --author \(author)")
    }
    try story.workspace.run("set-text login title Willkommen --locale de")
    return story
  }

  private func origins(_ story: Story, _ options: String) throws -> [[String]] {
    try story.workspace.run("blame login \(options) --format ndjson").records.map {
      [$0["view"]!.text!, $0["profile"]!.text!, $0["revision"]!.text!]
    }
  }

  @Test("says who last changed each thing of a screen, and what added it") func objects() throws {
    let story = try story()
    let outcome = try story.workspace.run("blame login --format ndjson")
    #expect(outcome.status == 0)
    let told = Dictionary(
      uniqueKeysWithValues: outcome.records.map { ("\($0["kind"]!.text!) \($0["name"]!.text!)", $0) })
    #expect(told.count == outcome.records.count)
    func facts(_ name: String) -> [String?] {
      ["revision", "added", "author", "content"].map { told[name]?[$0]?.text }
    }
    #expect(facts("constraint card-top") == ["v2", "v1", "bob", "card.top == safeArea.top + 40"])
    #expect(
      facts("view card/title") == [
        "v3", "v1", "eve", "label text='Welcome to the place' style=title1 lines=0",
      ])
    #expect(facts("view card/go") == ["v5", "v1", "ann", "button text='Go on'"])
    #expect(facts("state plain") == ["v1", "v1", "ann", ""])
    #expect(facts("assertion title-whole") == ["v1", "v1", "ann", "title is not truncated"])
    #expect(facts("text title's text in de") == ["working", "working", nil, "Willkommen"])
    #expect(told["constraint card-top"]?["message"] == "bob edits")

    let title = try story.workspace.run("blame login card/title").output.split(separator: "\n")
      .filter { !$0.hasPrefix(" ") }
    #expect(title.map { $0.prefix(9) } == ["revision ", "v3       ", "working  "])
    let old = try story.workspace.run("blame login card-top --revision v1").output
    #expect(old.contains("v1        ann") && old.contains("card.top == safeArea.top + 16"))
  }

  @Test("says which revision last moved a view on a phone, through the layouts") func frames() throws {
    let story = try story()
    // On a phone where the title breaks, v3 pushed the button down; elsewhere v2 was the last that did.
    let narrow = "iphone-5/portrait/XXXL"
    #expect(
      try origins(story, "--frame --profile \(narrow)") == [
        ["root", narrow, "v1"], ["card", narrow, "v3"], ["title", narrow, "v3"], ["go", narrow, "v3"],
      ])
    #expect(
      try origins(story, "go --frame --profile \(narrow) --profile iphone-8-plus/landscape") == [
        ["go", narrow, "v3"], ["go", "iphone-8-plus/landscape", "v2"],
      ])
    let go = try story.workspace.run("blame login go --frame --profile \(narrow)").output
    #expect(go.hasPrefix("login on \(narrow)\nrevision  author  time "))
    #expect(go.contains("\nv3        eve     "))
    // The language's text is the working design's; and it doesn't wrap.
    #expect(
      try origins(story, "go --frame --device iphone-5 --text-size XXXL --locale de").map { $0[2] }
        == ["working"])
    // What is hidden and shown again moved then.
    try story.workspace.run("set-view login go hidden=true")
    try story.workspace.run("commit -m hide")
    #expect(try origins(story, "go --frame --device iphone-8").map { $0[2] } == ["v6"])
    #expect(try origins(story, "go --frame --device iphone-8 --revision v5").map { $0[2] } == ["v2"])
  }

  @Test("knows a view that was not there, and a device that was not") func beginnings() throws {
    let story = try story()
    try story.workspace.batch("add-device square --size 300x300\nadd-view login late --in card\n")
    try story.workspace.run("commit -m 'A device and a view'")
    #expect(try origins(story, "late --frame --device iphone-8").map { $0[2] } == ["v6"])
    #expect(try origins(story, "go --frame --device square").map { $0[2] } == ["v6"])
    let text = try story.workspace.run("blame login late --frame --device iphone-8").output
    #expect(text.hasSuffix("  not there\n"))
  }
}
