public import DesignModel
public import Matrix
public import Storage

/// A check of screens in the working design: what rules find, and what became of assertions.
public struct CheckRun {
  /// What was found, a screen after the other.
  public let audits: [ScreenAudit]
  /// The same of the baseline; nil without one.
  public let earlier: [ScreenAudit]?
  /// What became of the assertions.
  public let verdicts: [AssertionVerdict]
  /// Whether all stored profiles were asked.
  public let isWhole: Bool
  /// What it took to solve them.
  public let work: ProfileMatrix.Work

  /// Checks the screens of those names, or all, on profiles; a check of all stored profiles is remembered.
  ///
  /// `baseline` is a revision to compare with, `day` the one on which suppressions must not be expired.
  public init(
    _ names: [String], on query: ProfileQuery, comparedWith baseline: String?, in store: Store,
    _ matrix: ProfileMatrix, on day: CalendarDate
  ) throws {
    let (working, audited, asserted, before) = try store.reading {
      let snapshot = try store.snapshot(at: "working")
      let question = try CheckedScreens(names, on: query, for: .findings, in: snapshot)
      return (
        snapshot, question, try question.asserted(on: query, in: snapshot),
        try baseline.map { try EarlierScreens(of: question, on: query, in: store.snapshot(at: $0)) }
      )
    }
    matrix.progress.expect(audited.layouts + (before?.question.layouts ?? 0) + asserted.claimedLayouts)
    var run = try AuditRun(audited, matrix, on: day)
    let former = try before.map { try AuditRun($0.question, matrix, on: $0.day ?? day) }
    let claims = try AssertionRun(asserted, matrix)
    if let former { run.work.add(former.work) }
    if audited.isWhole {
      try CheckMemory(of: working, in: store, engine: matrix.engine).keep(run.audits, claims.verdicts)
    }
    (audits, earlier) = (run.audits.joiningParts(), former?.audits.joiningParts())
    verdicts = claims.verdicts
    (isWhole, work) = (audited.isWhole, run.work)
  }
}
