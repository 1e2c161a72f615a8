/// Everything that a revision freezes: screens, devices and profiles.
public struct Design: Hashable, Sendable {
  /// In the order they were added.
  public var screens: [Screen]
  /// In the catalogue's order, own ones after them.
  public var devices: [Device]
  /// In the order they were added.
  public var profiles: [Profile]
  /// A design.
  public init(screens: [Screen] = [], devices: [Device] = [], profiles: [Profile] = []) {
    (self.screens, self.devices, self.profiles) = (screens, devices, profiles)
  }
}
