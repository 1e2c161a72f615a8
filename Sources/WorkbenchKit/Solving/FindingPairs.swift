import Auditing
import AutoLayout
import Comparison
import DesignModel

/// What an audit says of both versions of screens, from layouts that are compared anyway.
struct FindingPairs {
  /// The days on which the versions are seen; a suppression can be expired on one of them.
  let days: (before: CalendarDate?, after: CalendarDate?)
  private let engine: LayoutEngine
  private var tallies: [(before: FindingTally, after: FindingTally)] = []

  /// No screens yet; `engine` makes the layouts.
  init(days: (before: CalendarDate?, after: CalendarDate?), engine: LayoutEngine) {
    (self.days, self.engine) = (days, engine)
  }

  /// Starts with the next screen.
  mutating func begin(_ versions: LayoutPairs.Versions) {
    tallies.append(
      (
        FindingTally(versions.before, versions.earlier, engine: engine, on: days.before),
        FindingTally(versions.after, versions.later, engine: engine, on: days.after)
      ))
  }

  /// Holds the layouts on the screen's next profile against the rules.
  mutating func add(_ pair: LayoutPair) {
    if let layout = pair.before { tallies[tallies.count - 1].before.add(layout) }
    if let layout = pair.after { tallies[tallies.count - 1].after.add(layout) }
  }

  /// What became of all findings.
  func comparison() -> FindingComparison {
    var before = tallies.map { $0.before.summary().suppressing(on: days.before) }
    var after = tallies.map { $0.after.summary().suppressing(on: days.after) }
    before.tellIDsApart()
    after.tellIDsApart()
    return FindingComparison(from: before, to: after)
  }
}
