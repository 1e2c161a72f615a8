import DesignModel
import Foundation
import Notation
import SQLite
import Testing

@testable import Storage

@Suite("The caches of a store") struct CachesTests {
  let folder = TemporaryFolder()
  var path: String { folder("a.db") }
  let key = AuditKey(screenHash: "s", rules: "r", profiles: ["p"])
  let solved = SolvedLayout(
    screenHash: "s", environment: EnvironmentKey(Sample.profiles[1].environment(on: Sample.phone)),
    engine: "e", layout: RememberTests.layout)

  init() throws {
    let store = try Store.create(at: path, design: try Sample.design())
    _ = try store.commit(message: "a")
    store.remember([solved])
    store.remember(["found"], of: key)
    store.close()
  }

  /// What the caches of another edition may be, beside other columns of our own tables: views, partial indexes, new names.
  static let otherEdition = """
    DROP VIEW frame; DROP TABLE audit;
    CREATE TABLE audit (other TEXT); INSERT INTO audit VALUES ('old');
    CREATE TABLE [more "of it"] (a TEXT); CREATE INDEX partial ON [more "of it"] (length(a)) WHERE a <> '';
    UPDATE caches SET edition = 99, parts = '["audit","environment","more \\"of it\\"","reading","screen"]';
    UPDATE profile SET environment_hash = 'of that edition';
    """

  private func alter(_ sql: String) throws {
    let database = try Database(path: path, mode: .readWrite)
    try database.execute(sql)
    database.close()
  }

  private func isRemembered(in store: Store) -> Bool {
    let hash = solved.environment.hash
    let layout = store.remembered(screenHash: "s", environmentHash: hash, engine: "e")
    let isKnown = store.remembers(screenHash: "s", engine: "e")
    #expect(isKnown == (layout != nil))
    #expect(store.rememberedEnvironments(screenHash: "s", engine: "e") == (isKnown ? [hash] : []))
    #expect(store.rememberedReductions(reading: "all", among: [hash]) == (isKnown ? [hash] : []))
    #expect((store.rememberedFindings(of: key) != nil) == isKnown)
    #expect((try? store.info().layouts) == (isKnown ? 1 : 0))
    return isKnown
  }

  /// Whoever changes caches.sql raises the edition, so that each edition is one text.
  @Test("have a text for each edition") func edition() throws {
    let text = String(decoding: PackageResources.caches_sql, as: UTF8.self)
    let sums = ["dc7999c1fb13a6ed", "5a29edb05e0d4c3c"]
    #expect(sums.count == Caches.edition)
    #expect(SHA256.hexadecimal(of: text).hasPrefix(sums[Caches.edition - 1]))
  }

  @Test("are the parts that the file lists, none of them a step's") func parts() throws {
    let steps = try FileSchema(after: Migration.schema).items
    let all = try FileSchema(after: Migration.schema, withCaches: true)
    let own = Set(all.items).subtracting(steps)
    #expect(own.filter { $0.type != "index" }.map(\.name).sorted() == Caches.parts)
    #expect(own.allSatisfy { Caches.parts.contains($0.table) })
    let store = try Store.open(at: path)
    let listed = try store.database.first("SELECT edition || parts FROM caches") { $0.text(0) }
    #expect(listed == "\(Caches.edition)\(JSON(Caches.parts).line)")
    #expect(isRemembered(in: store))
    #expect(try store.verify() == [])
  }

  @Test("of another edition are made anew by whoever may write", arguments: [Store.Mode.reading, .writing])
  func renewal(mode: Store.Mode) throws {
    try alter(Self.otherEdition)
    let store = try Store.open(at: path, mode: mode)
    #expect(!isRemembered(in: store))
    #expect(try store.verify() == [])
    #expect(try store.design() == Sample.design())
    store.remember([solved])
    store.remember(["found"], of: key)
    #expect(isRemembered(in: store))
    try store.edit(record()) { try $0.addScreen(named: "more") }
    #expect(try store.compact(engine: { _ in "e" }, rules: { _ in "r" }).layouts == 1)
  }

  @Test("that a file lacks are made") func missing() throws {
    try alter("DELETE FROM caches; DROP TABLE audit; DROP VIEW frame")
    let store = try Store.open(at: path)
    #expect(try store.verify() == [])
    #expect(try Caches(database: store.database).areCurrent())
    #expect(!isRemembered(in: store))
  }

  @Test("of another edition are left alone, and nothing is remembered, where nothing may be written")
  func reading() throws {
    try alter(Self.otherEdition)
    chmod(path, 0o444)
    chmod(folder.path, 0o555)
    defer { chmod(folder.path, 0o755) }
    let before = try Data(contentsOf: URL(filePath: path))
    try asStranger {
      for mode in [Store.Mode.reading, .looking] {
        let store = try Store.open(at: path, mode: mode)
        #expect(!isRemembered(in: store))
        #expect(try store.verify() == [])
        #expect(try store.design() == Sample.design())
        store.close()
      }
    }
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
  }

  @Test("of a look at a store, and of a copy in memory, leave the file as it is") func looking() throws {
    try alter(Self.otherEdition)
    let before = try Data(contentsOf: URL(filePath: path))
    let looked = try Store.open(at: path, mode: .looking)
    #expect(!isRemembered(in: looked))
    looked.close()
    let copy = try Store.openCopy(at: path)
    #expect(try copy.verify() == [])
    #expect(try Caches(database: copy.database).areCurrent())
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
  }

  @Test("that another program has made its own meanwhile take nothing more") func meanwhile() throws {
    let store = try Store.open(at: path)
    #expect(isRemembered(in: store))
    try alter("UPDATE caches SET edition = 99")
    #expect(!isRemembered(in: store))
    #expect(try store.takeIn([solved]) == 0)
    store.remember(["other"], of: key)
    #expect(try store.database.count("SELECT count(*) FROM audit WHERE findings LIKE '%other%'") == 0)
  }

  @Test("never cost a table of the design, whatever a stranger lists") func strangers() throws {
    try alter("UPDATE caches SET edition = 99, parts = 'null'")
    try Store.open(at: path).close()
    try alter(
      "CREATE VIEW mine AS SELECT 1; UPDATE caches SET edition = 99, parts = '[1,\"screen\",\"history\"]'")
    let store = try Store.open(at: path)
    #expect(try store.verify() == ["the view 'mine' is none that workbench makes"])
    #expect(try store.design() == Sample.design())
  }

  @Test("of another edition may hold no module of a stranger") func virtual() throws {
    try alter(
      """
      CREATE VIRTUAL TABLE planted USING rtree (a, b, c);
      UPDATE caches SET edition = 99, parts = '["planted"]'
      """)
    let error = #expect(throws: StoreError.self) { try Store.open(at: path) }
    #expect(error == .altered(path, what: "its table 'planted' computes, and workbench did not make it"))
  }

  @Test("do without hashes of profiles that are no design") func damaged() throws {
    try alter(
      "UPDATE caches SET edition = 99; UPDATE profile SET bars = '[\"none of it\"]' WHERE position = 0")
    let store = try Store.open(at: path)
    #expect(try store.verify().count == 1)
    #expect(try Caches(database: store.database).areCurrent())
  }
}
