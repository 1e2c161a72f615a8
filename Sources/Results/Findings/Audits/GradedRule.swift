import Auditing
public import DesignModel

/// A rule with the severity of its findings.
public struct GradedRule: Hashable, Sendable {
  /// How severe its findings are.
  public let severity: Severity
  /// The rule's name.
  public let rule: String

  /// A rule whose findings are that severe.
  public init(severity: Severity, rule: String) { (self.severity, self.rule) = (severity, rule) }

  /// Those of a list, each once: the most severe first, then in the rules' order.
  public static func sorted(_ rules: some Sequence<GradedRule>) -> [GradedRule] {
    let ranks = Dictionary(
      RuleList.all.enumerated().map { ($1.card.name, $0) }, uniquingKeysWith: { first, _ in first })
    func rank(_ rule: GradedRule) -> [Int] {
      [Severity.allCases.firstIndex(of: rule.severity)!, ranks[rule.rule] ?? .max]
    }
    return Set(rules).sorted { rank($0).lexicographicallyPrecedes(rank($1)) }
  }
}

extension Breach {
  /// The finding's rule, with its severity.
  public var graded: GradedRule { GradedRule(severity: severity, rule: rule) }

  /// What it is about: `title`, or `title and done` where it takes two.
  public func subject(in screen: Screen) -> String {
    let own = view.map { screen.name(of: $0) } ?? constraint?.text ?? "root"
    return related.count == 1 ? "\(own) and \(screen.name(of: related[0]))" : own
  }

  /// The same with the views that show it, if any: `form (name, code)`.
  public func words(in screen: Screen) -> String {
    let names = parts.map { screen.name(of: $0) }.joined(separator: ", ")
    return names.isEmpty ? subject(in: screen) : "\(subject(in: screen)) (\(names))"
  }
}
