public import AutoLayout
public import DesignModel
import Notation
import Storage

/// Which environments look alike to a screen: for its layouts, or for what is made of them.
///
/// Languages in which it says the same share what is remembered, the initial state is the same as none, and whatever
/// the screen doesn't read can be anything.
public struct SharedKeys {
  private let screen: Screen
  private let reads: EnvironmentReads
  private let initialState: String?
  private let surroundings: RootSurroundings
  /// Equal only for screens to which the same environments look alike.
  public let name: String

  /// What a screen's layouts read.
  public init(_ prepared: PreparedScreen) { self.init(prepared, reading: prepared.reads) }

  /// What a screen's layouts and those who judge them read, no less than the layouts.
  public init(_ prepared: PreparedScreen, reading reads: EnvironmentReads) {
    screen = prepared.screen
    self.reads = reads
    initialState = screen.states.first
    surroundings = screen.surroundings
    var words = ["reads=\(reads.rawValue)"]
    if reads.contains(.state), let initialState { words.append("initial=\(initialState.quotedAsJSON)") }
    if surroundings.isPresent { words.append("bars") }
    // Which languages are distinguished follows from all that a screen says in any.
    words += Pseudolanguage.allCases.map(\.rawValue).filter { prepared.screen.layoutLocale($0) != nil }
    if !screen.texts.isEmpty { words.append("screen=\(screen.layoutHash)") }
    name = words.joined(separator: " ")
  }

  /// The environments of profiles, each once, in the order of their first profiles, and the place of each profile's.
  public func reduced(_ profiles: [ResolvedProfile]) -> ReducedProfiles {
    var locales: [String: String?] = [:]
    var keys: [EnvironmentKey] = []
    var places: [Int] = []
    places.reserveCapacity(profiles.count)
    var known: [LayoutEnvironment: Int] = [:]
    for profile in profiles {
      let environment = environment(of: profile, &locales)
      if let place = known[environment] {
        places.append(place)
      } else {
        known[environment] = keys.count
        places.append(keys.count)
        keys.append(environment == profile.key.environment ? profile.key : EnvironmentKey(environment))
      }
    }
    return ReducedProfiles(keys: keys, places: places)
  }

  private func environment(
    of profile: ResolvedProfile, _ locales: inout [String: String?]
  ) -> LayoutEnvironment {
    var environment = profile.key.environment.reduced(to: reads).reduced(to: surroundings)
    if environment.state == initialState { environment.state = nil }
    if let locale = environment.locale {
      let shared = locales[locale] ?? screen.layoutLocale(locale)
      locales[locale] = .some(shared)
      environment.locale = shared
    }
    return environment
  }
}

/// The environments that profiles come to for a screen.
public struct ReducedProfiles {
  /// Each once, in the order of their first profiles.
  let keys: [EnvironmentKey]
  /// For each profile, the place of its environment.
  public let places: [Int]

  /// The environments themselves.
  public var environments: [LayoutEnvironment] { keys.map(\.environment) }

  /// For each environment, the places of its profiles.
  var profiles: [[Int]] {
    var result = [[Int]](repeating: [], count: keys.count)
    for (profile, place) in places.enumerated() { result[place].append(profile) }
    return result
  }
}
