import DesignModel
import SQLite
import Testing

@testable import Storage

@Suite("A commit") struct CommitTests {
  let folder = TemporaryFolder()
  let store: Store

  init() throws { store = try Store.create(at: folder("a.db"), design: try Sample.design()) }

  @Test("freezes the design, whatever is edited afterwards")
  func freezes() throws {
    let first = try store.commit(message: "First cut", author: "ann")
    #expect(
      first.name == "v1" && first.parent == nil && first.message == "First cut" && first.author == "ann")
    try store.edit(record()) { draft in
      try draft.removeScreen(named: "login")
      try draft.removeProfiles(named: ["phone/portrait"])
    }
    let second = try store.commit(message: "Second")
    #expect(second.parent == 1 && second.operation == 1)
    #expect(try store.design(at: "v1") == Sample.design())
    #expect(try store.design(at: "v2") == store.design())
    #expect(try store.log().map(\.name) == ["v2", "v1"])
    #expect(try store.log(limit: 1).map(\.name) == ["v2"])
    #expect(try store.head() == second)
    #expect(try store.verify() == [])
  }

  @Test("of a design that did not change is refused")
  func unchanged() throws {
    _ = try store.commit(message: "a")
    #expect(throws: RevisionError.unchanged(since: "v1")) { try store.commit(message: "b") }
    try store.edit(record()) { try $0.addScreen(named: "x") }
    _ = try store.undo()
    #expect(throws: RevisionError.unchanged(since: "v1")) { try store.commit(message: "b") }
  }

  @Test("stores a content once, however many revisions have it")
  func once() throws {
    func contents() throws -> Int { try store.database.count("SELECT count(*) FROM content") }
    _ = try store.commit(message: "a")
    #expect(try contents() == 4)
    try store.edit(record()) { try $0.addScreen(named: "x") }
    _ = try store.commit(message: "b")
    #expect(try contents() == 5)
    try store.edit(record()) { try $0.removeScreen(named: "x") }
    _ = try store.commit(message: "c")
    #expect(try contents() == 5)
    let hashes = try ["v1", "v3"].map { try store.snapshot(at: $0).revision?.designHash }
    #expect(hashes[0] == hashes[1])
  }

  @Test(
    "can't be changed, not even by SQL",
    arguments: [
      "UPDATE revision SET message = 'x'", "DELETE FROM revision",
      "INSERT OR REPLACE INTO revision SELECT number, parent, 'x', author, time, design_hash, devices_hash, "
        + "profiles_hash, operation, hash, second_parent, steps FROM revision",
      "UPDATE revision SET second_parent = 1", "UPDATE revision SET steps = 1",
      "UPDATE revision_change SET name = 'x'", "DELETE FROM revision_change",
      "INSERT INTO revision_change SELECT revision, 'x', 9, 'x', content_hash FROM revision_change LIMIT 1",
      "UPDATE content SET body = '{}'", "DELETE FROM content",
      "INSERT OR REPLACE INTO content (hash, kind, body) SELECT hash, kind, '{}' FROM content",
    ])
  func frozen(sql: String) throws {
    _ = try store.commit(message: "a")
    let error = #expect(throws: SQLiteError.self) { try store.database.execute(sql) }
    #expect(error?.kind == .constraint)
    #expect(try store.verify() == [])
  }

  @Test("refuses rows that were changed outside of workbench")
  func outside() throws {
    try store.database.execute("UPDATE view SET name = 'other' WHERE id = 'inner'")
    #expect(
      throws: StoreError.damaged(
        store.path, detail: "screen 'login': its rows were changed outside of workbench")
    ) { try store.commit(message: "a") }
    #expect(try store.log() == [])
  }
}
