import DesignModel
import SQLite
import Testing

@testable import Storage

@Suite("Rows of the working design") struct RowTableTests {
  private let folder = TemporaryFolder()

  @Test("read back as what was written, for every kind")
  func roundTrip() throws {
    let store = try Store.create(at: folder("a.db"), design: try Sample.design())
    let rows = WorkingRows(database: store.database)
    #expect(try rows.screen("login") == Sample.login())
    #expect(try rows.devices() == Sample.design().devices && rows.profiles() == Sample.profiles)
  }

  @Test(
    "say where they are wrong",
    arguments: [
      (
        "UPDATE view SET kind = 'blob' WHERE id = 'title'", "screen 'login'.view 'title': unknown word 'blob'"
      ),
      (
        "UPDATE view SET attributes = '{\"lines\":\"x\"}' WHERE id = 'title'",
        "screen 'login'.view 'title'.lines: expected a number"
      ),
      (
        "UPDATE layout_constraint SET priority = 0 WHERE id = 'c1'",
        "the working screen 'login' was changed outside of workbench"
      ),
      (
        "UPDATE variation SET changes = '{\"constant\":\"x\"}' WHERE id = 'var2'",
        "screen 'login'.variation 'var2'.constant: expected a number"
      ),
      (
        "UPDATE assertion SET condition = 'state' WHERE id = 'a3'", "screen 'login'.assertion 'a3': expected"
      ),
      (
        "UPDATE text SET locale = 'xx_' WHERE locale = 'de'",
        "screen 'login'.text of 'title': 'xx_' is no language's tag"
      ),
      (
        "UPDATE profile SET bars = '[\"hat\"]' WHERE state IS NULL",
        "profile 'phone/portrait'.bars[0]: expected one of"
      ),
      (
        "UPDATE device SET idiom = 'phone', unverified = '{}' WHERE name = 'phone'",
        "device 'phone'.unverified: expected a list"
      ),
    ])
  func damaged(sql: String, fault: String) throws {
    let store = try Store.create(at: folder("a.db"), design: try Sample.design())
    try store.database.execute(sql)
    let findings = try store.verify()
    #expect(findings.contains { $0.contains(fault) }, "\(findings)")
  }
}
