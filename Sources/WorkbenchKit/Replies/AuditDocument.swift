import DesignArguments
import Auditing
import Comparison
import DesignModel
import Notation
import Reports
import Studies

extension AuditReport {
  /// The findings as services and reviewers want them: those that are reported, and those that are accepted.
  var document: Report {
    Report(
      version: Workbench.version, rules: RuleList.all.map { $0.card.reportRule },
      notices: reported.map { notice($0.group, of: $0.screen) } + accepted,
      subjects: audits.map(\.screen.name),
      summary: summary, store: store)
  }

  private var accepted: [Notice] {
    audits.flatMap { audit in
      audit.suppressed.map { accepted in
        var notice = notice(accepted.group, of: audit.screen)
        notice.justification = accepted.suppression.reason + accepted.suppression.end
        return notice
      }
    }
  }

  private func notice(_ group: FindingGroup, of screen: Screen) -> Notice {
    let finding = group.finding
    return Notice(
      rule: finding.rule, level: finding.severity, message: group.sentence, screen: screen.name,
      view: finding.view.map { screen.name(of: $0) } ?? finding.constraint?.text, key: group.key,
      facts: group.facts, isFailure: gate.stops(at: finding))
  }

  /// `Audit: 3 findings on 2 screens, 1 suppressed`, or with a baseline `Audit: 3 new, 14 as before on 2 screens`.
  private var summary: String {
    let count = audits.reduce(0) { $0 + $1.groups.count }
    let suppressed = audits.reduce(0) { $0 + $1.suppressed.count }
    let found =
      comparison.map { $0.changes.filter { $0.status != .suppressed }.counts ?? "nothing found" }
      ?? (count == 0 ? "nothing found" : counted(count, "finding"))
    return "Audit: \(found) on \(counted(audits.count, "screen"))"
      + (suppressed == 0 ? "" : ", \(suppressed) suppressed")
  }
}

extension RuleCard {
  fileprivate var reportRule: ReportRule {
    ReportRule(id: name, level: severity, summary: summary, help: "\(why) \(fix)")
  }
}
