import Auditing
import DesignLanguage
import DesignModel
import Reports
import Testing

@testable import Findings

@Suite("The report of an audit") struct AuditReportTests {
  private func report(
    since before: [ScreenAudit]? = nil, _ audits: [ScreenAudit], _ verdicts: [AssertionVerdict] = [],
    stopsAt severity: Severity = .error
  ) -> AuditReport {
    AuditReport(
      version: "1", store: "designs/a.db", audits: audits,
      comparison: before.map { FindingComparison(from: $0, to: audits) }, verdicts: verdicts, isWhole: true,
      stops: { $0.severity >= severity })
  }

  private func audit(_ views: [ObjectID], severity: Severity) throws -> ScreenAudit {
    let screen = try MadeUp.screen()
    return ScreenAudit(
      screen: screen, profiles: 4,
      groups: try views.map {
        try MadeUp.group(MadeUp.finding("truncated-text", of: $0, severity: severity), on: screen, at: [0])
      })
  }

  @Test("fails where a finding stops it, or an assertion fails") func failure() throws {
    let warned = try audit(["title"], severity: .warning)
    #expect(!report([warned]).hasFailed && report([warned], stopsAt: .warning).hasFailed)
    var screen = try MadeUp.screen()
    let assertion = try screen.addAssertion(try Claim(parsing: "title.width >= 10", in: screen))
    let vain = AssertionVerdict(screen: screen, assertion: assertion, profiles: 0, isVain: true, failure: nil)
    #expect(report([warned], [vain]).hasFailed)
  }

  @Test("has only what is new where there is a baseline") func baseline() throws {
    let (before, after) = (
      try audit(["title"], severity: .error), try audit(["title", "note"], severity: .error)
    )
    #expect(report([after]).reported.map(\.group.finding.view) == ["title", "note"])
    #expect(report(since: [before], [after]).reported.map(\.group.finding.view) == ["note"])
    #expect(!report(since: [after], [after]).hasFailed)
  }

  @Test("for services has a notice for each finding, and says how many there are") func document() throws {
    let document = report([try audit(["title", "note"], severity: .error)]).document
    #expect(document.summary == "Audit: 2 findings on 1 screen")
    #expect(document.notices.map(\.view) == ["title", "note"])
    #expect(document.notices.allSatisfy { $0.isFailure && $0.level == .error && $0.screen == "demo" })
    #expect(document.subjects == ["demo"])
    let clean = try audit([], severity: .note)
    #expect(report([clean]).document.summary == "Audit: nothing found on 1 screen")
    let bare = ScreenAudit(screen: Screen(id: "bare", name: "bare"), profiles: 4, groups: [])
    let unjudged = "nothing to judge: no text and no control"
    #expect(report([bare]).document.summary == "Audit: \(unjudged) on 1 screen")
    #expect(report(since: [bare], [bare]).document.summary == "Audit: \(unjudged) on 1 screen")
    #expect(report([bare, clean]).document.summary == "Audit: nothing found on 2 screens")
  }
}
