import DesignModel
import SQLite
import Testing

@testable import Storage

@Suite("Rows that were changed by hand") struct StrangeRowsTests {
  let folder = TemporaryFolder()

  @Test(
    "are read whatever numbers they hold, and found",
    arguments: [
      "UPDATE layout_constraint SET constant = 9e999", "UPDATE layout_constraint SET multiplier = -9e999",
      "UPDATE layout_constraint SET priority = 5000", "UPDATE layout_constraint SET priority = -9e999",
      "UPDATE device SET scale = 9e999", "UPDATE device SET width = 9e999, height = -9e999",
      "UPDATE device SET os = 9e999", "UPDATE device SET portrait_top = -9e999",
      "UPDATE profile SET os = 9e999",
      "UPDATE view SET name = '../x' WHERE id = 'title'", "UPDATE view SET name = '' WHERE id = 'title'",
      "UPDATE view SET name = char(27) || char(10) WHERE id = 'title'",
    ])
  func numbers(sql: String) throws {
    let store = try Store.create(at: folder("a.db"), design: try Sample.design())
    try store.database.execute(sql)
    #expect(try !store.verify().isEmpty)
    _ = try store.design()
    try store.dump { _ in }
    try store.edit(record()) { try $0.addScreen(named: "more") }
  }

  @Test(
    "are as they were after a revision is restored, be they a design or none",
    arguments: [
      "UPDATE layout_constraint SET priority = 5000", "UPDATE layout_constraint SET constant = 77",
      "UPDATE layout_constraint SET first_anchor = 'about'",
      "UPDATE view SET name = '../x' WHERE id = 'title'",
      "UPDATE view SET attributes = '{\"hugging\":5000}' WHERE id = 'title'",
      "UPDATE view SET kind = 'what'", "DELETE FROM view",
    ])
  func restored(sql: String) throws {
    let store = try Store.create(at: folder("a.db"), design: try Sample.design())
    _ = try store.commit(message: "a")
    try store.database.execute("PRAGMA foreign_keys = OFF; \(sql); PRAGMA foreign_keys = ON")
    #expect(try !store.verify().isEmpty)
    _ = try store.restore("v1", record())
    #expect(try store.verify() == [])
    #expect(try store.design() == Sample.design())
  }

  @Test(
    "go with their screen, be they a design or none",
    arguments: [
      ("UPDATE layout_constraint SET constant = 77", true),
      ("UPDATE layout_constraint SET first_anchor = 'about'", false),
      ("UPDATE view SET kind = 'what'", false),
      ("DELETE FROM view WHERE screen = 'login'", false),
    ])
  func removed(sql: String, isDesign: Bool) throws {
    let store = try Store.create(at: folder("a.db"), design: try Sample.design())
    _ = try store.commit(message: "a")
    try store.database.execute("PRAGMA foreign_keys = OFF; \(sql); PRAGMA foreign_keys = ON")
    let removed = try store.edit(record()) { try $0.removeScreen(named: "login") }
    #expect(removed.wasDesign == isDesign && removed.screen.name == "login")
    #expect(try store.snapshot().entries.map(\.name) == ["empty"])
    if sql.hasSuffix("'login'") || isDesign { #expect(try store.verify() == []) }
    guard !isDesign else { return }
    #expect(try store.undo().count == 1)
    #expect(try store.snapshot().screen(named: "login").views.map(\.id) == [.root])
    _ = try store.restore("v1", record())
    #expect(try store.verify() == [])
    #expect(try store.design() == Sample.design())
  }

  @Test("of one screen leave the edits of others to undo") func undone() throws {
    let store = try Store.create(at: folder("a.db"), design: try Sample.design())
    try store.edit(record()) { try $0.addScreen(named: "more") }
    try store.database.execute("UPDATE view SET kind = 'what' WHERE id = 'title'")
    #expect(try store.undo().count == 1)
    #expect(try store.snapshot().entries.map(\.name) == ["login", "empty"])
  }

  @Test("leave no number for the next operation or revision, and say so", arguments: [true, false])
  func exhausted(isRevision: Bool) throws {
    let store = try Store.create(at: folder("a.db"), design: try Sample.design())
    try store.edit(record()) { try $0.addScreen(named: "x") }
    _ = try store.commit(message: "a")
    try store.database.execute(
      isRevision
        ? """
        PRAGMA foreign_keys = OFF; DROP TRIGGER revision_stays; DROP TRIGGER revision_change_stays;
        UPDATE revision SET number = 9223372036854775807; UPDATE branch SET revision = 9223372036854775807;
        UPDATE revision_change SET revision = 9223372036854775807
        """ : "UPDATE sqlite_sequence SET seq = 9223372036854775807")
    #expect(throws: StoreError.self) {
      try store.edit(record()) { try $0.addScreen(named: "y") }
      _ = try store.commit(message: "b")
    }
  }
}
