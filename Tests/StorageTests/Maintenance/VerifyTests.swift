import DesignModel
import Foundation
import SQLite
import Testing

@testable import Storage

@Suite("Verifying a store") struct VerifyTests {
  let folder = TemporaryFolder()
  let store: Store

  init() throws {
    store = try Store.create(at: folder("a.db"), design: try Sample.design())
    _ = try store.commit(message: "a")
    try store.edit(record()) { try $0.addScreen(named: "x") }
    _ = try store.commit(message: "b")
  }

  /// Does what triggers and foreign keys forbid.
  private func tamper(_ sql: String) throws {
    let triggers = try store.database.rows("SELECT name FROM sqlite_schema WHERE type = 'trigger'") {
      $0.text(0)
    }
    for trigger in triggers { try store.database.execute("DROP TRIGGER \(trigger)") }
    try store.database.execute("PRAGMA foreign_keys = OFF; \(sql); PRAGMA foreign_keys = ON")
  }

  @Test("finds nothing where nothing is wrong")
  func sound() throws { #expect(try store.verify() == []) }

  @Test(
    "names what was changed",
    arguments: [
      (
        "UPDATE content SET body = replace(body, 'Sign in', 'Sign on')",
        "the screen content \(Self.login) of v1, v2 was changed: its hash is another"
      ),
      ("UPDATE revision SET message = 'x' WHERE number = 1", "v1 was changed: its hash is another"),
      (
        "UPDATE revision_change SET name = 'x2' WHERE revision = 2 AND name = 'x'",
        "v2 was changed: its list of screens is another"
      ),
      ("DELETE FROM content WHERE hash LIKE '\(Self.login)%'", "v2 lacks the content \(Self.login)"),
      (
        "DELETE FROM content WHERE hash LIKE '\(Self.login)%'",
        "a row of table revision_change refers to a row of content that is missing"
      ),
      (
        "UPDATE view SET kind = 'button' WHERE id = 'title'",
        "the working screen 'login' was changed outside of workbench: its hash is another"
      ),
      (
        "UPDATE view SET kind = 'buton' WHERE id = 'title'",
        "the working screen 'login' is no design: screen 'login'.view 'title': unknown word 'buton'; did you mean "
          + "'button'?"
      ),
      ("UPDATE device SET width = 9", "the devices were changed outside of workbench: their hash is another"),
      (
        "UPDATE device SET width = 9",
        "the profile 'phone/portrait' was changed outside of workbench: its environment is another"
      ),
      ("DELETE FROM profile", "the profiles were changed outside of workbench: their hash is another"),
      (
        "UPDATE operation_change SET kind = 'thing'",
        "change 0 of operation 1 is none that undo understands"
      ),
      (
        "INSERT INTO tag VALUES ('t', 77)", "a row of table tag refers to a row of revision that is missing"
      ),
    ])
  func findings(sql: String, finding: String) throws {
    try tamper(sql)
    let findings = try store.verify()
    #expect(findings.contains(finding), "\(findings)")
  }

  @Test(
    "names the revision that a byte belongs to that was flipped in the file",
    arguments: ["Sign in — ", "ann the author"])
  func flippedByte(text: String) throws {
    try store.edit(record()) { try $0.addScreen(named: "y") }
    _ = try store.commit(message: "c", author: "ann the author")
    // The same text stands in the working design and in the journal too: there it is not touched.
    try store.edit(record()) { try $0.removeScreen(named: "login") }
    try store.database.execute("PRAGMA wal_checkpoint(TRUNCATE); DELETE FROM operation; VACUUM")
    try StoreSeal(database: store.database).write()
    store.close()
    let file = URL(fileURLWithPath: store.path)
    var bytes = try Data(contentsOf: file)
    let place = try #require(bytes.range(of: Data(text.utf8)))
    bytes[place.lowerBound] ^= 1
    try bytes.write(to: file)
    let findings = try Store.open(at: store.path).verify()
    let expected =
      text.hasPrefix("ann")
      ? "v3 was changed: its hash is another"
      : "the screen content \(Self.login) of v1, v2, v3 was changed: its hash is another"
    #expect(findings.first == expected)
    // A revision's seal is of its hash.
    #expect(findings.dropFirst().allSatisfy { $0.hasPrefix("v3 was changed, or a revision before it") })
  }

  private static let login = (try! Sample.login()).contentHash.prefix(12)
}
