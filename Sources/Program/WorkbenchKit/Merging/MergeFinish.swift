import CommandGrammar
import Comparison
import History
import Matrix
import Notation
import SceneExchange
import Storage

/// Looks at what a merge made of the layouts, and commits it if nothing stands against it.
struct MergeFinish {
  let store: Store
  let author: String
  /// False if the merge is to stay open whatever comes of it.
  let commits: Bool
  let progress: Progress

  func reply(to outcome: MergeOutcome) throws -> Reply {
    switch outcome {
    case .alreadyMerged(let revision):
      return Reply(
        "nothing to merge: HEAD has \(revision.name) already",
        list: [MergeResult(.none, revision.name).record])
    case .fastForward(let revision):
      return Reply(
        "HEAD goes on to \(revision.name): it had nothing of its own",
        list: [MergeResult(.fastForward, revision.name).record])
    case .open(let merge, let clashes, let notes): return try reply(to: merge, clashes, notes)
    }
  }

  private func reply(to merge: OpenMerge, _ clashes: [MergeClash], _ notes: [String]) throws -> Reply {
    let worse = try Deterioration(ofMergeIn: Workbench.matrix(of: store, progress))
    let isFine = clashes.isEmpty && worse.isEmpty
    let committed = isFine && commits ? try store.commit(message: merge.message, author: author) : nil
    var lines = [committed.map { "merged \(merge.name) as \($0.name)" } ?? merge.sentence(clashes)]
    lines += notes
    var records = [
      committed.map { MergeResult(.merged, $0.name) } ?? MergeResult(.open, "v\(merge.theirs)")
    ].map(\.record)
    records += notes.map { Note($0).record }
    if !clashes.isEmpty {
      let words = try ClashWords(store, merge)
      lines.append(try words.table(clashes))
      records += try clashes.map { try words.record($0) }
    }
    lines += worse.lines
    records += worse.records
    if committed == nil { lines.append(next(clashes)) }
    return Reply(lines.joined(separator: "\n"), list: records, outcome: isFine ? .done : .findings)
  }

  /// What can be done about an open merge.
  private func next(_ clashes: [MergeClash]) -> String {
    let resolve = clashes.first.map { "resolve \($0.id) ours (or theirs, base, working), then " } ?? ""
    return "next: \(resolve)commit -m MESSAGE, or merge --abort"
  }
}
