import DesignModel
import Testing

@testable import Storage

@Suite("Going back along first parents") struct FirstParentsTests {
  let fork: Fork
  var store: Store { fork.store }

  /// v1; v2 and v5 on main, v3 and v4 on draft, v6 merges v4 into main.
  init() throws {
    fork = try Fork()
    try fork.edit("main") { try $0.set("title", .lines, to: .number(2)) }
    try fork.edit("draft") { try $0.set("form", .spacing, to: .number(1)) }
    try fork.edit("draft") { try $0.set("form", .spacing, to: .number(2)) }
    try fork.editDraft("main") { try $0.addScreen(named: "other") }
    _ = try fork.merge()
    _ = try store.commit(message: "merge")
  }

  @Test("passes over what merges took in, and ends at the revision asked for") func line() throws {
    #expect(try store.firstParents(from: nil, to: "HEAD").map(\.name) == ["v1", "v2", "v5", "v6"])
    #expect(try store.firstParents(from: "v2", to: "v5").map(\.name) == ["v2", "v5"])
    #expect(try store.firstParents(from: "draft", to: "v4").map(\.name) == ["v4"])
    #expect(throws: RevisionError.notBehind("draft", "HEAD")) {
      try store.firstParents(from: "draft", to: "HEAD")
    }
    #expect(throws: RevisionError.notARevision("working")) {
      try store.firstParents(from: nil, to: "working")
    }
    #expect(
      RevisionError.notBehind("v3", "v2").description
        == "'v3' doesn't lead to 'v2' by first parents; 'log' lists what does")
  }

  private func stages(_ screen: String, at reference: String) throws -> [String] {
    let snapshot = try store.snapshot(at: reference)
    return try snapshot.stages(of: snapshot.entry(named: screen)).map(\.since)
  }

  @Test("finds a stage wherever the screen or a device changes") func stages() throws {
    #expect(try stages("login", at: "working") == ["v6", "v2", "v1"])
    #expect(try stages("other", at: "HEAD") == ["v5"])
    #expect(try stages("login", at: "v4") == ["v4", "v3", "v1"])
    try store.edit(record()) { draft in
      var screen = try draft.screen(named: "login")
      try screen.set("title", .lines, to: .number(9))
      try draft.save(screen)
    }
    #expect(try stages("login", at: "working") == ["working", "v6", "v2", "v1"])
    #expect(try stages("empty", at: "working") == ["v1"])
  }
}
