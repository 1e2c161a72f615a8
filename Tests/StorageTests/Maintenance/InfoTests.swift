import DesignModel
import Storage
import Testing

@Suite("A store's numbers") struct InfoTests {
  let folder = TemporaryFolder()

  @Test("count what is there and what is not yet committed")
  func counts() throws {
    let store = try Store.create(at: folder("a.db"))
    #expect(try store.info().isChanged == false)
    try store.edit(record()) { draft in
      try draft.replace(with: Sample.design())
    }
    var info = try store.info()
    #expect(info.path == store.path && info.schema > 0 && info.size > 0 && info.isWritable)
    #expect([info.screens, info.views, info.constraints, info.variations] == [2, 6, 4, 2])
    #expect([info.devices, info.profiles, info.revisions, info.tags, info.layouts] == [1, 2, 0, 0, 0])
    #expect(info.isChanged && info.unsavedOperations == 1 && info.head == nil)
    _ = try store.commit(message: "a")
    info = try store.info()
    #expect(!info.isChanged && info.unsavedOperations == 0 && info.head?.name == "v1" && info.revisions == 1)
    _ = try store.undo()
    info = try store.info()
    #expect(
      info.isChanged && info.unsavedOperations == 1 && info.operations == 1 && info.undoneOperations == 1)
  }
}
