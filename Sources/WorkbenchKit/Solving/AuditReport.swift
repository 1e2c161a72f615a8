import DesignModel
import Storage

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

  /// The findings that are reported: all, or those that the baseline doesn't have or has less grave.
  var reported: [(screen: Screen, group: FindingGroup)] {
    if let comparison {
      return comparison.changes.filter(\.isRegression).map { ($0.screen, $0.group) }
    }
    return audits.flatMap { audit in audit.groups.map { (audit.screen, $0) } }
  }

  /// True if the exit code is to say so.
  var hasFailed: Bool { reported.contains { gate.stops(at: $0.group.finding) } }
}

/// Screens as they were at a revision.
struct Baseline {
  let question: CheckedScreens
  /// The day of the revision's commit: what was accepted then was no finding then, whatever is expired since.
  let day: CalendarDate?

  /// The screens of the same identities, on the profiles that the same options select there.
  init(of later: CheckedScreens, on options: ProfileOptions, in snapshot: Snapshot) throws {
    let wanted = Set(later.screens.map(\.screen.id))
    let screens = try snapshot.entries.filter { wanted.contains($0.id) }.map { try snapshot.screen(of: $0) }
    question = try CheckedScreens(screens, on: options, withKeyboard: true, in: snapshot)
    day = snapshot.day
  }
}
