public import DesignModel
public import Storage

/// Profiles' environments with no more of the language and state than tells a screen's layouts apart, so that languages
/// in which it says the same share what is remembered, and the initial state with none.
public struct SharedKeys {
  private var locales: [String: String?] = [:]
  private let initialState: String?
  private let hasBars: Bool

  /// What of the profiles' languages and states a screen tells apart.
  public init(_ screen: Screen, _ profiles: [ResolvedProfile]) {
    initialState = screen.states.first
    hasBars = !screen.rootTraits.bars.isEmpty
    for locale in Set(profiles.compactMap(\.key.environment.locale)) {
      locales[locale] = .some(screen.layoutLocale(locale))
    }
  }

  /// The key of the profile's layout of the screen.
  public func key(of profile: ResolvedProfile) -> EnvironmentKey {
    var environment = profile.key.environment
    if environment.state == initialState { environment.state = nil }
    if let locale = environment.locale, let shared = locales[locale] { environment.locale = shared }
    if !hasBars {
      environment.bars = .profile
    } else if environment.bars == .profile {
      environment.bars = .profileAlone
    }
    return environment == profile.key.environment ? profile.key : EnvironmentKey(environment)
  }
}

extension [EnvironmentKey] {
  /// Each environment once, in the order of their first places.
  public var distinct: [EnvironmentKey] {
    var seen: Set<EnvironmentKey> = []
    return filter { seen.insert($0).inserted }
  }
}
