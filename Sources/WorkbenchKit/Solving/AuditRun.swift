import Auditing
import DesignModel

/// Audits screens on all their profiles.
struct AuditRun {
  /// What was found, a screen after the other.
  var audits: [ScreenAudit] = []
  /// What it took to solve them.
  var work = Matrix.Work()

  /// Holds every screen's layouts against the rules, as on a day: without one no suppression is expired.
  init(
    _ question: CheckedScreens, _ matrix: Matrix, rules: [any AuditRule.Type] = RuleList.all,
    on day: CalendarDate? = nil
  ) throws {
    for (screen, profiles) in question.screens {
      let audit = Audit(screen, rules: rules, engine: matrix.engine, on: day)
      var tally = FindingTally(screen, profiles, ofDesign: audit.findings())
      let done = try matrix.solve(
        screen, on: profiles,
        judging: { solved, environment in audit.findings(on: solved.layout, in: environment) },
        each: { _, findings in tally.add(findings) })
      work.add(done)
      audits.append(tally.summary(jobs: matrix.jobs).suppressing(on: day))
    }
    audits.tellIDsApart()
  }

  /// True if nothing is wrong anywhere.
  var isClean: Bool { audits.allSatisfy(\.groups.isEmpty) }
}
