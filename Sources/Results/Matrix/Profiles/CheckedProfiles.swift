public import DesignModel
public import Storage

extension ProfileQuery {
  /// The profiles on which screens are checked: every stored one unless fewer are asked for, in every language asked
  /// for.
  public func checked(in snapshot: Snapshot) throws -> [Profile] {
    try ofChecks.selection(in: snapshot)
  }

  /// The profiles that are asked for, at least one; throws `StudyError.noProfiles`.
  public func selection(in snapshot: Snapshot) throws -> [Profile] {
    let selected = try naming(snapshot.devices()).selection(from: snapshot.profiles())
    guard !selected.isEmpty else { throw StudyError.noProfiles }
    return selected
  }
}

extension Screen {
  /// Each profile once for each state that the screen declares; those that name a state as they are.
  func inEveryState(_ profiles: [Profile]) -> [Profile] {
    guard states.count > 1 else { return profiles }
    return states.flatMap { state in
      profiles.filter { $0.state == nil || state == states[0] }.map { profile in
        var copy = profile
        copy.state = copy.state ?? state
        return copy
      }
    }
  }

  /// The profiles, and for each language of the screen those of its direction with it.
  func inEveryLanguage(_ profiles: [Profile]) -> [Profile] {
    profiles
      + languages.flatMap { language in
        profiles.filter { $0.locale == nil && $0.direction == language.direction ?? $0.direction }.map {
          profile in
          var copy = profile
          copy.locale = language.text
          return copy
        }
      }
  }

  /// True if the screen has a view to type into.
  public var takesText: Bool { views.contains(where: \.takesText) }
}

extension [Profile] {
  /// The profiles on those devices, and for each occasion those that are without it with it, at the end.
  public func resolved(on devices: [Device], bringing occasions: [Occasion]) throws -> [ResolvedProfile] {
    try resolved(on: devices) + bringing(occasions, on: devices)
  }

  /// The profiles on those devices.
  func resolved(on devices: [Device]) throws -> [ResolvedProfile] { try map { try $0.resolved(on: devices) } }

  /// For each occasion those of the profiles that are without it, with it.
  func bringing(_ occasions: [Occasion], on devices: [Device]) throws -> [ResolvedProfile] {
    try occasions.flatMap { occasion in
      try compactMap(occasion.brought).map { profile in
        var resolved = try profile.resolved(on: devices)
        resolved.occasion = occasion
        return resolved
      }
    }
  }
}
