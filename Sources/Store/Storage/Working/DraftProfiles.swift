public import DesignModel

extension Draft {
  /// The device of that name; throws `DesignError.unknown`, which names candidates.
  public func device(named name: String) throws -> Device {
    try devices().device(named: name)
  }

  /// The profile of that name; throws `DesignError.unknown`, which names candidates.
  public func profile(named name: String) throws -> Profile {
    try profiles().profile(named: name)
  }

  /// Adds a device after the others, or replaces the one of its name.
  public func saveDevice(_ device: Device) throws {
    var devices = try devices()
    if let index = devices.firstIndex(where: { $0.name == device.name }) {
      devices[index] = device
    } else {
      devices.append(device)
    }
    setDevices(devices)
  }

  /// Adds profiles after the others; those that are there already are passed over.
  ///
  /// Returns how many were new. Throws if a profile's device is unknown.
  @discardableResult
  public func addProfiles(_ added: some Sequence<Profile>) throws -> Int {
    var profiles = try profiles()
    let before = profiles.count
    let deviceNames = try devices().map(\.name)
    let known = Set(deviceNames)
    var names = Set(profiles.map(\.name))
    for profile in added {
      guard known.contains(profile.device) else {
        throw DesignError.unknown(.device, profile.device, among: deviceNames)
      }
      if names.insert(profile.name).inserted { profiles.append(profile) }
    }
    setProfiles(profiles)
    return profiles.count - before
  }

  /// Adds one profile after the others; throws if it is there already.
  public func addProfile(_ profile: Profile) throws {
    guard try addProfiles([profile]) == 1 else {
      throw DesignError.nameTaken(profile.name, by: .profile, place: "the store")
    }
  }

  /// Removes the profiles of these names; throws if one is unknown.
  public func removeProfiles(named names: some Sequence<String>) throws {
    let profiles = try profiles()
    let known = Set(profiles.map(\.name))
    var gone: Set<String> = []
    for name in names {
      guard known.contains(name) else {
        throw DesignError.unknown(.profile, name, among: profiles.map(\.name))
      }
      gone.insert(name)
    }
    setProfiles(profiles.filter { !gone.contains($0.name) })
  }
}
