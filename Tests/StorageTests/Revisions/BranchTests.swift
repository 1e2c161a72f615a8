import DesignModel
import Testing

@testable import Storage

@Suite("A branch") struct BranchTests {
  let folder = TemporaryFolder()
  let store: Store

  init() throws {
    store = try Store.create(at: folder("a.db"), design: try Sample.design())
    _ = try store.commit(message: "a")
  }

  private func addScreen(_ name: String) throws {
    try store.edit(record("add-screen \(name)")) { try $0.addScreen(named: name) }
  }

  @Test("goes on to each commit while it is the current one")
  func commits() throws {
    try store.addBranch("draft")
    try addScreen("x")
    #expect(try store.commit(message: "b").parent == 1)
    #expect(
      try store.branches() == [
        Branch(name: "draft", revision: 1, isCurrent: false),
        Branch(name: "main", revision: 2, isCurrent: true),
      ])
    _ = try store.switchBranch(to: "draft", record("switch draft"))
    #expect(try store.head()?.name == "v1" && store.design() == Sample.design())
    try addScreen("y")
    let third = try store.commit(message: "c")
    #expect(third.name == "v3" && third.parent == 1)
    #expect(try store.log().map(\.name) == ["v3", "v1"] && store.log(limit: 1).map(\.name) == ["v3"])
    #expect(try store.log(all: true).map(\.name) == ["v3", "v2", "v1"])
    #expect(try ["HEAD~", "draft", "main"].map { try store.snapshot(at: $0).name } == ["v1", "v3", "v2"])
    #expect(try store.info().branch == "draft" && store.info().branches == 2 && store.verify() == [])
  }

  @Test("is not left while edits would be lost")
  func uncommitted() throws {
    try store.addBranch("draft")
    try addScreen("x")
    #expect(throws: RevisionError.uncommitted(since: "v1")) {
      try store.switchBranch(to: "draft", record("switch draft"))
    }
    #expect(try store.switchBranch(to: "main", record("switch main")).isCurrent)
    // A new branch takes them along.
    #expect(try store.switchToNewBranch("other").revision == 1)
    #expect(try store.info().isChanged && store.info().unsavedOperations == 1)
    #expect(try store.commit(message: "b").parent == 1)
    #expect(try store.branches().map(\.revision) == [1, 1, 2])
  }

  @Test("is a boundary for undo, which the journal replays")
  func boundary() throws {
    _ = try store.switchToNewBranch("draft")
    try addScreen("x")
    _ = try store.commit(message: "b")
    _ = try store.switchBranch(to: "main", record: "main")
    #expect(try store.info().unsavedOperations == 0)
    let error = #expect(throws: RevisionError.self) { try store.undo() }
    #expect(
      error?.description
        == "can't undo 'switch main': the branch changed with the design; switch back instead")
    try addScreen("y")
    #expect(try store.undo().count == 1 && store.design() == Sample.design())
  }

  @Test("has a name of its own, that reads as nothing else")
  func names() throws {
    try store.addTag("alpha")
    try store.addBranch("draft")
    #expect(throws: RevisionError.tagTaken("alpha", revision: "v1")) { try store.addBranch("alpha") }
    #expect(throws: RevisionError.branchTaken("draft")) { try store.addBranch("draft") }
    #expect(throws: RevisionError.branchTaken("draft")) { try store.addTag("draft") }
    #expect(throws: RevisionError.unusableBranch("v3")) { try store.addBranch("v3") }
    #expect(throws: RevisionError.unknownBranch("darft", among: ["draft", "main"])) {
      try store.switchBranch(to: "darft", record("switch"))
    }
    #expect(throws: RevisionError.currentBranch("main")) { try store.removeBranch("main") }
    #expect(try store.removeBranch("draft").revision == 1 && store.branches().map(\.name) == ["main"])
  }

  @Test(
    "says what is wrong",
    arguments: [
      (RevisionError.branchTaken("a"), "the name 'a' is a branch's; choose another"),
      (.unknownBranch("mian", among: ["main"]), "unknown branch 'mian'; did you mean 'main'?"),
      (.unknownBranch("zzz", among: ["main", "draft"]), "unknown branch 'zzz'; there are main, draft"),
      (.currentBranch("a"), "'a' is the current branch; switch to another before you delete it"),
      (
        .unusableBranch("v3"),
        "'v3' is no usable branch; start with a letter, go on with letters, digits, '.', '_', '/' or '-', and choose "
          + "nothing that reads as a revision (v3, HEAD, working)"
      ),
      (
        .uncommitted(since: "v2"),
        "the working design has changes since v2; commit them, or drop them with 'restore HEAD'"
      ),
      (.uncommitted(since: nil), "the working design has changes and nothing is committed yet: commit first"),
    ] as [(RevisionError, String)])
  func sentences(error: RevisionError, sentence: String) { #expect(error.description == sentence) }

  @Test("has times of its own")
  func times() throws {
    let fresh = try Store.create(at: folder("b.db"))
    for (name, time) in [("x", "2026-10-01T00:00:00Z"), ("y", "2026-10-02T00:00:00Z")] {
      try fresh.edit(record()) { try $0.addScreen(named: name) }
      _ = try fresh.commit(message: name, author: "", time: time)
    }
    try fresh.addBranch("old", at: "v1")
    _ = try fresh.switchBranch(to: "old", record("switch old"))
    #expect(try fresh.snapshot(at: "@2026-10-05").name == "v1")
  }
}

extension Store {
  fileprivate func switchBranch(to name: String, record line: String) throws -> Branch {
    try switchBranch(to: name, EditRecord(command: "switch", line: "switch \(line)"))
  }
}
