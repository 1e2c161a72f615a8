import DesignModel
import SQLite
import Testing

@testable import Storage

@Suite("A store's schema") struct FileSchemaTests {
  let folder = TemporaryFolder()
  let path: String

  init() throws {
    path = folder("a.db")
    let store = try Store.create(at: path, design: try Sample.design())
    _ = try store.commit(message: "a")
    store.close()
  }

  /// Does to the file what another program may do.
  private func alter(_ sql: String) throws {
    let database = try Database(path: path, mode: .readWrite)
    try database.execute(sql)
    database.close()
  }

  @Test("is known by its digest") func digest() throws {
    let digest = try FileSchema(after: Migration.schema, withCaches: true).digest
    #expect(digest == FileSchema.currentDigest, "it is \(digest)")
    let store = try Store.open(at: path)
    #expect(try FileSchema(of: store.database).digest == FileSchema.currentDigest)
    #expect(try store.verify() == [])
  }

  @Test(
    "is compared with what the migrations make",
    arguments: [
      ("DROP INDEX view_parent", "the index 'view_parent' is missing"),
      ("DROP TRIGGER revision_stays", "the trigger 'revision_stays' is missing"),
      (
        "CREATE TRIGGER mine AFTER INSERT ON screen BEGIN DELETE FROM tag; END",
        "the trigger 'mine' is none that workbench makes"
      ),
      ("CREATE VIEW mine AS SELECT * FROM view", "the view 'mine' is none that workbench makes"),
      ("CREATE TABLE mine (a)", "the table 'mine' is none that workbench makes"),
      ("CREATE INDEX mine ON view (kind)", "the index 'mine' is none that workbench makes"),
      ("CREATE INDEX mine ON audit (rules)", "the index 'mine' is none that workbench makes"),
      ("DROP INDEX stored_layout_shared", "the index 'stored_layout_shared' is missing"),
    ])
  func findings(sql: String, finding: String) throws {
    try alter(sql)
    let store = try Store.open(at: path)
    #expect(try store.verify() == [finding])
    try store.edit(record()) { try $0.addScreen(named: "x") }
  }

  @Test("may hold triggers and views of strangers, which never run") func triggers() throws {
    try alter(
      """
      CREATE TRIGGER planted AFTER INSERT ON screen BEGIN DELETE FROM profile; END;
      CREATE TRIGGER late AFTER INSERT ON operation BEGIN UPDATE view SET name = 'x' || id; END
      """)
    let store = try Store.open(at: path)
    let before = try store.design()
    try store.edit(record()) { try $0.addScreen(named: "x") }
    var after = try store.design()
    after.screens.removeLast()
    #expect(before == after)
  }

  @Test(
    "that statements can't count on is refused",
    arguments: [
      ("ALTER TABLE view ADD COLUMN more TEXT", "its table 'view' is not as workbench makes it"),
      (
        "DROP VIEW revision_screen; CREATE VIEW revision_screen AS SELECT 1 AS revision",
        "its view 'revision_screen' is not as workbench makes it"
      ),
      ("DROP TABLE freed", "its table 'freed' is not as workbench makes it"),
      ("DROP TABLE caches", "its table 'caches' is not as workbench makes it"),
      ("ALTER TABLE audit ADD COLUMN more TEXT", "its table 'audit' is not as workbench makes it"),
      (
        "DROP VIEW frame; CREATE VIEW frame AS SELECT 1 AS screen",
        "its view 'frame' is not as workbench makes it"
      ),
      (
        "CREATE INDEX mine ON view (length(name))",
        "its index 'mine' computes, and workbench did not make it"
      ),
    ])
  func refusals(sql: String, what: String) throws {
    try alter(sql)
    for mode in [Store.Mode.reading, .writing, .looking] {
      let error = #expect(throws: StoreError.self) { try Store.open(at: path, mode: mode) }
      #expect(error == .altered(path, what: what))
    }
  }
}
