import CommandGrammar
import Notation
import Storage

/// `merge-files`.
struct MergeFiles: Maintenance {
  static var card: Card {
    Card(
      "merge-files", group: "versions",
      "Merges two files of one store that were made from a third, as git calls it.",
      details: """
        The second file gets what was done in the third, as 'pull' does it; the others stay as they are. What is \
        not committed in a file becomes a revision, and other branches and tags are taken where that loses nothing. \
        Both sides are compared with the newest revision that led to both, or with the first file where that has edits \
        that were not committed. Exit code 1 means that the merge is open in the second file: 'list-conflicts', 'resolve' and 'commit' \
        there end it.
        """,
      examples: [
        Example("merge-files base.db ours.db theirs.db", "Takes what is new in theirs.db into ours.db.")
      ])
  }

  @Parameter(argument: "The file that both were made from; empty if there is none.", completion: .file)
  var ancestor: String
  @Parameter(argument: "The file that takes the other's changes in.", completion: .file) var ours: String
  @Parameter(argument: "The file with those changes.", completion: .file) var theirs: String
  @Parameter(option: "Who made it; WORKBENCH_AUTHOR, git's user.name or USER if not given.") var author:
    String?

  static let rehearsal = Rehearsal.none

  init() {}

  func maintain(_ session: inout Session) throws -> Reply {
    let author = author ?? session.author
    let store = try Store.open(at: session.path(of: ours))
    defer { store.close() }
    let merged = try store.merge(
      file: session.path(of: theirs), ancestor: session.path(of: ancestor), author: author,
      EditRecord(invocation))
    let finish = MergeFinish(store: store, author: author, commits: true, progress: session.progress)
    var reply = try finish.reply(to: merged.outcome)
    reply.text = (merged.sentences + [reply.text]).joined(separator: "\n")
    reply.records.insert(merged.record, at: 0)
    return reply
  }
}

extension MergedFile {
  /// Git's names for the files would mean nothing to anybody.
  fileprivate var sentences: [String] {
    let names = taken.map(\.name)
    var lines = frozen.map { ["what was not committed in ours is \($0.name)"] } ?? []
    if !names.isEmpty { lines.append("took \(enumerated(names)) from the other file") }
    lines += branches.map { "the branch \($0.name) is at \($0.place ?? "")" }
    lines += keptBranches.map {
      "the branch \($0.name) went another way in theirs, to \($0.place ?? ""), and stays as it is here"
    }
    return lines + tagSentences(tags, keptTags, of: "theirs")
  }
}
