import Conditions
import DesignLanguage
import DesignModel
import Findings
import Matrix
import Rendering

/// What becomes of a screen's assertions on the cells of a report: those that fail are findings, before all others.
struct ReportedClaims {
  /// Every assertion, in the order of declaration.
  let claims: [ReportClaim]
  /// One for each assertion that fails in a cell.
  let findings: [ReportFinding]
  /// For each cell, the findings that it has.
  let marks: [[ReportCell.Mark]]

  /// What became of each assertion in each cell, in the order of the profiles.
  init(_ screen: Screen, _ profiles: [ResolvedProfile], verdicts: [[Verdict]]) {
    var tally = AssertionTally(screen, profiles)
    let failures = verdicts.map { own in tally.add { own[$0] } }
    let summary = tally.verdicts()
    let failing = summary.filter { $0.failure != nil }
    let places = Dictionary(uniqueKeysWithValues: failing.enumerated().map { ($1.assertion.id, $0) })
    claims = summary.map {
      ReportClaim(
        text: screen.spelled($0.assertion.claim), message: $0.assertion.message, holds: $0.holds,
        cells: $0.profiles)
    }
    findings = failing.map { verdict in verdict.reportFinding(on: profiles) }
    marks = failures.map { own in
      own.map { ReportCell.Mark(finding: places[$0.assertion.id]!, message: $0.failure.reason) }
    }
  }
}

extension AssertionVerdict {
  /// A failing assertion as a report lists it.
  fileprivate func reportFinding(on profiles: [ResolvedProfile]) -> ReportFinding {
    ReportFinding(
      rule: Self.ruleName, subject: screen.spelled(assertion.claim), severity: .error,
      message: failure?.reason ?? "", place: failure?.profiles.words, view: nil,
      worst: failure.flatMap { failure in profiles.firstIndex { $0.profile.name == failure.worst } })
  }
}
