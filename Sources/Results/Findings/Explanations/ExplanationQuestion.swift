public import AutoLayout
public import DesignModel
import Machine
public import Matrix
public import Storage

/// What explanations are asked of.
public struct ExplanationQuestion {
  /// The screen.
  public let screen: Screen
  /// The profiles asked for.
  public let profiles: [ResolvedProfile]
  /// All stored ones, and the devices that they name.
  private let known: (profiles: [Profile], devices: [Device])

  fileprivate init(screen: Screen, profiles: [ResolvedProfile], stored: [Profile], on devices: [Device]) {
    (self.screen, self.profiles, known) = (screen, profiles, (stored, devices))
  }

  /// All stored profiles: what is asked of them takes a while where there are thousands.
  private func stored() throws(DesignError) -> [ResolvedProfile] {
    try known.profiles.map { profile throws(DesignError) in try profile.resolved(on: known.devices) }
  }
}

extension Snapshot {
  /// A screen and the profiles to explain it on; throws `StudyError.noProfiles` where the query selects none.
  public func explanationQuestion(of screen: String, _ query: ProfileQuery) throws -> ExplanationQuestion {
    let screen = try self.screen(named: screen)
    try screen.check(query.state)
    let stored = try profiles()
    let devices = try devices()
    let named = try query.naming(devices)
    let selected = named.profiles(for: screen, among: named.selection(from: stored), on: devices)
    guard !selected.isEmpty else { throw StudyError.noProfiles }
    return ExplanationQuestion(
      screen: screen, profiles: try selected.map { try $0.resolved(on: devices) },
      stored: stored, on: devices)
  }
}

extension ExplanationQuestion {
  /// What is more than these is one cause, and each takes its time.
  private static let mostAmbiguities = 24

  /// The screen explained on each profile, in their order.
  ///
  /// Profiles that look alike to it are explained once. Changes that remove a conflict are tried on all stored profiles and
  /// spelled as `command` makes them.
  public func explained(
    by engine: LayoutEngine, command: @escaping (RepairTrial.Result) -> String
  ) throws(DesignError) -> [ExplainedScreen] {
    let prepared = engine.prepare(screen)
    let shared = SharedKeys(prepared)
    let asked = shared.reduced(profiles)
    let environments = asked.environments
    let layouts = parallelMap(count: environments.count, jobs: ProfileMatrix.cores) {
      ExplainedLayout(prepared.explanation(in: environments[$0]), atMost: Self.mostAmbiguities)
    }
    let isBroken = layouts.contains { !$0.conflicts.isEmpty }
    let others = isBroken ? try storedEnvironments(shared) : []
    let tried = zip(environments, layouts).map { environment, layout in
      layout.conflicts.isEmpty ? nil : RepairTrial(screen, environment, others: others, engine: engine)
    }
    let repairs = zip(tried, layouts).map { trial, layout in
      trial.map { trial in layout.conflicts.map { trial.results(of: $0.repairs, removing: $0.conflict) } }
        ?? []
    }
    return zip(profiles, asked.places).map { profile, place in
      let layout = layouts[place]
      return ExplainedScreen(
        screen: screen, profile: profile.profile, conflicts: Array(zip(layout.conflicts, repairs[place])),
        ambiguities: layout.ambiguities, ties: layout.ties, layout: layout.layout,
        triedProfiles: tried[place]?.profileCount ?? 0, command: command)
    }
  }

  /// What the screen reads of each stored profile.
  private func storedEnvironments(_ shared: SharedKeys) throws(DesignError) -> [LayoutEnvironment] {
    let stored = shared.reduced(try stored())
    let environments = stored.environments
    return stored.places.map { environments[$0] }
  }
}

/// What is wrong with one layout.
private struct ExplainedLayout: Sendable {
  let layout: ScreenLayout
  let conflicts: [ExplainedConflict]
  let ambiguities: [ExplainedAmbiguity]
  let ties: [SettledTie]

  init(_ explanation: LayoutExplanation, atMost most: Int) {
    layout = explanation.layout
    conflicts = explanation.conflicts()
    ambiguities = explanation.ambiguities(atMost: most)
    ties = explanation.ties
  }
}
