import CommandGrammar
import Notation
import Storage

/// `merge`.
struct MergeBranch: Maintenance {
  static var card: Card {
    Card(
      "merge", group: "versions", "Joins another branch or revision with the current branch.",
      details: """
        What either side changed since the newest common revision is taken: object by object, attribute by attribute. \
        What both changed in different ways is a conflict, see 'list-conflicts'; the working design has ours meanwhile. \
        Screens that the merge changed are solved on every stored profile and compared with ours. If there is no \
        conflict and nothing got worse, the merge is committed with two parents; otherwise it stays open until 'commit' \
        or 'merge --abort', and the exit code is 1.
        """,
      examples: [
        Example("merge draft", "Merges the branch draft."),
        Example("merge draft --no-commit", "Leaves the merge open to look at it first."),
        Example("merge --abort", "Gives up an open merge."),
      ])
  }

  @Parameter(argument: "The branch or revision to merge.", completion: .revision) var revision: String?
  @Parameter(option: "What the merge is about.", short: "m") var message: String?
  @Parameter(option: "Who made it; WORKBENCH_AUTHOR, git's user.name or USER if not given.") var author:
    String?
  @Parameter(flag: "Leave the merge open, whatever comes of it.") var noCommit: Bool
  @Parameter(flag: "Give up the open merge: the working design is HEAD's again.") var abort: Bool

  init() {}

  func maintain(_ session: inout Session) throws -> Reply {
    let store = try session.openStore(.writing)
    if abort {
      let merge = try store.abortMerge(EditRecord(invocation))
      return Reply(
        "aborted the merge of \(merge.name)",
        record: MergeResult(.aborted, merge.name).record)
    }
    guard let revision else { throw MergeUsageError.nothingNamed }
    let outcome = try store.merge(revision, message: message, EditRecord(invocation))
    let finish = MergeFinish(
      store: store, author: author ?? session.author, commits: !noCommit, progress: session.progress)
    return try finish.reply(to: outcome)
  }
}

/// A `merge` that doesn't say what to merge.
enum MergeUsageError: Error, CustomStringConvertible {
  case nothingNamed

  var description: String { "nothing to merge is named; write 'merge BRANCH', or 'merge --abort'" }
}
