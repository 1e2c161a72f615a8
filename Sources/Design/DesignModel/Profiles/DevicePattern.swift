import Notation

extension [Device] {
  /// The names of the devices that the names mean, each once, in the order of the names: groups (`all`, `phones`, `pads`,
  /// `home-button`) and patterns, in which `*` matches any characters, become the devices that they hold.
  ///
  /// Other names stay, unknown ones too; throws `DesignError.unknown` where a group or a pattern holds none.
  public func names(meant names: [String]) throws(DesignError) -> [String] {
    var result: [String] = []
    for name in names {
      for device in try self.names(meant: name) where !result.contains(device) { result.append(device) }
    }
    return result
  }

  private func names(meant name: String) throws(DesignError) -> [String] {
    let group = DeviceGroup(rawValue: name)
    guard group != nil || name.contains("*"), !contains(where: { $0.name == name }) else { return [name] }
    let found = filter { group?.holds($0) ?? $0.name.matches(pattern: name) }.map(\.name)
    if found.isEmpty { throw .unknown(.device, name, among: map(\.name)) }
    return found
  }
}

/// Devices that go by one word wherever devices are named.
public enum DeviceGroup: String, Vocabulary {
  case all, phones, pads
  /// Those whose screen ends in corners: nothing lies below it.
  case homeButton = "home-button"

  /// True if the device is one of them.
  public func holds(_ device: Device) -> Bool {
    switch self {
    case .all: true
    case .phones: device.idiom == .phone
    case .pads: device.idiom == .pad
    case .homeButton: device.portraitInsets.bottom == 0
    }
  }
}
