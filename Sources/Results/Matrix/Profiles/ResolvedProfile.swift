public import DesignModel
public import Storage

/// A profile with the environment it gives.
public struct ResolvedProfile: Sendable {
  /// The profile.
  public let profile: Profile
  /// What layouts on it are remembered by.
  public let key: EnvironmentKey
  /// What one that nobody stored or asked for is looked at for.
  public internal(set) var occasion: Occasion?
  /// True if the team ships to its device.
  public internal(set) var isTarget = false
}

extension Profile {
  /// The profile's environment on its device.
  public func resolved(on devices: [Device]) throws(DesignError) -> ResolvedProfile {
    let device = try devices.device(named: device)
    return ResolvedProfile(
      profile: self, key: EnvironmentKey(environment(on: device)), isTarget: device.isTarget)
  }
}

extension [ResolvedProfile] {
  /// Each with what it means to screens.
  public var described: [(profile: Profile, environment: LayoutEnvironment)] {
    map { ($0.profile, $0.key.environment) }
  }

  /// The devices among them that the team ships to.
  public var targets: Set<String> { Set(lazy.filter(\.isTarget).map(\.profile.device)) }
}
