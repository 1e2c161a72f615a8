import DesignModel
import Storage
import Testing

@Suite("A content's hash") struct FindContentTests {
  @Test("leads to a screen of the working design or of a revision, and to nothing else")
  func screens() throws {
    let folder = TemporaryFolder()
    let store = try Store.create(at: folder("a.db"), design: try Sample.design())
    _ = try store.commit(message: "a")
    let before = try Sample.login()
    var after = before
    try after.addView(named: "more", kind: .label)
    try store.edit(record()) { try $0.save(after) }
    #expect(try store.screen(ofContent: before.contentHash) == before)
    #expect(try store.screen(ofContent: after.contentHash) == after)
    #expect(try store.screen(ofContent: "x") == nil)
  }
}
