import Auditing
import Conditions
import DesignModel
import Notation

/// Whether screens are sound, in one sentence.
public struct CheckVerdict {
  private let audits: [ScreenAudit]
  private let comparison: FindingComparison?
  private let failing: [AssertionVerdict]

  /// What an audit found, what of it is new where there is a baseline, and what became of the assertions.
  public init(_ audits: [ScreenAudit], since comparison: FindingComparison?, _ verdicts: [AssertionVerdict]) {
    (self.audits, self.comparison) = (audits, comparison)
    failing = verdicts.filter { !$0.holds }
  }

  /// `3 errors (2 new) and 1 failing assertion, on 412 of 6912 profiles of 1 screen`; `sound: nothing found on …`.
  public var sentence: String {
    let parts = Severity.allCases.compactMap(found) + asserted
    let place = "\(counted(profiles.total, "profile")) of \(counted(audits.count, "screen"))"
    if parts.isEmpty { return "sound: nothing found on \(place)" }
    let list =
      parts.count > 1 ? parts.dropLast().joined(separator: ", ") + " and \(parts[parts.count - 1])" : parts[0]
    return "\(list), on \(profiles.affected) of \(place)"
  }

  private func found(_ severity: Severity) -> String? {
    let count = audits.reduce(0) { $0 + $1.groups.count { $0.finding.severity == severity } }
    if count == 0 { return nil }
    let new = comparison.map { changes in
      changes.changes.count { $0.isRegression && $0.group.finding.severity == severity }
    }
    let words = counted(count, severity.rawValue)
    return words + (new.map { $0 == 0 ? " (none new)" : " (\($0) new)" } ?? "")
  }

  private var asserted: [String] { failing.isEmpty ? [] : [counted(failing.count, "failing assertion")] }

  /// On how many profiles anything is wrong; a fault of the design is on all.
  private var profiles: (affected: Int, total: Int) {
    audits.reduce(into: (0, 0)) { sum, audit in
      let own = failing.filter { $0.screen.id == audit.screen.id }
      var names: Set<String> = []
      for group in audit.groups { names.formUnion(group.profiles?.names ?? []) }
      for verdict in own { names.formUnion(verdict.failure?.profiles.names ?? []) }
      let isEverywhere = audit.groups.contains { $0.profiles == nil }
      sum.0 += isEverywhere ? audit.profiles : min(names.count, audit.profiles)
      sum.1 += audit.profiles
    }
  }
}
