import DesignModel

/// On which devices a condition on size classes can hold, in any window.
enum WindowReach: Hashable {
  /// On none.
  case nowhere
  /// On one, by its name in the catalogue.
  case only(String)
  /// On several.
  case several

  /// The device, where it is one alone.
  var device: String? {
    if case .only(let name) = self { name } else { nil }
  }

  /// Where a condition can hold on the devices that a screen is for, whatever else it asks.
  init(of condition: Condition, on devices: [HeldDevice]) {
    let names = Set(devices.filter { condition.canHold(in: $0.environment) }.map(\.name))
    self = names.isEmpty ? .nowhere : names.count == 1 ? .only(names.first!) : .several
  }
}

/// A device of the catalogue that is held one way, with a window on it.
struct HeldDevice {
  let name: String
  let environment: LayoutEnvironment

  /// Every device in both ways, and pads in their narrowest windows, too.
  ///
  /// A phone's window that the system resizes is compact × regular at every size (`DisplayTraits.resizedPhone`), as a phone
  /// that is held upright is.
  static let all = Device.catalogue.flatMap { device in
    Orientation.allCases.flatMap { orientation in
      let narrow = Size(width: 320, height: device.size.height)
      let windows: [Size?] = device.idiom == .pad ? [nil, narrow] : [nil]
      return windows.map { window in
        let profile = Profile(device: device.name, orientation: orientation, window: window)
        return HeldDevice(name: device.name, environment: profile.environment(on: device))
      }
    }
  }

  /// True where a screen is for it, as it is held.
  func isFor(_ traits: RootTraits) -> Bool {
    let pose = SupportedPose(environment.idiom, environment.orientation)
    return traits.idiom ?? environment.idiom == environment.idiom
      && traits.supported?.contains(pose) ?? true
  }
}

extension Condition {
  /// True where all holds that it asks of size classes, the kind of device and how that is held.
  fileprivate func canHold(in environment: LayoutEnvironment) -> Bool {
    let axes: Set<ProfileAxis> = [.hclass, .vclass, .idiom, .orientation]
    return terms.allSatisfy { !axes.contains($0.axis) || Condition([$0]).holds(in: environment) }
  }
}
