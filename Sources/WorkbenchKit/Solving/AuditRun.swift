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
      var tally = FindingTally(screen, profiles, rules: rules, engine: matrix.engine, on: day)
      work.add(try matrix.solve(screen, on: profiles) { _, solved in tally.add(solved.layout) })
      audits.append(tally.summary().suppressing(on: day))
    }
    audits.tellIDsApart()
  }

  /// True if nothing is wrong anywhere.
  var isClean: Bool { audits.allSatisfy(\.groups.isEmpty) }
}
