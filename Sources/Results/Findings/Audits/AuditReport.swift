public import Auditing
import DesignModel

/// What an audit says, given what it is compared with and what it stops at.
public struct AuditReport {
  /// The version of the program.
  let version: String
  /// The store's file.
  let store: String
  /// What was found, a screen after the other.
  public private(set) var audits: [ScreenAudit]
  /// Nil without a baseline.
  public let comparison: FindingComparison?
  /// What became of assertions; none where nobody asked.
  public let verdicts: [AssertionVerdict]
  /// Whether all stored profiles were asked, so that a suppression that accepts nothing is of no use.
  public let isWhole: Bool
  private let stops: (Finding) -> Bool

  /// What was found in a store, perhaps compared with a baseline; `stops` says which findings make the run fail.
  public init(
    version: String, store: String, audits: [ScreenAudit], comparison: FindingComparison?,
    verdicts: [AssertionVerdict] = [], isWhole: Bool, stops: @escaping (Finding) -> Bool
  ) {
    (self.version, self.store, self.audits, self.comparison) = (version, store, audits, comparison)
    (self.verdicts, self.isWhole, self.stops) = (verdicts, isWhole, stops)
  }

  /// The same, with files named as somebody sees them from the folder in which the program runs.
  public func naming(filesFrom folder: String) -> AuditReport {
    var result = self
    for place in audits.indices { result.audits[place].files = FilePaths(besideStore: store, from: folder) }
    return result
  }

  /// The findings that are reported: all, or those that the baseline doesn't have or has as less severe.
  var reported: [(screen: Screen, group: FindingGroup)] {
    if let comparison {
      return comparison.changes.filter(\.isRegression).map { ($0.screen, $0.group) }
    }
    return audits.flatMap { audit in audit.groups.map { (audit.screen, $0) } }
  }

  /// True if the exit code is to say so.
  public var hasFailed: Bool {
    reported.contains { isFailure($0.group.finding) } || verdicts.contains { !$0.holds }
  }

  /// True if the finding makes the run fail.
  func isFailure(_ finding: Finding) -> Bool { stops(finding) }
}
