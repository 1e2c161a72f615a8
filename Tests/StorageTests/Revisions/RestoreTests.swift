import DesignModel
import Testing

@testable import Storage

@Suite("Restoring a revision") struct RestoreTests {
  let folder = TemporaryFolder()
  let store: Store

  init() throws {
    store = try Store.create(at: folder("a.db"), design: try Sample.design())
    _ = try store.commit(message: "a")
    try store.edit(record()) { draft in
      try draft.removeScreen(named: "login")
      try draft.addScreen(named: "login")
      try draft.renameScreen(named: "empty", to: "full")
      try draft.addScreen(named: "extra")
      try draft.removeProfiles(named: ["phone/portrait"])
    }
  }

  @Test("is an edit that can be undone")
  func edit() throws {
    let changed = try store.design()
    #expect(try store.restore("HEAD", record("restore HEAD")).name == "v1")
    #expect(try store.design() == Sample.design())
    #expect(try store.info().isChanged == false)
    #expect(try store.undo().map(\.record.line) == ["restore HEAD"])
    #expect(try store.design() == changed)
    _ = try store.redo()
    #expect(try store.design() == Sample.design())
    #expect(try store.verify() == [])
  }

  @Test("changes only what differs")
  func differences() throws {
    _ = try store.restore("v1", record())
    #expect(try store.restore("v1", record("again")).name == "v1")
    #expect(try store.operations().map(\.record.line) == ["edit", "edit"])
    #expect(throws: RevisionError.notARevision("working")) { try store.restore("working", record()) }
  }
}
