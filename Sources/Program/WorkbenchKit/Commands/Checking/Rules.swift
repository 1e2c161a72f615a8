import Auditing
import CommandGrammar
import DesignModel
import Notation

/// `rules`.
struct Rules: Query {
  static var card: Card {
    Card(
      "rules", group: "checking", "Lists the rules of audit, or explains one of them.",
      details: """
        An explanation says why the rule exists and what to do about its findings; the commands of its two examples make \
        a screen with the fault, and the same screen without it.
        """,
      examples: [
        Example("rules", "Lists every rule in a sentence."),
        Example("rules small-target", "Explains one rule."),
        Example("rules redundant-constraint --format json", "Explains one rule, for programs."),
      ], formerly: ["list-rules", "explain-rule"])
  }

  @Parameter(argument: "The rule to explain; all are listed if none is given.", completion: .rule) var rule:
    String?

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    if let name = rule {
      guard let rule = RuleList.rule(named: name) else { throw AuditError.unknownRule(name) }
      return Reply(rule.card.text, record: rule.card.record)
    }
    let cards = RuleList.all.map { $0.card }
    var table = TextTable([("rule", .left), ("severity", .left), ("finds", .left)])
    for card in cards { table.add([card.name, card.severity.rawValue, card.summary]) }
    return Reply(
      table.text, list: cards.map(\.record), columns: ["rule", "severity", "summary", "why", "fix"])
  }
}

/// A question about audits that can't be answered.
enum AuditError: Error, CustomStringConvertible {
  case unknownRule(String)

  var description: String {
    switch self {
    case .unknownRule(let name):
      "unknown rule '\(name)'"
        + (nearestWord(to: name, among: RuleList.all.map { $0.card.name }).map { "; did you mean '\($0)'?" }
          ?? "; rules lists them")
    }
  }
}
