import Notation
import DesignModel
import History
import Storage
import Testing

@Suite("Words for clashes") struct ClashWordsTests {
  /// A merge in which both branches changed the screen as said.
  private func merge(
    _ ours: Screen, _ theirs: Screen
  ) throws -> (history: MadeUpHistory, merge: OpenMerge, clashes: [MergeClash]) {
    let history = try MadeUpHistory(.box(at: 100))
    let store = history.store
    try store.addBranch("draft")
    for (branch, screen) in [("draft", theirs), ("main", ours)] {
      _ = try store.switchBranch(to: branch, EditRecord(command: "switch"))
      try store.edit(EditRecord(command: "edit")) { try $0.save(screen) }
      _ = try store.commit(message: branch)
    }
    guard case .open(let merge, let clashes, _) = try store.merge("draft", EditRecord(command: "merge"))
    else { throw MissingClash() }
    return (history, merge, clashes)
  }

  private struct MissingClash: Error {}

  @Test("name the object, its values on both sides, and what both come from") func values() throws {
    let (history, merge, clashes) = try merge(.box(at: 120), .box(at: 140))
    let words = try ClashWords(history.store, merge)
    let lines = try words.table(clashes).split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lines[0] == ["conflict", "about", "base", "ours", "theirs", "resolution"])
    #expect(lines[1] == ["1", "demo:", "constraint", "c2's", "constant", "100", "120", "140", "open"])
    #expect(lines.count == 2)
    let record = try words.record(clashes[0])
    #expect(record["screen"] == "demo" && record["ours"] == 120 && record["resolution"] == .null)
  }

  @Test("say how many are open") func sentence() throws {
    let (_, merge, clashes) = try merge(.box(at: 120), .box(at: 140))
    #expect(merge.sentence(clashes) == "merging draft (v2), not committed yet: 1 of 1 conflict is open")
    #expect(merge.sentence([]) == "merging draft (v2), not committed yet: no conflicts")
  }
}
