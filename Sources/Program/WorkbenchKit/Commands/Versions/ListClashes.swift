import CommandGrammar
import History
import Notation
import Storage

/// `list-conflicts`.
struct ListClashes: Query {
  static var card: Card {
    Card(
      "list-conflicts", group: "versions",
      "Lists what both sides of the open merge changed in different ways.",
      details: "Exit code 1 means that some are not resolved.",
      examples: [Example("list-conflicts", "Shows base, ours and theirs of each, and how it was resolved.")])
  }

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    try session.readStore { store in
      guard let (merge, clashes) = try store.openMerge() else { return Reply("no merge is open", list: []) }
      let words = try ClashWords(store, merge)
      let isOpen = clashes.contains { $0.resolution == nil }
      return Reply(
        clashes.isEmpty ? "no conflicts" : try words.table(clashes),
        list: try clashes.map { try words.record($0) },
        columns: [
          "clash", "screen", "kind", "object", "name", "attribute", "base", "ours", "theirs", "because",
          "resolution",
        ], outcome: isOpen ? .findings : .done)
    }
  }
}
