public import DesignModel
public import Findings
public import Matrix

/// What an audit says of both versions of screens, from layouts that are compared anyway.
public struct FindingPairs {
  /// The days on which the versions are seen; a suppression can be expired on one of them.
  public let days: (before: CalendarDate?, after: CalendarDate?)
  private let matrix: ProfileMatrix
  private var audits: [(before: LayoutAudit, after: LayoutAudit)] = []

  /// No screens yet; `matrix` solves them.
  public init(days: (before: CalendarDate?, after: CalendarDate?), _ matrix: ProfileMatrix) {
    (self.days, self.matrix) = (days, matrix)
  }

  /// Starts with the next screen, and gives what judges its layouts.
  public mutating func begin(_ versions: LayoutPairs.Versions) -> LayoutPairs.Judges {
    audits.last?.before.forget()
    audits.last?.after.forget()
    let before = LayoutAudit(versions.before, versions.earlier, matrix: matrix, on: days.before)
    let after = LayoutAudit(versions.after, versions.later, matrix: matrix, on: days.after)
    audits.append((before, after))
    return LayoutPairs.Judges(
      before: before.judge, after: after.judge, reading: before.reads.union(after.reads))
  }

  /// Counts what was found on some of the screen's profiles.
  public mutating func add(_ group: LayoutPairs.Group) {
    audits[audits.count - 1].before.add(group.findings.before, on: group.places)
    audits[audits.count - 1].after.add(group.findings.after, on: group.places)
  }

  /// What became of all findings.
  public func comparison() -> FindingComparison {
    var before = audits.map { $0.before.summary() }
    var after = audits.map { $0.after.summary() }
    before.tellIDsApart()
    after.tellIDsApart()
    return FindingComparison(from: before, to: after)
  }
}
