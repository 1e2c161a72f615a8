import DesignModel
import Storage
import Testing

@Suite("The history of a screen's objects") struct ScreenHistoryTests {
  let folder = TemporaryFolder()
  let store: Store

  /// v1 without constraints; v2 adds c1 and c2; v3 changes another screen; v4 changes c1 and takes c2 out; v5 brings it
  /// again; then c3 and a change of c2 that nobody commits.
  init() throws {
    store = try Store.create(at: folder("a.db"), design: try Sample.design())
    try edit { _ in }
    try edit { screen in
      try screen.addView(named: "title", kind: .label)
      for id in ["c1", "c2"] { try add(id, 100, to: &screen) }
    }
    try store.edit(record()) { draft in try draft.renameScreen(named: "login", to: "entry") }
    _ = try store.commit(message: "rename another")
    try edit { screen in
      try set("c1", 120, in: &screen)
      try screen.removeConstraint("c2")
    }
    try edit { try add("c2", 100, to: &$0) }
    try edit(commits: false) { screen in
      try add("c3", 90, to: &screen)
      try set("c2", 80, in: &screen)
    }
  }

  private func edit(commits: Bool = true, _ change: (inout Screen) throws -> Void) throws {
    try store.edit(record()) { draft in
      var screen = try draft.screen(named: "empty")
      try change(&screen)
      try draft.save(screen)
    }
    if commits { _ = try store.commit(message: "edit") }
  }

  private func add(_ id: String, _ width: Double, to screen: inout Screen) throws {
    let side = AnchoredItem(Item("title"), .width)
    try screen.addConstraint({ LayoutConstraint(id: $0, side, .equal, constant: width) }, id: id)
  }

  private func set(_ id: ObjectID, _ width: Double, in screen: inout Screen) throws {
    var constraint = try #require(screen.constraint(id))
    constraint.constant = width
    try screen.setConstraint(constraint)
  }

  private func history(at reference: String) throws -> ScreenHistory {
    let snapshot = try store.snapshot(at: reference)
    return try snapshot.history(of: try snapshot.entry(named: "empty"))
  }

  @Test("names the versions that added and that last changed each")
  func working() throws {
    let history = try history(at: "working")
    #expect(history[.view, "root"] == ObjectHistory(added: "v1", changed: "v1"))
    #expect(history[.view, "title"] == ObjectHistory(added: "v2", changed: "v2"))
    #expect(history[.constraint, "c1"] == ObjectHistory(added: "v2", changed: "v4"))
    #expect(history[.constraint, "c2"] == ObjectHistory(added: "v5", changed: "working"))
    #expect(history[.constraint, "c3"] == ObjectHistory(added: "working", changed: "working"))
    #expect(history[.constraint, "c4"] == nil && history[.view, "c1"] == nil)
  }

  @Test("ends at the version that it is asked of") func revisions() throws {
    #expect(try history(at: "v5")[.constraint, "c2"] == ObjectHistory(added: "v5", changed: "v5"))
    #expect(try history(at: "v3")[.constraint, "c1"] == ObjectHistory(added: "v2", changed: "v2"))
    #expect(try history(at: "v3")[.constraint, "c2"] == ObjectHistory(added: "v2", changed: "v2"))
  }

  @Test("reports states and texts in other languages") func statesAndTexts() throws {
    try edit { screen in
      try screen.addState("busy")
      try screen.setText("Titel", of: "title", in: "de")
      try screen.setText("Titre", of: "title", in: "fr")
    }
    try edit { try $0.setText("Überschrift", of: "title", in: "de") }
    let (history, texts) = (try history(at: "v7"), try store.snapshot(at: "v7").screen(named: "empty").texts)
    #expect(history[.state, "busy"] == ObjectHistory(added: "v6", changed: "v6"))
    #expect(texts.map { history[$0]?.changed } == ["v7", "v6"])
    #expect(texts.map { history[$0]?.added } == ["v6", "v6"])
    #expect(history[LocalizedText(view: "title", attribute: .text, locale: "it", value: "")] == nil)
  }

  @Test("belongs to the working design where nothing is committed") func uncommitted() throws {
    let store = try Store.create(at: folder("b.db"), design: try Sample.design())
    let snapshot = try store.snapshot()
    let history = try snapshot.history(of: try snapshot.entry(named: "login"))
    #expect(history[.constraint, "c1"] == ObjectHistory(added: "working", changed: "working"))
    #expect(history[.variation, "var1"]?.added == "working" && history[.guide, "gap"]?.added == "working")
  }
}
