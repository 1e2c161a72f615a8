public import Auditing
public import DesignModel
import Dispatch

/// Audits screens on all their profiles.
public struct AuditRun {
  /// What was found, a screen after the other.
  public var audits: [ScreenAudit] = []
  /// What it took to solve them.
  public var work = Matrix.Work()

  /// Holds every screen's layouts against the rules, as on a day: without one no suppression is expired.
  public init(
    _ question: CheckedScreens, _ matrix: Matrix, rules: [any AuditRule.Type] = RuleList.all,
    on day: CalendarDate? = nil
  ) throws {
    for (screen, profiles) in question.screens {
      let begin = DispatchTime.now().uptimeNanoseconds
      var audit = LayoutAudit(screen, profiles, matrix, rules: rules, on: day)
      if audit.isKnown {
        let time = Int(DispatchTime.now().uptimeNanoseconds - begin)
        work.add(Matrix.Work(profiles: profiles.count, nanoseconds: time))
        matrix.progress.skip(profiles.count)
      } else {
        let judge = audit.judge
        let done = try matrix.solve(
          screen, on: profiles, judging: { judge($0.layout, $1) }, each: { audit.add($1) })
        work.add(done)
      }
      audits.append(audit.summary())
    }
    audits.tellIDsApart()
  }

  /// True if nothing is wrong anywhere.
  var isClean: Bool { audits.allSatisfy(\.groups.isEmpty) }
}
