extension [Device] {
  /// The device of that name; throws `DesignError.unknownDevice`, which names candidates.
  public func device(named name: String) throws(DesignError) -> Device {
    guard let device = first(where: { $0.name == name }) else {
      throw .unknownDevice(name, among: map(\.name))
    }
    return device
  }
}

extension [Profile] {
  /// The profile of that name; throws `DesignError.unknownProfile`, which names candidates.
  public func profile(named name: String) throws(DesignError) -> Profile {
    guard let profile = first(where: { $0.name == name }) else {
      throw .unknownProfile(name, among: map(\.name))
    }
    return profile
  }
}
