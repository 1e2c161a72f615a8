import DesignModel
import Storage
import Testing

@Suite("What layouts are remembered by") struct FindScreenTests {
  @Test("leads to a screen of the working design or of a revision, and to nothing else")
  func screens() throws {
    let folder = TemporaryFolder()
    let store = try Store.create(at: folder("a.db"), design: try Sample.design())
    _ = try store.commit(message: "a")
    let before = try Sample.login()
    var after = before
    try after.addView(named: "more", kind: .label)
    try store.edit(record()) { try $0.save(after) }
    #expect(try store.screen(laidOutAs: before.layoutHash) == before)
    #expect(try store.screen(laidOutAs: after.layoutHash) == after)
    #expect(try store.screen(laidOutAs: "x") == nil)
  }
}
