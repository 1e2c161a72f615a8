import Notation

extension [Device] {
  /// The names of the devices that the names mean, each once, in the order of the names: groups (`all`, `phones`, `pads`,
  /// `home-button`) and patterns, in which `*` matches any characters, become the devices that they hold.
  ///
  /// The name of a device without its pose, and a pattern of such names, hold all its usual poses.
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
    if contains(where: { $0.name == name }) { return [name] }
    let found = filter { DeviceNames(name).holds($0) }.map(\.name)
    guard DeviceGroup(rawValue: name) != nil || name.contains("*") else {
      return found.isEmpty ? [name] : found
    }
    if found.isEmpty { throw .unknown(.device, name, among: map(\.name)) }
    return found
  }
}

/// What a group, a pattern or a name without a pose means.
private struct DeviceNames {
  let name: String

  init(_ name: String) { self.name = name }

  func holds(_ device: Device) -> Bool {
    if let group = DeviceGroup(rawValue: name) { return group.holds(device) }
    if name.contains("/") { return device.name.matches(pattern: name) }
    return device.isInUsualPose && device.family.matches(pattern: name)
  }
}

/// Devices that go by one word wherever devices are named.
public enum DeviceGroup: String, Vocabulary {
  case all, phones, pads
  /// Those whose screen ends in corners: nothing lies below it.
  case homeButton = "home-button"

  /// True if the device is one of them, in a usual pose.
  public func holds(_ device: Device) -> Bool {
    guard device.isInUsualPose else { return false }
    return switch self {
    case .all: true
    case .phones: device.idiom == .phone
    case .pads: device.idiom == .pad
    case .homeButton: device.portraitInsets.bottom == 0
    }
  }
}
