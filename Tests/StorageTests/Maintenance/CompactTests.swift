import DesignModel
import Notation
import SQLite
import Testing

@testable import Storage

@Suite("Compacting") struct CompactTests {
  let folder = TemporaryFolder()
  let store: Store

  init() throws { store = try Store.create(at: folder("a.db"), design: try Sample.design()) }

  private func remember(_ screen: Screen, _ profile: Profile, engine: String = "engine 1") {
    let environment = EnvironmentKey(profile.environment(on: Sample.phone))
    store.remember([
      SolvedLayout(
        screenHash: screen.layoutHash, environment: environment, engine: engine,
        layout: ScreenLayout(views: [], conflicts: [], ambiguities: [], anchors: []))
    ])
  }

  @Test("takes out what nothing refers to, and nothing else")
  func unreferenced() throws {
    let login = try Sample.login()
    var inState = Sample.profiles[0]
    inState.state = "recover"
    var odd = Sample.profiles[0]
    odd.textSize = .large
    odd.locale = "fr"
    _ = try store.commit(message: "a")
    // Reachable: by the working design, and in a state of it.
    remember(login, Sample.profiles[0])
    remember(login, inState)
    // Not: an environment that no profile gives, another engine, a screen that is gone.
    remember(login, odd)
    remember(login, Sample.profiles[1], engine: "engine 0")
    remember(Screen(id: "gone", name: "gone"), Sample.profiles[0])
    let keys = [(login.layoutHash, "rules 1"), (login.layoutHash, "rules 0"), ("gone", "rules 1")].map {
      AuditKey(screenHash: $0, rules: $1, profiles: ["a"])
    }
    for key in keys { store.remember([], of: key) }
    try store.database.execute("INSERT INTO content (hash, kind, body) VALUES ('x', 'screen', '{}')")
    #expect(try store.info().layouts == 5)
    let result = try store.compact(engine: { _ in "engine 1" }, rules: { _ in "rules 1" })
    #expect(result.layouts == 3 && result.contents == 1 && result.environments == 1 && result.audits == 2)
    #expect(keys.map { store.rememberedFindings(of: $0) } == [[], nil, nil])
    #expect(try store.info().layouts == 2 && store.verify() == [])
    let again = try store.compact(engine: { _ in "engine 1" }, rules: { _ in "rules 1" })
    #expect(again.layouts == 0 && again.audits == 0)
  }

  @Test("gives room back, and keeps revisions, journal and undo")
  func room() throws {
    _ = try store.commit(message: "a")
    var script = RandomEdits(seed: 5)
    try script.run(10, in: store)
    let text = String(repeating: "long ", count: 40_000)
    try store.database.execute(
      "INSERT INTO content (hash, kind, body) VALUES ('x', 'screen', '{\"a\":\"\(text)\"}')")
    let design = try store.design()
    let result = try store.compact(engine: { _ in "" }, rules: { _ in "" })
    #expect(result.bytesBefore > result.bytesAfter + text.utf8.count / 2)
    #expect(try store.design() == design && store.design(at: "v1") == Sample.design() && store.verify() == [])
    for _ in 0..<10 { _ = try store.undo() }
    #expect(try store.design() == Sample.design())
    for _ in 0..<10 { _ = try store.redo() }
    #expect(try store.design() == design)
  }
}
