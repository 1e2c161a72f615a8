public import DesignModel

/// One screen on one profile, laid out by the earlier and by the later design; or two screens of one design.
public struct LayoutPair: Sendable {
  /// The profile.
  public var profile: Profile
  /// What the profile means to the later design.
  public var environment: LayoutEnvironment
  /// What it meant to the earlier one, which may know the device by other figures.
  public var earlierEnvironment: LayoutEnvironment
  /// The screen as it was and as it is; for one pair of designs the same in every pair.
  public var beforeScreen, afterScreen: Screen
  /// The layouts; nil where a design doesn't have the profile.
  public var before, after: ScreenLayout?

  /// Which views are compared of two screens; nil for two versions of one.
  public var match: ViewMatch?

  /// A pair; `earlierEnvironment` is the same as `environment` unless given.
  public init(
    profile: Profile, environment: LayoutEnvironment, earlierEnvironment: LayoutEnvironment? = nil,
    beforeScreen: Screen, afterScreen: Screen, by match: ViewMatch? = nil, before: ScreenLayout?,
    after: ScreenLayout?
  ) {
    precondition(match != nil || beforeScreen.id == afterScreen.id, "A screen is compared with itself")
    (self.profile, self.environment) = (profile, environment)
    self.earlierEnvironment = earlierEnvironment ?? environment
    (self.beforeScreen, self.afterScreen) = (beforeScreen, afterScreen)
    (self.match, self.before, self.after) = (match, before, after)
  }
}
