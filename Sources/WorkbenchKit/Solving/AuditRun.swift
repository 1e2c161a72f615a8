import Auditing
import DesignModel
import Dispatch

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
      let found = try layoutFindings(of: audit, screen, profiles, matrix)
      audits.append(
        ScreenAudit(screen, profiles, ofDesign: audit.findings(), ofLayouts: found).suppressing(on: day))
    }
    audits.tellIDsApart()
  }

  /// What is wrong with a screen's layouts: remembered, or found now and remembered for later.
  private mutating func layoutFindings(
    of audit: Audit, _ screen: Screen, _ profiles: [ResolvedProfile], _ matrix: Matrix
  ) throws -> [LayoutFinding] {
    let begin = DispatchTime.now().uptimeNanoseconds
    let memory = AuditMemory(of: audit, screen, profiles, in: matrix)
    if let found = memory.recall() {
      work.add(
        Matrix.Work(
          profiles: profiles.count, nanoseconds: Int(DispatchTime.now().uptimeNanoseconds - begin)))
      return found
    }
    var tally = FindingTally(screen, profiles)
    let done = try matrix.solve(
      screen, on: profiles,
      judging: { solved, environment in audit.findings(on: solved.layout, in: environment) },
      each: { _, findings in tally.add(findings) })
    work.add(done)
    let found = tally.layoutFindings(jobs: matrix.jobs)
    memory.keep(found)
    return found
  }

  /// True if nothing is wrong anywhere.
  var isClean: Bool { audits.allSatisfy(\.groups.isEmpty) }
}
