import CommandGrammar
import DesignModel
import Storage

/// `commit`.
struct Commit: Maintenance {
  static var card: Card {
    Card(
      "commit", group: "versions", "Freezes the working design as the next revision and prints its name.",
      details: """
        A revision never changes. Screens that did not change cost nothing. The current branch goes on to it; while a \
        merge is open it joins both sides, once every conflict is resolved.
        """,
      examples: [Example("commit -m 'First cut'", "Prints v1.")])
  }

  @Parameter(option: "What the revision is about.", short: "m") var message: String
  @Parameter(flag: "Take every change, as always.", short: "a") var all: Bool
  @Parameter(option: "Who made it; WORKBENCH_AUTHOR, git's user.name or USER if not given.") var author:
    String?

  init() {}

  func maintain(_ session: inout Session) throws -> Reply {
    let author = author ?? session.author
    let revision = try session.openStore(.writing).commit(message: message, author: author)
    return Reply(revision.name, record: revision.record)
  }
}
