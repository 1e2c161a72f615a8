import DesignModel
import Notation
import Testing

@testable import Storage

@Suite("The course of a merge") struct MergeCourseTests {
  let fork: Fork
  var store: Store { fork.store }

  init() throws { fork = try Fork() }

  @Test("of what is there already, or of what goes on from HEAD, needs no joining")
  func simple() throws {
    try fork.edit("draft") { try $0.set("title", .lines, to: .number(3)) }
    _ = try store.switchBranch(to: "main", EditRecord(command: "switch"))
    guard case .alreadyMerged(let old) = try store.merge("v1", fork.asked) else {
      return #expect(Bool(false))
    }
    #expect(old.name == "v1")
    guard case .fastForward(let new) = try store.merge("draft", fork.asked) else {
      return #expect(Bool(false))
    }
    #expect(new.name == "v2")
    #expect(try store.head()?.name == "v2" && store.info().isChanged == false)
    #expect(try store.design() == store.design(at: "draft"))
    let error = #expect(throws: RevisionError.self) { try store.undo() }
    #expect(
      error?.description
        == "can't undo 'merge draft': the branch moved with the design; go back with 'restore'")
  }

  @Test("has its line in the journal even where it changes nothing of ours, so that undo stops there")
  func unchanging() throws {
    try fork.edit("main") { try $0.set("title", .text, to: .text("Welcome")) }
    try fork.edit("draft") { try $0.set("title", .text, to: .text("Hello")) }
    _ = try fork.merge()
    let ours = try store.design()
    #expect(try store.design(at: "HEAD") == ours)
    #expect(throws: RevisionError.self) { try store.undo() }
    try fork.resolve(.ours)
    _ = try store.commit(message: "both")
    // The commit ends the merge, the branch has moved.
    let error = #expect(throws: RevisionError.self) { try store.undo() }
    #expect(
      error?.description
        == "can't undo 'merge draft': the branch moved with the design; go back with 'restore'")
    #expect(try store.design() == ours && store.verify() == [])
    #expect(try store.operations(limit: 1).map(\.record.command) == ["merge"])
  }

  @Test("is taken back as a whole, edits on it included")
  func abort() throws {
    try fork.edit("main") { try $0.set("title", .text, to: .text("Welcome")) }
    try fork.edit("draft") { try $0.set("title", .text, to: .text("Hello")) }
    _ = try fork.merge()
    try fork.resolve(.theirs)
    #expect(try store.abortMerge(EditRecord(command: "merge", line: "merge --abort")).name == "draft")
    #expect(try store.openMerge() == nil && store.info().isChanged == false)
    #expect(try store.design() == store.design(at: "HEAD") && store.info().unsavedOperations == 0)
    #expect(throws: MergeError.notMerging) { try store.abortMerge(fork.asked) }
    #expect(throws: RevisionError.self) { try store.undo() }
    #expect(try store.verify() == [])
  }

  @Test("across two merges that crossed each other asks again where they chose differently")
  func crissCross() throws {
    try fork.edit("main") { screen in
      try screen.set("title", .text, to: .text("A"))
      try screen.set("form", .spacing, to: .number(1))
    }
    try fork.edit("draft") { screen in
      try screen.set("title", .text, to: .text("B"))
      try screen.set("title", .lines, to: .number(5))
    }
    // v4 = main + draft with ours, v5 = draft + main with ours: both come from v2 and v3.
    _ = try fork.merge()
    try fork.resolve(.ours)
    _ = try store.commit(message: "main takes draft")
    _ = try store.switchBranch(to: "draft", EditRecord(command: "switch"))
    _ = try store.merge("v2", fork.asked)
    try fork.resolve(.ours)
    _ = try store.commit(message: "draft takes main")
    let graph = try RevisionGraph(store.database)
    #expect(graph.mergeBases(4, 5) == [2, 3])
    try fork.edit("draft") { try $0.set("scroll", .hidden, to: .flag(true)) }
    let clashes = try fork.merge().clashes
    #expect(clashes.map(\.place.attribute) == ["text"])
    #expect(
      clashes.map(\.base) == [nil] && clashes.map(\.ours) == ["A"] && clashes.map(\.theirs) == ["B"])
    let screen = try fork.login()
    #expect(screen.view("form")?.attributes.number(.spacing) == 1)
    #expect(screen.view("title")?.attributes.number(.lines) == 5)
    #expect(screen.view("scroll")?.attributes.flag(.hidden) == true)
  }

  @Test("is dumped and loaded while it is open")
  func dump() throws {
    try fork.edit("main") { try $0.set("title", .text, to: .text("Welcome")) }
    try fork.edit("draft") { screen in
      try screen.set("title", .text, to: .text("Hello"))
      try screen.set("form", .spacing, to: .number(3))
    }
    _ = try fork.merge()
    try fork.resolve(.theirs)
    var lines: [String] = []
    try store.dump { lines.append($0) }
    let copy = try Store.load(at: fork.folder("b.db"), lines: lines)
    var again: [String] = []
    try copy.dump { again.append($0) }
    #expect(again == lines)
    #expect(try copy.openMerge()?.clashes == store.openMerge()?.clashes)
    #expect(try copy.branches() == store.branches() && copy.verify() == [])
    _ = try copy.undo()
    #expect(try copy.openMerge()?.clashes.map(\.resolution) == [nil])
  }

  @Test(
    "says what is wrong",
    arguments: [
      (
        MergeError.open("draft"),
        "the merge of 'draft' is not committed yet; commit it, or take it back with 'merge --abort'"
      ),
      (.notMerging, "no merge is open; start one with 'merge'"),
      (
        .unresolved(2, first: 1),
        "2 conflicts are not resolved; see 'list-conflicts', then 'resolve 1 ours', theirs, base or working"
      ),
      (.unknownClash(4, among: [1, 2]), "there is no conflict 4; there are 1 and 2"),
      (.unknownClash(4, among: []), "there is no conflict 4; the merge has none"),
      (.noBase(3), "conflict 3 has no base, since both sides added the object; choose ours or theirs"),
      (.nothingCommitted("b.db"), "'b.db' has no revisions to pull; commit there first"),
      (
        .unrelated("b.db"),
        "'b.db' has no revision in common with this store; pull from copies of one store, as backup or dump and load "
          + "make them"
      ),
      (
        .tampered("b.db", revision: "v2"),
        "v2 of 'b.db' was changed outside of workbench; see what verify-store finds there"
      ),
    ] as [(MergeError, String)])
  func sentences(error: MergeError, sentence: String) { #expect(error.description == sentence) }
}
