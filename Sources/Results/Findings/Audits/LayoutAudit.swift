public import Auditing
public import DesignModel
public import Matrix
import Storage

/// The audit of a screen on some profiles; what is remembered of it isn't found again.
public struct LayoutAudit {
  private let screen: Screen
  private let profiles: DescribedProfiles
  private let day: CalendarDate?
  private let jobs: Int
  private let design: DesignAudit
  /// What judges layouts; nil where all is known of them.
  private let audit: Audit?
  private let memory: AuditMemory
  /// What is remembered; nil if that is nothing.
  private var known: [LayoutFinding]?
  private var tally: FindingTally

  /// An audit whose layouts are yet to be judged, unless all is known of them; without a day no suppression is expired.
  ///
  /// `isOfCriteria` says that criteria are to be judged by what is found: see `Audit`.
  public init(
    _ screen: Screen, _ profiles: [ResolvedProfile], matrix: ProfileMatrix,
    rules: [any AuditRule.Type] = RuleList.all, on day: CalendarDate?, isOfCriteria: Bool = false
  ) {
    let profiles = matrix.described(profiles)
    (self.screen, self.profiles, self.day, jobs) = (screen, profiles, day, matrix.jobs)
    design = DesignAudit(screen, rules: rules, on: day)
    let edition =
      Audit.fingerprint(of: screen, rules: rules, engine: matrix.engine) + (isOfCriteria ? "/criteria" : "")
    memory = AuditMemory(of: screen, profiles, rules: edition, in: matrix)
    known = memory.recall()
    audit =
      known == nil
      ? Audit(design, rules: rules, engine: matrix.engine, isOfCriteria: isOfCriteria) : nil
    tally = FindingTally(screen, profiles, isOfCriteria: isOfCriteria)
  }

  /// True if no layout has to be judged.
  var isKnown: Bool { known != nil }

  /// What finds faults in a layout; asked on several threads.
  public typealias Judge = @Sendable (ScreenLayout, LayoutEnvironment) -> [Finding]

  /// What judges the layouts, on any thread; it finds nothing where all is known.
  public var judge: Judge {
    guard !isKnown, let audit else { return { _, _ in [] } }
    return { layout, environment in audit.findings(on: layout, in: environment) }
  }

  /// What judges the layouts of the screen on all profiles.
  var task: ProfileMatrix.Task<[Finding]> {
    let judge = judge
    return ProfileMatrix.Task(screen, on: profiles.resolved, reading: reads, prepared: audit?.prepared) {
      judge($0.layout, $1)
    }
  }

  /// What the judge reads of environments beside what the layouts read.
  public var reads: EnvironmentReads { isKnown ? [] : audit?.reads ?? [] }

  /// Counts in what was found on the profiles of those places, ascending and at least one.
  public mutating func add(_ findings: [Finding], on places: [Int]) { tally.add(findings, on: places) }

  /// Counts in what was found on some profiles.
  mutating func add(_ judged: ProfileMatrix.Judged<[Finding]>) {
    tally.add(judged.judgement, on: judged.places)
  }

  /// Keeps what was found, and no more of how, once all layouts were judged.
  mutating func finish() {
    if known != nil { return }
    known = found()
    tally = FindingTally(screen, profiles)
    forget()
  }

  /// Lets go of what was solved, once all layouts were judged.
  public func forget() { audit?.forget() }

  /// What is wrong with the screen, once all its layouts were judged.
  public func summary() -> ScreenAudit {
    ScreenAudit(screen, profiles, ofDesign: design.findings(), ofLayouts: known ?? found())
      .suppressing(on: day)
  }

  /// What was found, remembered for later.
  private func found() -> [LayoutFinding] {
    let findings = tally.layoutFindings(jobs: jobs)
    memory.keep(findings)
    return findings
  }
}
