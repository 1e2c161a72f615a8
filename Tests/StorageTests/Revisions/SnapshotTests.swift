import DesignModel
import Storage
import Testing

@Suite("A snapshot") struct SnapshotTests {
  let folder = TemporaryFolder()
  let store: Store

  init() throws {
    store = try Store.create(at: folder("a.db"), design: try Sample.design())
    _ = try store.commit(message: "a")
    try store.edit(record()) { draft in
      var screen = try draft.screen(named: "empty")
      try screen.addView(named: "a", kind: .label)
      try draft.save(screen)
    }
  }

  @Test(
    "gives the same for the working design and for the revision made of it", arguments: ["working", "v2"])
  func parts(reference: String) throws {
    _ = try store.commit(message: "b")
    let snapshot = try store.snapshot(at: reference)
    #expect(snapshot.name == reference)
    #expect(snapshot.entries.map(\.name) == ["login", "empty"])
    #expect(try snapshot.screen(named: "login") == Sample.login())
    #expect(try snapshot.entry(named: "login").hash == Sample.login().contentHash)
    #expect(try snapshot.devices() == [Sample.phone] && snapshot.device(named: "phone") == Sample.phone)
    #expect(try snapshot.profiles() == Sample.profiles)
    #expect(try snapshot.profile(named: "phone/portrait") == Sample.profiles[0])
    #expect(try snapshot.devicesHash() == store.snapshot(at: "v1").devicesHash())
    #expect(try snapshot.profilesHash() == store.snapshot(at: "v1").profilesHash())
    #expect(throws: DesignError.unknown(.screen, "x", among: ["login", "empty"])) {
      try snapshot.screen(named: "x")
    }
    #expect(throws: DesignError.unknown(.device, "x", among: ["phone"])) { try snapshot.device(named: "x") }
  }

  @Test("shows by hashes alone which screens differ")
  func hashes() throws {
    let (old, new) = (try store.snapshot(at: "HEAD"), try store.snapshot())
    #expect(zip(old.entries, new.entries).filter { $0 != $1 }.map(\.0.name) == ["empty"])
    #expect(try new.entry(named: "empty").hash == new.screen(named: "empty").contentHash)
  }
}
