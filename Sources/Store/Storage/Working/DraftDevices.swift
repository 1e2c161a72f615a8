public import DesignModel

extension Draft {
  /// Removes a device; its profiles go with it if `cascade`, and forbid it if not.
  ///
  /// Returns the device and the profiles that went.
  @discardableResult
  public func removeDevice(
    named name: String, cascade: Bool = false
  ) throws -> (device: Device, profiles: [Profile]) {
    let device = try device(named: name)
    let all = try profiles()
    let gone = all.filter { $0.device == name }
    if !gone.isEmpty, !cascade {
      throw DesignError.inUse(.device, name, by: gone.map { "profile '\($0.name)'" })
    }
    if !gone.isEmpty { setProfiles(all.filter { $0.device != name }) }
    setDevices(try devices().filter { $0.name != name })
    return (device, gone)
  }
}
