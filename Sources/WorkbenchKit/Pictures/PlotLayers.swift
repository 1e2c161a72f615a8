import Auditing
import DesignModel
import Rendering

/// A rule with the severity of its findings.
struct GradedRule: Hashable {
  let severity: Severity
  let rule: String

  /// Those of a list, each once: the gravest severity first, then in the rules' order.
  static func sorted(_ rules: some Sequence<GradedRule>) -> [GradedRule] {
    let ranks = Dictionary(
      RuleList.all.enumerated().map { ($1.card.name, $0) }, uniquingKeysWith: { first, _ in first })
    func rank(_ rule: GradedRule) -> [Int] {
      [Severity.allCases.firstIndex(of: rule.severity)!, ranks[rule.rule] ?? .max]
    }
    return Set(rules).sorted { rank($0).lexicographicallyPrecedes(rank($1)) }
  }

  /// The rule as a plot shows it, with what it is said of: so many that a legend stays short.
  func layer(of subjects: [String] = []) -> PlotLayer {
    let more = subjects.count - 20
    let shown = more > 1 ? subjects.prefix(20) + ["and \(more) more"] : subjects[...]
    return PlotLayer(rule, severity.grade, detail: shown.joined(separator: ", "))
  }
}

extension Severity {
  fileprivate var grade: PlotLayer.Grade {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}

extension Breach {
  var graded: GradedRule { GradedRule(severity: severity, rule: rule) }

  /// What it is about: `title`, or `title and done` where it takes two.
  func subject(in screen: Screen) -> String {
    let own = view.map { screen.name(of: $0) } ?? constraint?.text ?? "root"
    return related.count == 1 ? "\(own) and \(screen.name(of: related[0]))" : own
  }
}
