public import Auditing
public import Comparison
public import DesignModel
import Storage

/// Solves both versions of every screen that differs, on the same profiles, and compares them pair by pair.
public struct LayoutPairs {
  let designs: TouchedDesigns
  let query: ProfileQuery
  let matrix: Matrix

  /// The pairs of two versions on the profiles that a query selects.
  public init(designs: TouchedDesigns, query: ProfileQuery, matrix: Matrix) {
    (self.designs, self.query, self.matrix) = (designs, query, matrix)
  }

  /// Profiles compared at a time; it bounds the layouts in memory.
  private static let round = 768

  /// Both versions of a screen, each with the profiles as its design knows them.
  public struct Versions {
    /// The screen, then and now.
    public let before, after: Screen
    /// Its profiles, then and now.
    public let earlier, later: [ResolvedProfile]
  }

  /// What finds faults in a layout; asked on several threads.
  public typealias Judge = @Sendable (ScreenLayout, LayoutEnvironment) -> [Finding]

  /// The judges of both versions of a screen.
  public struct Judges {
    var before: Judge = { _, _ in [] }
    var after: Judge = { _, _ in [] }

    /// Judges that find nothing.
    public init() {}

    init(before: @escaping Judge, after: @escaping Judge) { (self.before, self.after) = (before, after) }
  }

  /// What was found in both layouts of a pair.
  public typealias Findings = (before: [Finding], after: [Finding])

  /// Calls `begin` with every screen for its judges, then `each` with its pairs and what those found; says what was
  /// solved.
  @discardableResult
  public func forEach(
    begin: (Versions) throws -> Judges, _ each: (LayoutPair, Findings) throws -> Void
  ) throws -> Matrix.Work {
    let common = try commonProfiles()
    let all = try designs.pairs.map { try versions($0.0, $0.1, on: common) }
    matrix.progress.expect(all.reduce(0) { $0 + 2 * $1.later.count })
    var work = Matrix.Work()
    for versions in all {
      let judges = try begin(versions)
      let count = versions.later.count
      for start in stride(from: 0, to: count, by: Self.round) {
        let round = start..<min(start + Self.round, count)
        work.add(try compare(versions, round, judges, each))
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
    _ versions: Versions, _ round: Range<Int>, _ judges: Judges,
    _ each: (LayoutPair, Findings) throws -> Void
  ) throws -> Matrix.Work {
    let (earlier, later) = (Array(versions.earlier[round]), Array(versions.later[round]))
    let (old, first) = try judged(versions.before, on: earlier, by: judges.before)
    let (new, second) = try judged(versions.after, on: later, by: judges.after)
    var work = first
    work.add(second)
    for index in later.indices {
      try each(
        LayoutPair(
          profile: later[index].profile, environment: later[index].key.environment,
          earlierEnvironment: earlier[index].key.environment, beforeScreen: versions.before,
          afterScreen: versions.after, before: old[index].layout, after: new[index].layout),
        (before: old[index].findings, after: new[index].findings))
    }
    return work
  }

  /// A version's layouts on some profiles, each with what was found in it.
  private func judged(
    _ screen: Screen, on profiles: [ResolvedProfile], by judge: @escaping Judge
  ) throws -> (layouts: [(layout: ScreenLayout, findings: [Finding])], work: Matrix.Work) {
    var layouts: [(layout: ScreenLayout, findings: [Finding])] = []
    let work = try matrix.solve(
      screen, on: profiles,
      judging: { solved, environment in
        (layout: solved.layout, findings: judge(solved.layout, environment))
      },
      each: { layouts.append($1) })
    return (layouts, work)
  }
}
