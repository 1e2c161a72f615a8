import Conditions
public import DesignModel

/// Gathers what is different between two designs' layouts, pair by pair.
///
/// It keeps what changed and on which profiles, never the frames: its size doesn't grow with profiles that look the
/// same.
public struct LayoutDifference: Sendable {
  /// By how many points something must move or grow to count.
  public let threshold: Double
  /// The devices that the team ships to.
  let targets: Set<String>
  private(set) var profiles: [(profile: Profile, environment: LayoutEnvironment)] = []
  private(set) var screens: [ScreenTally] = []
  private var profileIndex: [Profile: Int] = [:]
  private var screenIndex: [ObjectID: Int] = [:]

  /// Nothing compared yet; a tenth of a point is below every device's pixel.
  public init(threshold: Double = 0.1, targets: Set<String> = []) {
    precondition(threshold >= 0, "A threshold is not negative")
    (self.threshold, self.targets) = (threshold, targets)
  }

  /// True if no compared layouts differ.
  public var isEmpty: Bool { screens.allSatisfy(\.tallies.isEmpty) }

  /// Makes profiles known, so that they are counted in this order; those of pairs are otherwise as they come.
  public mutating func expect(_ profiles: some Sequence<(profile: Profile, environment: LayoutEnvironment)>) {
    for (profile, environment) in profiles { _ = index(of: profile, environment) }
  }

  /// Compares the two layouts of a pair; one that lacks a layout is skipped.
  public mutating func add(_ pair: LayoutPair) { add(pair, on: [pair.profile]) }

  /// Compares the two layouts of a pair that is the same on several profiles, which are known, its own first.
  public mutating func add(_ pair: LayoutPair, on profiles: some Collection<Profile>) {
    guard let before = pair.before, let after = pair.after else { return }
    let first = index(of: pair.profile, pair.environment)
    let screen = index(of: pair)
    let places = profiles.map { profileIndex[$0] ?? first }
    for place in places { screens[screen].compared.insert(place) }
    if pair.match == nil, before == after, pair.environment == pair.earlierEnvironment { return }
    for (key, change) in LayoutComparison(
      pair, before: before, after: after, in: screens[screen].tree, threshold: threshold
    ).changes() {
      screens[screen].record(key, change, on: places, in: pair.environment.direction)
    }
  }

  private mutating func index(of profile: Profile, _ environment: LayoutEnvironment) -> Int {
    if let index = profileIndex[profile] { return index }
    profiles.append((profile, environment))
    profileIndex[profile] = profiles.count - 1
    return profiles.count - 1
  }

  private mutating func index(of pair: LayoutPair) -> Int {
    if let index = screenIndex[pair.afterScreen.id] { return index }
    screens.append(ScreenTally(from: pair.beforeScreen, to: pair.afterScreen, by: pair.match))
    screenIndex[pair.afterScreen.id] = screens.count - 1
    return screens.count - 1
  }
}
