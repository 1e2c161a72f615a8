import DesignModel
import SQLite
import Testing

@testable import Storage

@Suite("A draft's profiles") struct DraftProfilesTests {
  let folder = TemporaryFolder()
  let store: Store

  init() throws { store = try Store.create(at: folder("a.db"), design: try Sample.design()) }

  @Test("are added once each, and removed by name")
  func edits() throws {
    let wide = Profile(device: "phone", orientation: .landscape)
    try store.edit(record()) { draft in
      let (added, found) = (
        try draft.addProfiles([Sample.profiles[0], wide, wide]), try draft.profile(named: "phone/landscape")
      )
      #expect(added == 1 && found == wide)
    }
    #expect(try store.snapshot().profiles() == Sample.profiles + [wide])
    try store.edit(record()) { try $0.removeProfiles(named: ["phone/portrait"]) }
    #expect(try store.snapshot().profiles() == [Sample.profiles[1], wide])
    #expect(try store.verify() == [])
  }

  @Test("refuse what is unknown or there already")
  func refusals() throws {
    func refusal(_ body: @escaping (Draft) throws -> Void) throws -> String? {
      let error = #expect(throws: DesignError.self) { try store.edit(record(), body) }
      return error.map { "\($0)" }
    }
    #expect(
      try refusal { try $0.addProfile(Sample.profiles[0]) }
        == "the name 'phone/portrait' is taken by a profile in the store; choose another")
    #expect(
      try refusal { try $0.addProfile(Profile(device: "phoen")) }
        == "unknown device 'phoen'; did you mean 'phone'?")
    #expect(
      try refusal { try $0.removeProfiles(named: ["phone/portrat"]) }
        == "unknown profile 'phone/portrat'; did you mean 'phone/portrait'?")
    #expect(
      try refusal { _ = try $0.device(named: "phoen") } == "unknown device 'phoen'; did you mean 'phone'?")
    #expect(
      try refusal { _ = try $0.profile(named: "x") }?.hasPrefix(
        "unknown profile 'x'; choose from phone/portrait, phone/landscape/") == true)
  }

  @Test("get other environments when their device changes")
  func environments() throws {
    func hashes() throws -> [String] {
      try store.database.rows("SELECT environment_hash FROM profile ORDER BY position") { $0.text(0) }
    }
    let before = try hashes()
    var phone = Sample.phone
    phone.portraitInsets.top = 47
    try store.edit(record()) { try $0.saveDevice(phone) }
    let after = try hashes()
    #expect(before[0] != after[0] && before[1] == after[1])
    #expect(after[0] == EnvironmentKey(Sample.profiles[0].environment(on: phone)).hash)
    #expect(try store.verify() == [])
    _ = try store.undo()
    #expect(try hashes() == before)
    #expect(try store.verify() == [])
  }

  @Test("come in thousands")
  func many() throws {
    let windows = (1...3000).map { Profile(device: "phone", window: Size(width: Double($0), height: 500)) }
    #expect(try store.edit(record()) { try $0.addProfiles(windows) } == 3000)
    #expect(try store.snapshot().profiles() == Sample.profiles + windows)
    try store.edit(record()) { try $0.removeProfiles(named: windows.map(\.name)) }
    _ = try store.undo()
    #expect(try store.snapshot().profiles() == Sample.profiles + windows)
  }
}
