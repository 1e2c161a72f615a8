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

  private static let remembered = RememberedLayout(layout: layout, isMirrored: false)

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
    #expect(recall("s", environment.hash, "e") == Self.remembered)
    #expect(recall("t", environment.hash, "e") == nil)
    #expect(recall("s", "x", "e") == nil)
    #expect(recall("s", environment.hash, "f") == nil)
    let list = store.remembered(screenHash: "s", engine: "e", environmentHashes: ["x", environment.hash])
    #expect(list == [nil, Self.remembered])
  }

  @Test("stays the first one that was remembered")
  func twice() throws {
    #expect(store.remember([solved(), solved(layout: ScreenLayout(views: []))]))
    #expect(store.remember([solved(layout: ScreenLayout(views: []))]))
    let first = store.remembered(screenHash: "s", environmentHash: environment.hash, engine: "e")
    #expect(first == Self.remembered)
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
    for garbage in ["conflicts = 'garbage'", "conflicts = '[]', views = '[[0,0]]'", "views = '[}'"] {
      try store.database.execute("UPDATE stored_layout SET \(garbage)")
      #expect(store.remembered(screenHash: "s", environmentHash: environment.hash, engine: "e") == nil)
    }
    try store.database.execute("UPDATE laid_out_screen SET views = 'garbage'")
    #expect(store.remembered(screenHash: "s", environmentHash: environment.hash, engine: "e") == nil)
    #expect(store.remembered(screenHash: "s", engine: "e", environmentHashes: [environment.hash]) == [nil])
    try store.database.execute(
      "DROP VIEW frame; DROP VIEW layout; DROP VIEW layout_view; DROP TABLE stored_layout"
    )
    #expect(store.remembered(screenHash: "s", environmentHash: environment.hash, engine: "e") == nil)
    #expect(!store.remember([solved("u")]))
    #expect(try store.design() == Sample.design())
  }

  @Test("is taken in once, however often it comes, and known by its environment")
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

  @Test("has its views where another one's lie alike, or lie as in a mirror, which the tables show")
  func shared() throws {
    func key(_ change: (inout LayoutEnvironment) -> Void) -> EnvironmentKey {
      var other = environment.environment
      change(&other)
      return EnvironmentKey(other)
    }
    let larger = key { $0.textSize = $0.textSize == .large ? .small : .large }
    let turned = key { $0.direction = $0.direction == .rtl ? .ltr : .rtl }
    var calm = Self.layout
    calm.conflicts = []
    var (first, alike, mirrored) = (solved(), solved(layout: calm), solved())
    first.parents = [-1, 0, 0]
    alike.environment = larger
    (mirrored.environment, mirrored.mirrored) = (turned, environment)
    #expect(store.remember([first, alike, mirrored]))
    #expect(try store.database.count("SELECT count(*) FROM stored_layout WHERE views IS NOT NULL") == 1)
    #expect(try store.database.count("SELECT count(*) FROM layout_view") == 9)
    let list = store.remembered(
      screenHash: "s", engine: "e", environmentHashes: [environment, larger, turned].map(\.hash))
    #expect(list.map { $0?.isMirrored } == [false, false, true])
    #expect(list.allSatisfy { $0?.layout.views == Self.layout.views })
    #expect(list[1]?.layout.conflicts == [] && list[2]?.layout.conflicts == Self.layout.conflicts)
    let rows = try store.database.rows(
      "SELECT x, screen_x, round(exact_x, 3), inset_left, offset_x, least_x, greatest_x FROM layout_view v JOIN layout l "
        + "ON l.id = v.layout WHERE environment_hash = ? ORDER BY position", turned.hash
    ) { row in (0..<7).map { row.isNull($0) ? nil : row.double($0) } }
    #expect(rows[1] == [341.5, 325.5, 341.567, nil, nil, nil, nil])
    #expect(rows[2] == [375, 375, 375, 6, -6, -10, 10])
    try store.database.execute("DELETE FROM stored_layout WHERE shared IS NULL")
    #expect(try store.info().layouts == 0)
  }

  @Test("is forgotten on demand")
  func forget() throws {
    store.remember([solved()])
    try store.forgetLayouts()
    #expect(try store.info().layouts == 0)
    #expect(try store.database.count("SELECT count(*) FROM layout_view") == 0)
  }
}
