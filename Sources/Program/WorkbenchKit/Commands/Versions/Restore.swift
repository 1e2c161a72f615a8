import CommandGrammar
import DesignModel
import Storage

/// `restore`.
struct Restore: Edit {
  static var card: Card {
    Card(
      "restore", group: "versions", "Makes the working design what it was at a revision.",
      details: "It is an edit like others: 'undo' takes it back, and no revision is lost.",
      examples: [
        Example("restore v1", "Goes back to the first revision."),
        Example("restore HEAD", "Drops what was edited since the last commit."),
      ])
  }

  @Parameter(argument: "The revision: v3, a tag, HEAD~1, @2026-11-01.", completion: .revision) var revision:
    String

  init() {}

  func apply(to draft: Draft, of store: Store) throws -> Reply {
    let revision = try store.restore(revision, in: draft)
    return Reply("restored \(revision.name)", record: revision.record)
  }
}
