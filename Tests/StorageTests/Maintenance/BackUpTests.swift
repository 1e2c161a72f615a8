import DesignModel
import Storage
import Testing

@Suite("A backup of a store") struct BackUpTests {
  let folder = TemporaryFolder()

  @Test("is the whole store, never in place of another file")
  func copy() throws {
    let store = try Store.create(at: folder("a.db"), design: try Sample.design())
    _ = try store.commit(message: "a")
    try store.edit(record()) { try $0.addScreen(named: "x") }
    try store.backUp(to: folder("b.db"))
    #expect(folder.names.filter { $0.contains("b.db") } == ["b.db"])
    let copy = try Store.open(at: folder("b.db"))
    #expect(try copy.design() == store.design() && copy.log() == store.log())
    #expect(try copy.undo().count == 1)
    #expect(try copy.verify() == [])
    #expect(throws: StoreError.alreadyExists(folder("b.db"))) { try store.backUp(to: folder("b.db")) }
  }
}
