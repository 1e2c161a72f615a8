import DesignModel
import DesignText
import Notation
import SQLite
import Testing

@testable import Storage

@Suite("Suppressions in the store") struct SuppressionTests {
  private func accepting(_ rule: String, _ names: [String]) -> (inout Screen) throws -> Void {
    { try $0.suppress(rule, of: names, reason: "Meant") }
  }

  @Test("are rows with a text, of the working design and of revisions") func rows() throws {
    let fork = try Fork()
    let sql = "SELECT id || ' ' || items || ' ' || reason || ' ' || until FROM "
    let expected = [#"s1 ["title"] The logo's own 2031-12-31"#]
    #expect(try fork.store.database.rows(sql + "suppression") { $0.text(0) } == expected)
    #expect(
      try fork.store.database.rows(sql + "revision_suppression WHERE revision = 1") { $0.text(0) } == expected
    )
    try fork.edit("main") { try $0.renameView("title", to: "heading") }
    #expect(
      try fork.store.database.rows("SELECT text FROM suppression") { $0.text(0) } == ["fixed-font of heading"]
    )
    #expect(try fork.store.verify() == [])
  }

  @Test("can be taken back and done again") func undo() throws {
    let fork = try Fork()
    try fork.store.edit(record()) { draft in
      var screen = try draft.screen(named: "login")
      try screen.suppress("small-target", of: ["title"], reason: "Meant")
      try draft.save(screen)
    }
    let design = try fork.store.design()
    _ = try fork.store.undo()
    #expect(try fork.login().suppressions.count == 1)
    _ = try fork.store.redo()
    #expect(try fork.store.design() == design && fork.login().suppressions.count == 2)
  }

  @Test("leave alone what layouts are remembered by, and so does the row of the screen") func layoutHash()
    throws
  {
    let fork = try Fork()
    let before = try fork.login()
    let environment = EnvironmentKey(Sample.profiles[0].environment(on: Sample.phone))
    fork.store.remember([
      SolvedLayout(
        screenHash: before.layoutHash, environment: environment, engine: "e",
        layout: ScreenLayout(views: [], conflicts: [], ambiguities: [], anchors: []))
    ])
    try fork.edit("main", accepting("small-target", ["title"]))
    let after = try fork.login()
    #expect(after.layoutHash == before.layoutHash && after.contentHash != before.contentHash)
    let row = try fork.store.database.first(
      "SELECT layout_hash FROM screen WHERE name = 'login'"
    ) { $0.text(0) }
    #expect(row == before.layoutHash)
    let contents = try fork.store.database.rows(
      "SELECT DISTINCT layout_hash FROM content WHERE layout_hash IS NOT NULL"
    ) { $0.text(0) }
    #expect(contents == [before.layoutHash])
    // Only the revisions' contents know the hash then: the layouts stay, as any of them can be asked for.
    try fork.edit("main") { try $0.set("title", .text, to: .text("Other")) }
    #expect(try fork.store.compact(engine: { _ in "e" }, rules: { _ in "" }).layouts == 0)
    #expect(try fork.store.info().layouts == 1)
  }

  @Test("of a store made before there were any have their screens' hashes") func migrated() throws {
    var screen = try Sample.login()
    for suppression in screen.suppressions { try screen.removeSuppression(named: suppression.id.text) }
    #expect(screen.layoutHash == screen.contentHash && screen.json["suppressions"] == nil)
  }

  @Test("of both sides of a merge stay, each under an identity") func merge() throws {
    let fork = try Fork()
    try fork.edit("main", accepting("small-target", ["title"]))
    try fork.edit("draft", accepting("outside-parent", ["title"]))
    #expect(try fork.merge().clashes.isEmpty)
    let merged = try fork.login().suppressions
    #expect(merged.map(\.rule) == ["fixed-font", "small-target", "outside-parent"])
    #expect(Set(merged.map(\.id)).count == 3)
  }

  @Test("follow a view that gets a new identity in a merge, and ask whether it is to stay") func references()
    throws
  {
    let fork = try Fork()
    try fork.edit("main") { try $0.addView(named: "badge", kind: .label) }
    try fork.edit("draft") { screen in
      try screen.addView(named: "badge", kind: .image)
      try screen.suppress("small-target", of: ["badge"], reason: "Meant")
    }
    #expect(try fork.merge().clashes.isEmpty)
    let login = try fork.login()
    let items = try #require(login.suppressions.last).items
    #expect(items.count == 1 && login.view(items[0])?.kind == .image)
    #expect(try fork.store.verify() == [])
  }

  @Test("survive dump and load") func dump() throws {
    let fork = try Fork()
    try fork.edit("main", accepting("small-target", ["title"]))
    var lines: [String] = []
    try fork.store.dump { lines.append($0) }
    let copy = try Store.load(at: fork.folder("b.db"), lines: lines)
    var again: [String] = []
    try copy.dump { again.append($0) }
    #expect(again == lines && lines.contains { $0.contains(#""type":"suppression""#) })
    #expect(try copy.verify() == [] && copy.design() == fork.store.design())
  }

  @Test(
    "that can't be are refused",
    arguments: [
      (#"{"constraints":[],"id":"s1","items":["x"],"reason":"r","rule":"r"}"#, "there is no item 'x'"),
      (
        #"{"constraints":["c9"],"id":"s1","items":[],"reason":"r","rule":"r"}"#, "there is no constraint 'c9'"
      ),
      (
        #"{"constraints":[],"id":"s1","items":[],"reason":"r","rule":"r","until":"soon"}"#,
        "'soon' is no day, as 2026-12-31"
      ),
    ])
  func refusals(text: String, sentence: String) throws {
    let screen = Screen(id: "a", name: "a").json.with("suppressions", .array([try JSON(parsing: text)]))
    #expect { try Screen(json: screen) } throws: { "\($0)".contains(sentence) }
  }
}
