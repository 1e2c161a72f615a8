public import Auditing
public import Comparison
public import DesignModel
import Findings
public import Matrix
import Storage

/// Solves both versions of every screen that differs, on the same profiles, and compares them: once for profiles on which
/// both have the same layouts.
public struct LayoutPairs {
  let designs: TouchedDesigns
  let query: ProfileQuery
  let matrix: ProfileMatrix

  /// The pairs of two versions on the profiles that a query selects.
  public init(designs: TouchedDesigns, query: ProfileQuery, matrix: ProfileMatrix) {
    (self.designs, self.query, self.matrix) = (designs, query, matrix)
  }

  /// Places of views that are in memory at a time, and the least number of profiles compared at a time.
  private static let (places, least) = (400_000, 768)

  /// Both versions of a screen, each with the profiles as its design knows them.
  public struct Versions {
    /// The screen, then and now.
    public let before, after: Screen
    /// Its profiles, then and now.
    public let earlier, later: [ResolvedProfile]
  }

  /// The judges of both versions of a screen.
  public struct Judges {
    var before: LayoutAudit.Judge = { _, _ in [] }
    var after: LayoutAudit.Judge = { _, _ in [] }
    /// What they read of environments beside what the layouts read.
    var reads: EnvironmentReads = []

    /// Judges that find nothing.
    public init() {}

    init(
      before: @escaping LayoutAudit.Judge, after: @escaping LayoutAudit.Judge, reading reads: EnvironmentReads
    ) {
      (self.before, self.after, self.reads) = (before, after, reads)
    }
  }

  /// A pair of layouts, and the profiles that they are for.
  public struct Group {
    /// The pair on the first of its profiles.
    public let pair: LayoutPair
    /// The places of the profiles among the screen's, ascending and at least one.
    public let places: [Int]
    /// What the judges found in both.
    public let findings: (before: [Finding], after: [Finding])
  }

  /// Calls `begin` with every screen for its judges, then `each` with its pairs in the order of their first profiles; says
  /// what was solved.
  @discardableResult
  public func forEach(
    begin: (Versions) throws -> Judges, _ each: (Group) throws -> Void
  ) throws -> ProfileMatrix.Work {
    let common = try commonProfiles()
    let all = try designs.pairs.map { try versions($0.0, $0.1, on: common) }
    matrix.progress.expect(all.reduce(0) { $0 + 2 * $1.later.count })
    var work = ProfileMatrix.Work()
    for versions in all {
      let judges = try begin(versions)
      let count = versions.later.count
      let size = max(Self.least, Self.places / max(versions.after.views.count, 1))
      for start in stride(from: 0, to: count, by: size) {
        let round = start..<min(start + size, count)
        work.add(try compare(versions, round, by: judges, each: each))
      }
    }
    return work
  }

  private func versions(_ before: Screen, _ after: Screen, on common: [Profile]) throws -> Versions {
    let own = query.ofChecks.profiles(for: after, among: common, on: designs.after.devices)
    let inStates = inEveryState(own, of: before, and: after)
    let isTypedAt = mayBringKeyboard && (before.takesText || after.takesText)
    return Versions(
      before: before, after: after,
      earlier: try inStates.resolved(on: designs.before.devices, bringing: isTypedAt ? [.keyboard] : []),
      later: try inStates.resolved(on: designs.after.devices, bringing: isTypedAt ? [.keyboard] : []))
  }

  /// A profile that is named says itself whether the keyboard is up.
  private var mayBringKeyboard: Bool { query.keyboard == nil && query.profiles.isEmpty }

  /// The profiles asked for, of all stored ones those that both versions have.
  private func commonProfiles() throws -> [Profile] {
    let query = try query.naming(designs.after.devices)
    guard query.isUnset || query.allProfiles else {
      return query.selection(from: designs.after.profiles)
    }
    var all = query
    all.allProfiles = true
    let known = Set(designs.before.profiles)
    return all.selection(from: designs.after.profiles.filter(known.contains))
  }

  /// Each profile once for each state that either version declares, unless one is asked for.
  private func inEveryState(_ profiles: [Profile], of before: Screen, and after: Screen) -> [Profile] {
    let states = after.states + before.states.filter { !after.states.contains($0) }
    guard query.state == nil, states.count > 1 else { return profiles }
    return states.flatMap { state in
      profiles.map { profile in
        var copy = profile
        copy.state = copy.state ?? state
        return copy
      }
    }
  }

  private func compare(
    _ versions: Versions, _ round: Range<Int>, by judges: Judges, each: (Group) throws -> Void
  ) throws -> ProfileMatrix.Work {
    let (earlier, later) = (Array(versions.earlier[round]), Array(versions.later[round]))
    var (before, after) = (Judgements(earlier.count), Judgements(later.count))
    // What a comparison reads beside the layouts: the keyboard, which may cover a view at the window's end.
    let reads = judges.reads.union([.keyboard, .surroundings])
    let work = try matrix.solve(
      [
        task(versions.before, earlier, reading: reads, by: judges.before),
        task(versions.after, later, reading: reads, by: judges.after),
      ],
      each: { side, judged in if side == 0 { before.add(judged) } else { after.add(judged) } })
    for places in before.places(alikeIn: after) {
      let (old, new) = (before[places[0]], after[places[0]])
      let pair = LayoutPair(
        profile: later[places[0]].profile, environment: later[places[0]].key.environment,
        earlierEnvironment: earlier[places[0]].key.environment, beforeScreen: versions.before,
        afterScreen: versions.after, by: designs.match, before: old.layout, after: new.layout)
      try each(
        Group(
          pair: pair, places: places.map { $0 + round.lowerBound }, findings: (old.findings, new.findings)))
    }
    return work
  }

  private func task(
    _ screen: Screen, _ profiles: [ResolvedProfile], reading reads: EnvironmentReads,
    by judge: @escaping LayoutAudit.Judge
  ) -> ProfileMatrix.Task<Judgements.Judgement> {
    ProfileMatrix.Task(screen, on: profiles, reading: reads) { solved, environment in
      Judgements.Judgement(layout: solved.layout, findings: judge(solved.layout, environment))
    }
  }
}

/// One version's layouts on some profiles, each with what was found in it.
private struct Judgements {
  struct Judgement: Sendable {
    let layout: ScreenLayout
    let findings: [Finding]
  }

  private var all: [Judgement] = []
  /// For each profile the place of its judgement.
  private var ofProfiles: [Int]

  init(_ count: Int) { ofProfiles = [Int](repeating: -1, count: count) }

  mutating func add(_ judged: ProfileMatrix.Judged<Judgement>) {
    for place in judged.places { ofProfiles[place] = all.count }
    all.append(judged.judgement)
  }

  subscript(profile: Int) -> Judgement { all[ofProfiles[profile]] }

  /// The profiles for which both versions have the same judgements, in the order of their first ones.
  func places(alikeIn other: Judgements) -> [[Int]] {
    var groups: [[Int]] = []
    var known: [[Int]: Int] = [:]
    for profile in ofProfiles.indices {
      let pair = [ofProfiles[profile], other.ofProfiles[profile]]
      if let group = known[pair] {
        groups[group].append(profile)
      } else {
        known[pair] = groups.count
        groups.append([profile])
      }
    }
    return groups
  }
}
