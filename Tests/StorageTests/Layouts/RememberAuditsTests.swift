import DesignModel
import Notation
import SQLite
import Testing

@testable import Storage

@Suite("Remembered audits") struct RememberAuditsTests {
  let folder = TemporaryFolder()
  let store: Store

  init() throws { store = try Store.create(at: folder("a.db"), design: try Sample.design()) }

  private func key(_ screen: String = "s", _ rules: String = "r", profiles: [String] = ["a", "b"])
    -> AuditKey
  {
    AuditKey(screenHash: screen, rules: rules, profiles: profiles)
  }

  @Test("are found by the screen, the rules and the profiles in their order, and by nothing less") func keys()
  {
    let findings: JSON = [["rule": "small-target", "measured": .number(12.5)]]
    store.remember(findings, of: key())
    #expect(store.rememberedFindings(of: key()) == findings)
    for other in [
      key("t"), key("s", "q"), key("s", "r", profiles: ["b", "a"]), key("s", "r", profiles: ["a"]),
    ] {
      #expect(store.rememberedFindings(of: other) == nil)
    }
    store.remember([], of: key())
    #expect(store.rememberedFindings(of: key()) == [])
  }

  @Test("are none where the file can't be read or written") func trouble() throws {
    store.remember([], of: key())
    try store.database.execute("DROP TABLE audit")
    store.remember([], of: key())
    #expect(store.rememberedFindings(of: key()) == nil)
  }

  @Test("are forgotten with the layouts") func forget() throws {
    store.remember([], of: key())
    try store.forgetLayouts()
    #expect(store.rememberedFindings(of: key()) == nil)
  }
}
