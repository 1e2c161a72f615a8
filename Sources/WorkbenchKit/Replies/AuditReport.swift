import DesignModel
import Storage
import Studies

/// What an audit says, given what it is compared with and what it stops at.
struct AuditReport {
  /// The store's file.
  let store: String
  let audits: [ScreenAudit]
  /// Nil without a baseline.
  let comparison: FindingComparison?
  let gate: AuditGate
  /// Whether all stored profiles were asked, so that a suppression that accepts nothing is of no use.
  let isWhole: Bool

  /// The findings that are reported: all, or those that the baseline doesn't have or has as less severe.
  var reported: [(screen: Screen, group: FindingGroup)] {
    if let comparison {
      return comparison.changes.filter(\.isRegression).map { ($0.screen, $0.group) }
    }
    return audits.flatMap { audit in audit.groups.map { (audit.screen, $0) } }
  }

  /// True if the exit code is to say so.
  var hasFailed: Bool { reported.contains { gate.stops(at: $0.group.finding) } }
}
