import Auditing
import Comparison
import Conditions
public import DesignModel

/// What became of a finding from one version to the other.
public enum FindingStatus: String, CaseIterable, Sendable {
  /// It was not reported before.
  case new
  /// More severe than it was; or as severe, and grown in anything (`FindingGrowth`).
  case worse
  /// Less severe than it was; or as severe, and only shrunk.
  case better
  /// It is not found any more.
  case fixed
  /// It is found, and accepted now.
  case suppressed
  /// It is as it was.
  case same
}

/// A finding in two versions of a screen.
public struct FindingChange {
  /// The later version; of a finding that is gone the earlier one.
  public let screen: Screen
  /// What became of it.
  public let status: FindingStatus
  /// On how many profiles that version was audited.
  public let profiles: Int
  /// Nil for one that is new.
  public let before: FindingGroup?
  /// Nil for one that is not reported any more.
  public let after: FindingGroup?

  /// The finding as it is reported: as it is, or as it was.
  public var group: FindingGroup { after ?? before! }

  /// True if somebody who looked through the earlier findings has to look at this one.
  public var isRegression: Bool {
    guard status == .worse, let before, let after else { return status == .new }
    return after.finding.severity > before.finding.severity
  }
}

/// The findings of two versions, matched by their keys.
public struct FindingComparison {
  /// Screen after screen: what is found in the order of the later audit, then what is not any more.
  public let changes: [FindingChange]

  /// Compares screens of one identity; all that is found of a screen without an earlier version is new.
  public init(from before: [ScreenAudit], to after: [ScreenAudit]) {
    let earlier = Dictionary(before.map { ($0.screen.id, $0) }, uniquingKeysWith: { first, _ in first })
    changes = after.flatMap { audit in
      guard let old = earlier[audit.screen.id] else {
        return audit.groups.map {
          FindingChange(screen: audit.screen, status: .new, profiles: audit.profiles, before: nil, after: $0)
        }
      }
      return Self.changes(from: old, to: audit)
    }
  }

  private static func changes(from before: ScreenAudit, to after: ScreenAudit) -> [FindingChange] {
    let old = Dictionary(before.groups.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let kept = Set(after.groups.map(\.key))
    let accepted = Set(after.suppressed.map(\.group.key) + after.accepted.map(\.key))
    return after.groups.map { group in
      let earlier = old[group.key]
      return FindingChange(
        screen: after.screen, status: earlier.map { group.status(since: $0) } ?? .new,
        profiles: after.profiles, before: earlier, after: group)
    }
      + before.groups.filter { !kept.contains($0.key) }.map { group in
        FindingChange(
          screen: before.screen, status: accepted.contains(group.key) ? .suppressed : .fixed,
          profiles: before.profiles, before: group, after: nil)
      }
  }

  /// What is to be reported: all but what is as it was.
  public var told: [FindingChange] { changes.filter { $0.status != .same } }
}

extension FindingGroup {
  /// Severity counts first.
  fileprivate func status(since earlier: FindingGroup) -> FindingStatus {
    let (severity, before) = (finding.severity, earlier.finding.severity)
    if severity != before { return severity > before ? .worse : .better }
    let growth = FindingGrowth(of: self, since: earlier)
    return growth.isGrown ? .worse : growth.isShrunk ? .better : .same
  }
}
