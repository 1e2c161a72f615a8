import Auditing
import AutoLayout
import Comparison
import DesignModel
import Storage

/// What an audit says of both versions of screens, from layouts that are compared anyway.
struct FindingPairs {
  /// The days on which the versions are seen; a suppression can be expired on one of them.
  let days: (before: CalendarDate?, after: CalendarDate?)
  private let engine: LayoutEngine
  private let jobs: Int
  private var audits: [(before: LayoutAudit, after: LayoutAudit)] = []

  /// No screens yet; `engine` makes the layouts.
  init(days: (before: CalendarDate?, after: CalendarDate?), engine: LayoutEngine, jobs: Int) {
    (self.days, self.engine, self.jobs) = (days, engine, jobs)
  }

  /// Starts with the next screen.
  mutating func begin(_ versions: LayoutPairs.Versions) {
    audits.append(
      (
        LayoutAudit(
          versions.before, versions.earlier, Audit(versions.before, engine: engine, on: days.before)),
        LayoutAudit(versions.after, versions.later, Audit(versions.after, engine: engine, on: days.after))
      ))
  }

  /// Holds the layouts on the screen's next profile against the rules.
  mutating func add(_ pair: LayoutPair) {
    if let layout = pair.before { audits[audits.count - 1].before.add(layout) }
    if let layout = pair.after { audits[audits.count - 1].after.add(layout) }
  }

  /// What became of all findings.
  func comparison() -> FindingComparison {
    var before = audits.map { $0.before.tally.summary(jobs: jobs).suppressing(on: days.before) }
    var after = audits.map { $0.after.tally.summary(jobs: jobs).suppressing(on: days.after) }
    before.tellIDsApart()
    after.tellIDsApart()
    return FindingComparison(from: before, to: after)
  }
}

/// Holds a screen's layouts against the rules, one after the other; profiles with equal environments share a layout, and
/// so its findings.
private struct LayoutAudit {
  private let profiles: [ResolvedProfile]
  private let audit: Audit
  private var known: [String: [Finding]] = [:]
  private var next = 0
  /// What was found so far.
  private(set) var tally: FindingTally

  init(_ screen: Screen, _ profiles: [ResolvedProfile], _ audit: Audit) {
    (self.profiles, self.audit) = (profiles, audit)
    tally = FindingTally(screen, profiles, ofDesign: audit.findings())
  }

  /// Counts the next profile's layout in.
  mutating func add(_ layout: ScreenLayout) {
    let key = profiles[next].key
    let found = known[key.hash] ?? audit.findings(on: layout, in: key.environment)
    known[key.hash] = found
    tally.add(found)
    next += 1
  }
}
