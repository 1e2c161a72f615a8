import DesignArguments
import Auditing
import CommandGrammar
import Notation

/// `explain-rule`.
struct ExplainRule: Query {
  static var card: Card {
    Card(
      "explain-rule", group: "checking",
      "Tells why a rule of audit exists and what to do about its findings.",
      details:
        "The commands of its two examples make a screen with the fault, and the same screen without it.",
      examples: [
        Example("explain-rule small-target", "Explains one rule."),
        Example("explain-rule redundant-constraint --format json", "Explains one rule, for programs."),
      ])
  }

  @Parameter(argument: "The rule's name.", completion: .rule) var rule: String

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    guard let rule = RuleList.rule(named: rule) else { throw AuditError.unknownRule(rule) }
    return Reply(rule.card.text, record: rule.card.record)
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
          ?? "; list-rules lists them")
    }
  }
}
