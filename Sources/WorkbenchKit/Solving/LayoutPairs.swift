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

  /// What is different, over all screens and profiles.
  func difference(threshold: Double) throws -> LayoutDifference {
    var difference = LayoutDifference(threshold: threshold)
    try forEach { difference.add($0) }
    return difference
  }

  /// Calls `begin` with every screen and its profiles, as the later design knows them, then `each` with its pairs.
  func forEach(
    begin: (Screen, [ResolvedProfile]) throws -> Void = { _, _ in }, _ each: (LayoutPair) throws -> Void
  ) throws {
    let common = try commonProfiles()
    for (before, after) in designs.pairs {
      let profiles = inEveryState(common, of: before, and: after)
      try begin(after, try profiles.map { try $0.resolved(on: designs.after.devices) })
      for start in stride(from: 0, to: profiles.count, by: Self.round) {
        let round = Array(profiles[start..<min(start + Self.round, profiles.count)])
        try compare(before, after, on: round, each)
      }
    }
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
    _ before: Screen, _ after: Screen, on profiles: [Profile], _ each: (LayoutPair) throws -> Void
  ) throws {
    let earlier = try profiles.map { try $0.resolved(on: designs.before.devices) }
    let later = try profiles.map { try $0.resolved(on: designs.after.devices) }
    var old: [ScreenLayout] = []
    var new: [ScreenLayout] = []
    try matrix.solve(before, on: earlier) { old.append($1.layout) }
    try matrix.solve(after, on: later) { new.append($1.layout) }
    for (index, profile) in profiles.enumerated() {
      try each(
        LayoutPair(
          profile: profile, environment: later[index].key.environment,
          earlierEnvironment: earlier[index].key.environment, beforeScreen: before, afterScreen: after,
          before: old[index], after: new[index]))
    }
  }
}
