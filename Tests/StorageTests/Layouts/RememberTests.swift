import DesignModel
import SQLite
import Testing

@testable import Storage

@Suite("A remembered layout") struct RememberTests {
  let folder = TemporaryFolder()
  let store: Store
  let environment = EnvironmentKey(Sample.profiles[1].environment(on: Sample.phone))

  init() throws { store = try Store.create(at: folder("a.db"), design: try Sample.design()) }

  static let layout = ScreenLayout(
    views: [
      ViewLayout(
        view: .root, exact: Rect(x: 0, y: 0, width: 375, height: 667),
        frame: Rect(x: 0, y: 0, width: 375, height: 667),
        screenFrame: Rect(x: 0, y: 0, width: 375, height: 667)),
      ViewLayout(
        view: "title", exact: Rect(x: 0.1, y: 0.25, width: 100.0 / 3, height: 20.5),
        frame: Rect(x: 0, y: 0.5, width: 33.5, height: 20.5),
        screenFrame: Rect(x: 16, y: 20.5, width: 33.5, height: 20.5), isHidden: true,
        text: TextLayout(
          lines: 1, wanted: 3, shown: 10, total: 30, isTruncated: true, isClipped: true, scale: 0.75,
          isApproximate: true)),
      ViewLayout(
        view: "scroll", exact: .zero, frame: .zero, screenFrame: .zero,
        scroll: ScrollLayout(
          contentSize: Size(width: 1, height: 2), insets: EdgeInsets(top: 3, left: 4, bottom: 5, right: 6),
          offset: Point(x: 7, y: 8), least: Point(x: -9, y: -10), greatest: Point(x: 11, y: 12.5))),
    ],
    conflicts: [Conflict(members: [.constraint("c1"), .builtIn("form", what: "spacing")])],
    ambiguities: [
      Ambiguity(view: "title", aspect: .x, least: 1.5, greatest: .infinity),
      Ambiguity(view: "title", aspect: .width, least: -.infinity, greatest: 2),
    ],
    anchors: [
      MeasuredAnchor(AnchoredItem(Item("title"), .top), 100.0 / 3),
      MeasuredAnchor(AnchoredItem(Item(.root, .safeArea), .leading), -0.25),
    ])

  private func solved(_ screen: String = "s", engine: String = "e", layout: ScreenLayout = Self.layout)
    -> SolvedLayout
  {
    SolvedLayout(screenHash: screen, environment: environment, engine: engine, layout: layout)
  }

  @Test("comes back as it was, for the same screen, environment and engine only")
  func roundTrip() throws {
    #expect(store.remember([solved()]))
    let recall = { (screen: String, environment: String, engine: String) in
      self.store.remembered(screenHash: screen, environmentHash: environment, engine: engine)
    }
    #expect(recall("s", environment.hash, "e") == Self.layout)
    #expect(recall("t", environment.hash, "e") == nil)
    #expect(recall("s", "x", "e") == nil)
    #expect(recall("s", environment.hash, "f") == nil)
    let list = store.remembered(screenHash: "s", engine: "e", environmentHashes: ["x", environment.hash])
    #expect(list == [nil, Self.layout])
  }

  @Test("stays the first one that was remembered")
  func twice() throws {
    #expect(store.remember([solved(), solved(layout: ScreenLayout(views: []))]))
    #expect(store.remember([solved(layout: ScreenLayout(views: []))]))
    #expect(store.remembered(screenHash: "s", environmentHash: environment.hash, engine: "e") == Self.layout)
    #expect(try store.info().layouts == 1)
  }

  @Test("is passed over when its numbers are not finite")
  func infinite() throws {
    var odd = Self.layout
    odd.views[0].exact.x = .nan
    #expect(store.remember([solved("odd", layout: odd), solved()]))
    #expect(store.remembered(screenHash: "odd", environmentHash: environment.hash, engine: "e") == nil)
    #expect(try store.info().layouts == 1)
  }

  @Test("is not needed: a store that is busy or damaged there answers without it")
  func bestEffort() throws {
    #expect(store.remember([solved()]))
    let other = try Store.open(at: store.path, waiting: .milliseconds(1))
    try store.editAll { _ in #expect(!other.remember([solved("t")])) }
    try store.database.execute("UPDATE stored_layout SET conflicts = 'garbage'")
    #expect(store.remembered(screenHash: "s", environmentHash: environment.hash, engine: "e") == nil)
    #expect(store.remembered(screenHash: "s", engine: "e", environmentHashes: [environment.hash]) == [nil])
    try store.database.execute(
      "DROP VIEW frame; DROP VIEW layout; DROP TABLE layout_view; DROP TABLE stored_layout")
    #expect(store.remembered(screenHash: "s", environmentHash: environment.hash, engine: "e") == nil)
    #expect(!store.remember([solved()]))
    #expect(try store.design() == Sample.design())
  }

  @Test("is taken in once, however often it comes, and told by its environment")
  func takeIn() throws {
    #expect(try store.takeIn([solved(), solved("t"), solved()]) == 2)
    #expect(try store.takeIn([solved("t"), solved("u")]) == 1)
    #expect(try store.info().layouts == 3)
    #expect(store.rememberedEnvironments(screenHash: "t", engine: "e") == [environment.hash])
    #expect(store.rememberedEnvironments(screenHash: "t", engine: "f") == [])
  }

  @Test("can't be taken in where the store can't be written, which is said")
  func refused() throws {
    let other = try Store.open(at: store.path, waiting: .milliseconds(1))
    try store.editAll { _ in
      #expect(throws: StoreError.busy(other.path)) { try other.takeIn([self.solved()]) }
    }
  }

  @Test("is forgotten on demand")
  func forget() throws {
    store.remember([solved()])
    try store.forgetLayouts()
    #expect(try store.info().layouts == 0)
    #expect(try store.database.count("SELECT count(*) FROM layout_view") == 0)
  }
}
