import DesignModel
import Notation
import Testing

@testable import Storage

@Suite("A rehearsal") struct StoreTests {
  let folder = TemporaryFolder()

  private func dump(_ store: Store) throws -> [String] {
    var lines: [String] = []
    try store.dump { lines.append($0) }
    return lines
  }

  @Test("sees all that it does, commits included, and leaves nothing of it") func takenBack() throws {
    let store = try Store.create(at: folder("a.db"), design: try Sample.design())
    _ = try store.commit(message: "one")
    let before = try dump(store)
    let name = try store.rehearsing {
      try store.edit(record()) { try $0.addScreen(named: "more") }
      _ = try store.switchToNewBranch("draft")
      return try store.commit(message: "two").name
    }
    #expect(name == "v2")
    #expect(try dump(store) == before && store.verify() == [])
    #expect(try store.commit(message: "two", ifEdited: "again").name == "v2")
  }

  @Test("lets errors through, and the store goes on") func errors() throws {
    let store = try Store.create(at: folder("a.db"), design: try Sample.design())
    _ = try store.commit(message: "one")
    #expect(throws: RevisionError.unchanged(since: "v1")) {
      try store.rehearsing { try store.commit(message: "two") }
    }
    #expect(try store.rehearsing { try store.rehearsing { try store.tags().count } } == 0)
    try store.addTag("done")
    #expect(try store.tags().map(\.name) == ["done"])
  }
}

extension Store {
  fileprivate func commit(message: String, ifEdited name: String) throws -> Revision {
    try edit(record()) { try $0.addScreen(named: name) }
    return try commit(message: message)
  }
}
