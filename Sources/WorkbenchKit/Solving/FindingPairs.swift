import Auditing
import AutoLayout
import Comparison
import DesignModel
import Storage

/// What an audit says of both versions of screens, from layouts that are compared anyway.
struct FindingPairs {
  /// The days on which the versions are seen; a suppression can be expired on one of them.
  let days: (before: CalendarDate?, after: CalendarDate?)
  private let matrix: Matrix
  private var audits: [(before: LayoutAudit, after: LayoutAudit)] = []

  /// No screens yet; `matrix` solves them.
  init(days: (before: CalendarDate?, after: CalendarDate?), _ matrix: Matrix) {
    (self.days, self.matrix) = (days, matrix)
  }

  /// Starts with the next screen.
  mutating func begin(_ versions: LayoutPairs.Versions) {
    audits.append(
      (
        LayoutAudit(versions.before, versions.earlier, matrix, on: days.before),
        LayoutAudit(versions.after, versions.later, matrix, on: days.after)
      ))
  }

  /// Holds the layouts on the screen's next profile against the rules.
  mutating func add(_ pair: LayoutPair) {
    if let layout = pair.before { audits[audits.count - 1].before.add(layout) }
    if let layout = pair.after { audits[audits.count - 1].after.add(layout) }
  }

  /// What became of all findings.
  mutating func comparison() -> FindingComparison {
    for place in audits.indices {
      audits[place].before.finish()
      audits[place].after.finish()
    }
    var before = audits.map(\.before.summary)
    var after = audits.map(\.after.summary)
    before.tellIDsApart()
    after.tellIDsApart()
    return FindingComparison(from: before, to: after)
  }
}

/// Holds a screen's layouts against the rules, as they come; what is remembered of them isn't found again.
private struct LayoutAudit {
  private let screen: Screen
  private let profiles: [ResolvedProfile]
  private let day: CalendarDate?
  private let jobs: Int
  private let audit: Audit
  private let memory: AuditMemory
  /// What was found on all profiles; nil until that is known.
  private var found: [LayoutFinding]?
  private var tally: FindingTally
  /// What was found in environments so far, for profiles that share one.
  private var known: [String: [Finding]] = [:]
  /// Layouts of the profiles from the place `judged` on.
  private var waiting: [ScreenLayout] = []
  private var judged = 0

  /// Layouts judged at a time, on all threads.
  private static let round = 768

  init(_ screen: Screen, _ profiles: [ResolvedProfile], _ matrix: Matrix, on day: CalendarDate?) {
    (self.screen, self.profiles, self.day, jobs) = (screen, profiles, day, matrix.jobs)
    audit = Audit(screen, engine: matrix.engine, on: day)
    memory = AuditMemory(of: audit, screen, profiles, in: matrix)
    found = memory.recall()
    tally = FindingTally(screen, profiles)
  }

  /// Takes in the next profile's layout.
  mutating func add(_ layout: ScreenLayout) {
    if found != nil { return }
    waiting.append(layout)
    if waiting.count == Self.round { judge() }
  }

  private mutating func judge() {
    let keys = profiles[judged..<judged + waiting.count].map(\.key)
    var new: [String: Int] = [:]
    for (place, key) in keys.enumerated() where known[key.hash] == nil {
      new[key.hash] = new[key.hash] ?? place
    }
    let places = new.values.sorted()
    let findings = parallelMap(count: places.count, jobs: jobs) { [audit, waiting] index in
      audit.findings(on: waiting[places[index]], in: keys[places[index]].environment)
    }
    for (place, findings) in zip(places, findings) { known[keys[place].hash] = findings }
    for key in keys { tally.add(known[key.hash]!) }
    judged += waiting.count
    waiting = []
  }

  /// Ends with the layouts that were taken in.
  mutating func finish() {
    if found != nil { return }
    judge()
    let findings = tally.layoutFindings(jobs: jobs)
    if judged == profiles.count { memory.keep(findings) }
    found = findings
  }

  /// What is wrong with the screen, once all is judged.
  var summary: ScreenAudit {
    ScreenAudit(screen, profiles, ofDesign: audit.findings(), ofLayouts: found ?? []).suppressing(on: day)
  }
}
