import DesignModel
import SQLite
import Testing

@testable import Storage

@Suite("The seals of a store") struct StoreSealTests {
  let folder = TemporaryFolder()
  let store: Store

  init() throws {
    store = try Store.create(at: folder("a.db"), design: try Sample.design())
    _ = try store.commit(message: "a")
    try store.addTag("first")
    try store.addBranch("draft")
    try store.editAll { batch in
      try batch.edit(record()) { try $0.addScreen(named: "x") }
      try batch.edit(record()) { try $0.addScreen(named: "y") }
    }
    _ = try store.commit(message: "b")
    try store.edit(record()) { try $0.addScreen(named: "z") }
    _ = try store.undo()
  }

  @Test("hold after every edit, undo and commit") func sound() throws { #expect(try store.verify() == []) }

  @Test(
    "name what was changed outside of workbench",
    arguments: [
      ("DELETE FROM branch WHERE name = 'draft'", "the branches were changed outside of workbench"),
      ("UPDATE checkout SET operation = 1", "the branches were changed outside of workbench"),
      ("UPDATE tag SET name = 'first2'", "the tags were changed outside of workbench"),
      ("UPDATE screen SET position = 9 - position", "the list of screens was changed outside of workbench"),
      ("UPDATE operation SET batch = id", "operation 2 was changed, or one before it is missing"),
      (
        "UPDATE operation SET line = 'x' WHERE id = 2", "operation 2 was changed, or one before it is missing"
      ),
      ("DELETE FROM operation WHERE id = 1", "operation 2 was changed, or one before it is missing"),
      ("DELETE FROM operation WHERE id = 3", "the journal's end was changed outside of workbench"),
      ("UPDATE operation SET undone = 0", "the journal's end was changed outside of workbench"),
      ("UPDATE operation SET undone = 1 WHERE id = 1", "operation 2 is done, and one before it undone"),
      (
        "UPDATE operation_change SET object = 'q' WHERE operation = 1",
        "operation 1 was changed, or one before it is missing"
      ),
      (
        "DROP TRIGGER revision_stays; UPDATE revision SET operation = 7 WHERE number = 1",
        "v1 was changed, or a revision before it is missing"
      ),
    ])
  func findings(sql: String, finding: String) throws {
    try store.database.execute("PRAGMA foreign_keys = OFF; \(sql)")
    let findings = try store.verify()
    #expect(findings.contains { $0.hasPrefix(finding) }, "\(findings)")
  }

  @Test("are given to stores that had none") func migration() throws {
    try store.database.execute(
      """
      PRAGMA foreign_keys = OFF;
      \(try olderLayouts(15))
      ALTER TABLE operation DROP COLUMN hash; DROP TABLE revision_seal; DROP TABLE seal;
      DELETE FROM migration WHERE number >= 16; PRAGMA user_version = 15
      """)
    store.close()
    let opened = try Store.open(at: folder("a.db"))
    #expect(try opened.verify() == [])
    #expect(try opened.database.count("SELECT count(*) FROM operation WHERE hash = ''") == 0)
    #expect(try opened.redo().count == 1 && opened.verify() == [])
  }
}
