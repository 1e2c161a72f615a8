import DesignModel
import TestSupport
import Testing

@testable import Storage

@Suite("A revision's rows of screens") struct ScreenRowsTests {
  private func entries(_ names: [String]) -> [ScreenEntry] {
    names.map { ScreenEntry(id: ObjectID(String($0.prefix(1))), name: $0, hash: "hash of \($0)") }
  }

  /// The rows in short: `b2:b+` for screen b at position 2 with that name, `-a` for one that is gone.
  private func words(_ rows: ScreenRows) -> [String] {
    rows.rows.map { row in
      row.standing.map { "\(row.screen.text)\($0.position):\($0.name)" } ?? "-\(row.screen.text)"
    }
  }

  private let first = ["a", "b", "c", "d", "e", "f"]

  @Test("list every screen of a revision without parent") func listing() {
    let rows = ScreenRows(listing: entries(["a", "b"]))
    #expect(rows.steps == 0 && words(rows) == ["a0:a", "b1:b"])
  }

  @Test(
    "name only what is different from the parent",
    arguments: [
      (["a", "b", "c", "d", "e", "f"], []),
      (["a", "b+", "c", "d", "e", "f"], ["b1:b+"]),
      (["a", "c", "d", "e", "f", "g"], ["g6:g", "-b"]),
      (["a", "b", "c", "d", "e"], ["-f"]),
    ])
  func changes(names: [String], expected: [String]) {
    let rows = ScreenRows(entries(names), after: ScreenRows(listing: entries(first)))
    #expect(rows.steps == 1 && words(rows) == expected)
  }

  @Test(
    "list every screen again where the order changed, or most screens did",
    arguments: [
      ["b", "a", "c", "d", "e", "f"], ["g", "a", "b", "c", "d", "e", "f"],
      ["a+", "b+", "c+", "d+", "e", "f"],
    ])
  func relisting(names: [String]) {
    let rows = ScreenRows(entries(names), after: ScreenRows(listing: entries(first)))
    #expect(rows == ScreenRows(listing: entries(names)))
  }

  @Test("list every screen again after many steps, so that reading stays short") func longWay() {
    var parent = ScreenRows(listing: entries(first))
    parent.steps = 32
    #expect(ScreenRows(entries(first), after: parent).steps == 0)
    parent.steps = 31
    #expect(ScreenRows(entries(first), after: parent).steps == 32)
  }

  @Test("give back each revision's screens, by the program and by SQL") func resolving() throws {
    let folder = TemporaryFolder()
    let store = try Store.create(at: folder("a.db"), design: try Sample.design())
    var random = SeededNumbers(seed: 17)
    var expected: [[String]] = []
    for round in 0..<80 {
      try store.edit(EditRecord(command: "test")) { draft in
        let names = draft.screenNames
        switch Int.random(in: 0..<6, using: &random) {
        case 0 where names.count > 2: try draft.removeScreen(named: names.randomElement(using: &random)!)
        case 1 where names.count > 2:
          try draft.renameScreen(named: names.randomElement(using: &random)!, to: "renamed\(round)")
        case 2 where round % 5 == 0:
          try draft.add(Screen(id: ObjectID("x\(round)"), name: "front\(round)"), at: 0)
        default: try draft.addScreen(named: "screen\(round)")
        }
      }
      _ = try store.commit(message: "\(round)")
      expected.append(try store.snapshot().entries.map(\.name))
    }
    for (index, names) in expected.enumerated() {
      #expect(try store.snapshot(at: "v\(index + 1)").entries.map(\.name) == names)
      let bySQL = try store.database.rows(
        "SELECT name FROM revision_screen WHERE revision = ? ORDER BY position", index + 1
      ) { $0.text(0) }
      #expect(bySQL == names)
    }
    #expect(try store.database.count("SELECT count(*) FROM revision_change WHERE content_hash IS NULL") > 0)
    #expect(try store.database.count("SELECT max(steps) FROM revision") > 1)
    #expect(try store.verify() == [])
  }
}
