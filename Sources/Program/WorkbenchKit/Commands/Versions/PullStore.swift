import CommandGrammar
import Notation
import Storage

/// `pull`.
struct PullStore: Maintenance {
  static var card: Card {
    Card(
      "pull", group: "versions", "Fetches the revisions of another copy of the store and merges them.",
      details: """
        Both must come from one store: by backup, by dump and load, or as copies of the file. Revisions that are \
        missing here are added under new numbers, with their tags where the names are free, then the other's branch is \
        merged as 'merge' does it. The other store stays as it is; what is not committed there is not taken.
        """,
      examples: [
        Example("pull other.db", "Fetches and merges the branch of the current one's name."),
        Example("pull other.db --branch draft", "Fetches and merges another branch."),
      ])
  }

  @Parameter(argument: "The other store's file.", completion: .file) var file: String
  @Parameter(
    option: "The other's branch; the one of the current branch's name, or its current one, if not given.")
  var branch: String?
  @Parameter(option: "What the merge is about.", short: "m") var message: String?
  @Parameter(option: "Who made it; WORKBENCH_AUTHOR, git's user.name or USER if not given.") var author:
    String?
  @Parameter(flag: "Leave the merge open, whatever comes of it.") var noCommit: Bool

  init() {}

  func maintain(_ session: inout Session) throws -> Reply {
    let store = try session.openStore(.writing)
    let other = try Store.open(at: session.path(of: file), mode: .looking)
    defer { other.close() }
    let (pulled, outcome) = try store.pull(
      from: other, branch: branch, message: message, named: file, EditRecord(invocation))
    let finish = MergeFinish(
      store: store, author: author ?? session.author, commits: !noCommit, progress: session.progress)
    var reply = try finish.reply(to: outcome)
    reply.text = pulled.sentences(from: file).joined(separator: "\n") + "\n" + reply.text
    reply.records.insert(Pulled.recordShape.record(of: (file, pulled)), at: 0)
    return reply
  }
}

extension Pulled {
  fileprivate func sentences(from file: String) -> [String] {
    let names = taken.map(\.name)
    let head =
      names.isEmpty
      ? "nothing to take: every revision of \(branch) in \(file) is here"
      : "took \(counted(names.count, "revision")) from \(branch) in \(file): "
        + (names.count > 4 ? "\(names[0]) to \(names.last!)" : enumerated(names))
    return [head] + tagSentences(tags, keptTags, of: file)
      + (hasUncommitted ? ["edits in \(file) that are not committed there were not taken"] : [])
  }

  /// What is reported to programs.
  static let recordShape = RecordShape<(file: String, pulled: Pulled)>(
    "pulled", "What pull took from another store.", isRehearsed: true
  ) {
    Column("store", "The other file.", from: { $0.file })
    Column("branch", "The branch.", from: { $0.pulled.branch })
    Column(
      "revisions", "The revisions taken, by their names here.", from: { $0.pulled.taken.map(\.name) })
    Column(
      "uncommitted", "Whether the other has edits that are not committed, which stay there.",
      from: { $0.pulled.hasUncommitted })
    Column("tags", "The tags taken.", from: { $0.pulled.tags.map(\.name) })
    Column("keptTags", "Tags that name something else here and stay.", from: { $0.pulled.keptTags })
  }
}

/// What became of another store's tags.
func tagSentences(_ taken: [Tag], _ kept: [String], of file: String) -> [String] {
  let names = enumerated(taken.map { "\($0.name) (v\($0.revision))" })
  return (taken.isEmpty ? [] : ["took \(taken.count == 1 ? "the tag" : "the tags") \(names) from \(file)"])
    + kept.map { "\($0) names something else in \(file) than here, and stays as it is here" }
}
