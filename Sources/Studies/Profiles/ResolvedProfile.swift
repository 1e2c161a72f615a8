public import DesignModel
public import Storage

/// A profile with the environment it gives.
public struct ResolvedProfile: Sendable {
  /// The profile.
  public let profile: Profile
  /// What layouts on it are remembered by.
  public let key: EnvironmentKey
  /// What one that nobody stored or asked for is looked at for.
  var occasion: Occasion?
  /// True for one that nobody stored or asked for.
  public var isBroughtIn: Bool { occasion != nil }
}

extension Profile {
  /// The profile's environment on its device.
  public func resolved(on devices: [Device]) throws(DesignError) -> ResolvedProfile {
    ResolvedProfile(profile: self, key: EnvironmentKey(environment(on: try devices.device(named: device))))
  }
}
