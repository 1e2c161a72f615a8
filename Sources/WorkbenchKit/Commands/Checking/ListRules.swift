import Auditing
import CommandGrammar
import Notation
import DesignModel

/// `list-rules`.
struct ListRules: Query {
  static var card: Card {
    Card(
      "list-rules", group: "checking", "Lists the rules that audit holds screens against.",
      examples: [
        Example("list-rules", "Lists every rule in a sentence."),
        Example("list-rules --format ndjson", "Lists them with reasons, for programs."),
      ])
  }

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let cards = RuleList.all.map { $0.card }
    var table = TextTable([("rule", .left), ("severity", .left), ("finds", .left)])
    for card in cards { table.add([card.name, card.severity.rawValue, card.summary]) }
    return Reply(
      table.text, list: cards.map(\.record), columns: ["rule", "severity", "summary", "why", "fix"])
  }
}
