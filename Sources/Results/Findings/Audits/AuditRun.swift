public import Auditing
public import DesignModel
import Dispatch
public import Matrix

/// Audits screens on all their profiles.
public struct AuditRun {
  /// What was found, a screen after the other.
  public var audits: [ScreenAudit] = []
  /// What it took to solve them.
  public var work = ProfileMatrix.Work()

  /// Holds every screen's layouts against the rules, as on a day: without one no suppression is expired.
  ///
  /// `isOfCriteria` says that criteria are to be judged by what is found: see `Audit`.
  public init(
    _ question: CheckedScreens, _ matrix: ProfileMatrix, rules: [any AuditRule.Type] = RuleList.all,
    on day: CalendarDate? = nil, isOfCriteria: Bool = false
  ) throws {
    let begin = DispatchTime.now().uptimeNanoseconds
    var open = question.screens.map { screen, profiles in
      LayoutAudit(screen, profiles, matrix: matrix, rules: rules, on: day, isOfCriteria: isOfCriteria)
    }
    // What is remembered has no task.
    let unknown = open.indices.filter { !open[$0].isKnown }
    for (place, audit) in open.enumerated() where audit.isKnown {
      work.add(ProfileMatrix.Work(profiles: question.screens[place].profiles.count, nanoseconds: 0))
      matrix.progress.skip(question.screens[place].profiles.count)
    }
    work.add(ProfileMatrix.Work(profiles: 0, nanoseconds: Int(DispatchTime.now().uptimeNanoseconds - begin)))
    work.add(
      try matrix.solve(
        unknown.map { open[$0].task },
        each: { open[unknown[$0]].add($1) }, end: { task, _ in open[unknown[task]].finish() }))
    audits = open.map { $0.summary() }
    audits.tellIDsApart()
  }

  /// True if nothing is wrong anywhere.
  public var isClean: Bool { audits.allSatisfy(\.groups.isEmpty) }
}
