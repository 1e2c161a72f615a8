import Comparison
import DesignModel
import Storage

/// Solves both versions of every screen that differs, on the same profiles, and compares them pair by pair.
struct LayoutPairs {
  let designs: TouchedDesigns
  let options: ProfileOptions
  let matrix: Matrix

  /// Profiles compared at a time; it bounds the layouts in memory.
  private static let round = 768

  /// Both versions of a screen, each with the profiles as its design knows them.
  struct Versions {
    let before, after: Screen
    let earlier, later: [ResolvedProfile]
  }

  /// Calls `begin` with every screen, then `each` with its pairs; says what was solved.
  @discardableResult
  func forEach(
    begin: (Versions) throws -> Void = { _ in }, _ each: (LayoutPair) throws -> Void
  ) throws -> Matrix.Work {
    let common = try commonProfiles()
    var work = Matrix.Work()
    for (before, after) in designs.pairs {
      let profiles = inEveryState(common, of: before, and: after)
      let versions = Versions(
        before: before, after: after,
        earlier: try profiles.map { try $0.resolved(on: designs.before.devices) },
        later: try profiles.map { try $0.resolved(on: designs.after.devices) })
      try begin(versions)
      for start in stride(from: 0, to: profiles.count, by: Self.round) {
        work.add(try compare(versions, start..<min(start + Self.round, profiles.count), each))
      }
    }
    return work
  }

  /// The profiles asked for, of all stored ones those that both versions have.
  private func commonProfiles() throws -> [Profile] {
    guard options.isUnset || options.allProfiles else {
      return options.selection(from: designs.after.profiles)
    }
    var options = options
    options.allProfiles = true
    let known = Set(designs.before.profiles)
    return options.selection(from: designs.after.profiles.filter(known.contains))
  }

  /// Each profile once for each state that either version declares, unless one is asked for.
  private func inEveryState(_ profiles: [Profile], of before: Screen, and after: Screen) -> [Profile] {
    let states = after.states + before.states.filter { !after.states.contains($0) }
    guard options.state == nil, states.count > 1 else { return profiles }
    return states.flatMap { state in
      profiles.map { profile in
        var copy = profile
        copy.state = copy.state ?? state
        return copy
      }
    }
  }

  private func compare(
    _ versions: Versions, _ round: Range<Int>, _ each: (LayoutPair) throws -> Void
  ) throws -> Matrix.Work {
    let (earlier, later) = (Array(versions.earlier[round]), Array(versions.later[round]))
    var old: [ScreenLayout] = []
    var new: [ScreenLayout] = []
    var work = try matrix.solve(versions.before, on: earlier) { old.append($1.layout) }
    work.add(try matrix.solve(versions.after, on: later) { new.append($1.layout) })
    for index in later.indices {
      try each(
        LayoutPair(
          profile: later[index].profile, environment: later[index].key.environment,
          earlierEnvironment: earlier[index].key.environment, beforeScreen: versions.before,
          afterScreen: versions.after, before: old[index], after: new[index]))
    }
    return work
  }
}
