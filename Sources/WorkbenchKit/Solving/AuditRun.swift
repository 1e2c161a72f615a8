import Auditing
import DesignModel

/// Audits screens on all their profiles.
struct AuditRun {
  /// What was found, a screen after the other.
  private(set) var audits: [ScreenAudit] = []
  /// What it took to solve them.
  private(set) var work = Matrix.Work()

  /// Holds every screen's layouts against the rules.
  init(_ question: CheckedScreens, _ matrix: Matrix, rules: [any AuditRule.Type] = RuleList.all) throws {
    for (screen, profiles) in question.screens {
      let audit = Audit(screen, rules: rules)
      var tally = FindingTally(screen, profiles)
      let done = try matrix.solve(
        screen, on: profiles,
        judging: { solved, environment in audit.findings(on: solved.layout, in: environment) },
        each: { _, findings in tally.add(findings) })
      work.add(done)
      audits.append(tally.summary(with: audit.findings(), jobs: matrix.jobs))
    }
  }

  /// True if nothing is wrong anywhere.
  var isClean: Bool { audits.allSatisfy(\.groups.isEmpty) }
}
