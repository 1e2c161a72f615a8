import CommandGrammar
import Notation
import Storage

/// `log`.
struct Log: Query {
  static var card: Card {
    Card(
      "log", group: "versions", "Lists the revisions, newest first.",
      examples: [
        Example("log", "Lists every revision with its tags."),
        Example("log --limit 1 --format json", "Prints the newest for a program."),
      ])
  }

  @Parameter(option: "How many to list at most.") var limit: Int?

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let (revisions, tags) = try session.readStore { store in
      (try store.log(limit: limit ?? .max), try store.tags())
    }
    guard !revisions.isEmpty else {
      return Reply("no revisions yet; make the first with commit -m MESSAGE", list: [])
    }
    var table = TextTable([
      ("revision", .left), ("time", .left), ("author", .left), ("tags", .left), ("message", .left),
    ])
    var records: [JSON] = []
    for revision in revisions {
      let own = tags.filter { $0.revision == revision.number }.map(\.name)
      table.add([
        revision.name, revision.time, revision.author, own.joined(separator: ", "), revision.message,
      ])
      var members = revision.record.members ?? [:]
      members["tags"] = .array(own.map { .string($0) })
      records.append(.object(members))
    }
    return Reply(
      table.text, list: records, columns: ["revision", "time", "author", "tags", "message", "parent"])
  }
}
