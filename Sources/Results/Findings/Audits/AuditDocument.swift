import Auditing
import DesignModel
import Notation
public import Reports

extension AuditReport {
  /// The findings as services and reviewers want them: those that are reported, and those that are accepted.
  public var document: Report {
    Report(
      version: version,
      rules: RuleList.all.map { $0.card.reportRule }
        + (verdicts.isEmpty ? [] : [AssertionVerdict.reportRule]),
      notices: reported.map { notice($0.group, of: $0.screen) } + failing + accepted,
      subjects: subjects, summary: summary, store: store)
  }

  /// The screens, those that were imported by their files, each once.
  private var subjects: [String] {
    audits.map { place(of: nil, in: $0.screen)?.file ?? $0.screen.name }.reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  /// The file that a screen was imported from, named as the store is, and the line there.
  private func place(of id: ObjectID?, in screen: Screen) -> (file: String, line: Int?)? {
    FilePaths(besideStore: store).place(of: id, in: screen)
  }

  private var failing: [Notice] {
    verdicts.filter { !$0.holds }.map { verdict in
      let place = place(of: verdict.assertion.claim.items.first, in: verdict.screen)
      return Notice(
        rule: AssertionVerdict.reportRule.id, level: .error, message: verdict.sentence, file: place?.file,
        line: place?.line, screen: verdict.screen.name,
        key: "assertion/\(verdict.screen.id)/\(verdict.assertion.id)")
    }
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
    let place = place(of: finding.view ?? finding.constraint, in: screen)
    return Notice(
      rule: finding.rule, level: finding.severity, message: group.sentence(on: screen), file: place?.file,
      line: place?.line, screen: screen.name,
      view: finding.view.map { screen.name(of: $0) } ?? finding.constraint?.text, key: group.key,
      facts: group.facts, isFailure: isFailure(finding))
  }

  /// `Audit: 3 findings on 2 screens, 1 suppressed`, or with a baseline `Audit: 3 new, 14 as before on 2 screens`.
  private var summary: String {
    let count = audits.reduce(0) { $0 + $1.groups.count }
    let suppressed = audits.reduce(0) { $0 + $1.suppressed.count }
    let found =
      comparison.map { $0.changes.filter { $0.status != .suppressed }.counts ?? audits.nothingFound }
      ?? (count == 0 ? audits.nothingFound : counted(count, "finding"))
    return "Audit: \(found) on \(counted(audits.count, "screen"))"
      + (suppressed == 0 ? "" : ", \(suppressed) suppressed")
  }
}

extension RuleCard {
  fileprivate var reportRule: ReportRule {
    ReportRule(id: name, level: severity, summary: summary, help: "\(why) \(fix)")
  }
}
