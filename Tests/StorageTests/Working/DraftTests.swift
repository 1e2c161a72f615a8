import DesignModel
import Storage
import Testing

@Suite("A draft") struct DraftTests {
  let folder = TemporaryFolder()

  @Test("stores a design so that it reads back the same")
  func roundTrip() throws {
    let design = try Sample.design()
    let store = try Store.create(at: folder("a.db"), design: design)
    #expect(try store.design() == design)
    #expect(try Store.open(at: folder("a.db"), mode: .reading).design() == design)
    #expect(try store.verify() == [])
  }
}
