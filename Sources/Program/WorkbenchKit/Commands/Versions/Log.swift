import CommandGrammar
import History
import Notation
import Storage

/// `log`.
struct Log: Query {
  static var card: Card {
    Card(
      "log", group: "versions", "Lists the revisions that led to HEAD, newest first.",
      details: "A merge has two parents, and what either of them comes from is listed.",
      examples: [
        Example("log", "Lists the current branch's revisions with their tags and branches."),
        Example("log --all", "Lists the revisions of all branches."),
        Example("log --limit 1 --format json", "Prints the newest for a program."),
      ])
  }

  @Parameter(option: "How many to list at most.", short: "n") var limit: Int?
  @Parameter(flag: "List the revisions of all branches.") var all: Bool
  @Parameter(flag: "A line for each revision, as always.") var oneline: Bool

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let history = try session.readStore { store in
      History(
        revisions: try store.log(limit: limit ?? .max, all: all), tags: try store.tags(),
        branches: try store.branches(), merge: try store.openMerge())
    }
    guard !history.revisions.isEmpty else {
      return Reply("no revisions yet; make the first with commit -m MESSAGE", list: [])
    }
    return reply(history)
  }

  private struct History {
    var revisions: [Revision]
    var tags: [Tag]
    var branches: [Branch]
    var merge: (merge: OpenMerge, clashes: [MergeClash])?
  }

  private func reply(_ history: History) -> Reply {
    var table = TextTable([
      ("revision", .left), ("time", .left), ("author", .left), ("branches", .left), ("tags", .left),
      ("message", .left),
    ])
    var records: [JSON] = []
    for revision in history.revisions {
      let tags = history.tags.filter { $0.revision == revision.number }.map(\.name)
      let branches = history.branches.filter { $0.revision == revision.number }
      table.add([
        revision.name, revision.time, revision.author,
        branches.map { $0.isCurrent ? "*\($0.name)" : $0.name }.joined(separator: ", "),
        tags.joined(separator: ", "), revision.message,
      ])
      records.append(
        NamedRevision(revision: revision, tags: tags, branches: branches.map(\.name)).record)
    }
    let open = history.merge.map { "\n\($0.merge.sentence($0.clashes))" } ?? ""
    return Reply(
      table.text + open, list: records,
      columns: ["revision", "time", "author", "branches", "tags", "message", "parent", "secondParent"])
  }
}
