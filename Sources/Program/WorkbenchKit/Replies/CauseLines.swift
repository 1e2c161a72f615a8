import Auditing
import DesignModel
import Findings
import Notation

/// What is wrong with several screens, by cause: a rule with the severity of its findings, the most severe first.
///
/// Each has a line with how much it is, and the worst screen with three of its views; what stands there is read at once, where
/// every finding by itself would fill pages.
struct CauseLines {
  /// As many lines are read at once; more are gathered by cause.
  static let most = 30

  private let audits: [ScreenAudit]
  private let gate: AuditGate

  /// The causes of what was found on screens, the worst of which comes first.
  init(of audits: [ScreenAudit], _ gate: AuditGate) { (self.audits, self.gate) = (audits, gate) }

  /// How much was found, the causes, and how to see more.
  var lines: [String] {
    let found = audits.flatMap { audit in audit.shown(gate).map { (audit: audit, group: $0) } }
    let causes = Dictionary(grouping: found) {
      GradedRule(severity: $0.group.finding.severity, rule: $0.group.finding.rule)
    }
    let sorted = GradedRule.sorted(causes.keys)
    return [counted(found.count, "finding") + " on \(counted(audits.count, "screen")), by cause:"]
      + sorted.flatMap { lines(of: $0, causes[$0]!) } + ["--details lists each by itself, with its id"]
  }

  private func lines(of cause: GradedRule, _ found: [(audit: ScreenAudit, group: FindingGroup)]) -> [String] {
    let screens = Dictionary(grouping: found) { $0.audit.screen.id }
    let atStandardSize = found.count { $0.group.isAtStandardSize }
    let size =
      atStandardSize == found.count ? "at L" : atStandardSize == 0 ? "not at L" : "\(atStandardSize) at L"
    let head = "\(found.count) on \(counted(screens.count, "screen")), \(size)"
    let worst = screens[found[0].audit.screen.id]!
    var names: [String] = []
    for finding in worst where !names.contains(finding.audit.screen.seenSubject(of: finding.group.finding)) {
      names.append(finding.audit.screen.seenSubject(of: finding.group.finding))
    }
    let rest = found.count - (names.count > 3 ? 3 : worst.count)
    let more = rest > 0 ? " and \(rest) more" : ""
    let example = worst[0].group
    return [
      "  \(cause.severity.rawValue)  \(cause.rule)  \(head)",
      "    \(found[0].audit.screen.name): \(names.prefix(3).joined(separator: ", "))\(more)",
      "      \(shortened(example.finding.message))\(worst[0].audit.place(of: example.finding))  [\(example.id)]",
    ]
  }

  /// As much of a sentence as two lines hold; contradictions may fill ten.
  private func shortened(_ message: String) -> String {
    message.count <= 140 ? message : "\(message.prefix(140))…"
  }
}
