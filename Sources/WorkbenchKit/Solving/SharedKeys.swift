import DesignModel
import Storage

/// Profiles' environments with no more of the language than tells a screen's layouts apart, so that languages in which
/// it says the same share what is remembered.
struct SharedKeys {
  private var locales: [String: String?] = [:]

  init(_ screen: Screen, _ profiles: [ResolvedProfile]) {
    for locale in Set(profiles.compactMap(\.key.environment.locale)) {
      locales[locale] = .some(screen.layoutLocale(locale))
    }
  }

  /// The key of the profile's layout of the screen.
  func key(of profile: ResolvedProfile) -> EnvironmentKey {
    guard let locale = profile.key.environment.locale, let shared = locales[locale], shared != locale else {
      return profile.key
    }
    var environment = profile.key.environment
    environment.locale = shared
    return EnvironmentKey(environment)
  }
}

extension [EnvironmentKey] {
  /// Each environment once, in the order of their first places.
  var distinct: [EnvironmentKey] {
    var seen: Set<EnvironmentKey> = []
    return filter { seen.insert($0).inserted }
  }
}
