public import DesignModel

/// Where an app says that it runs.
public struct AppSupport: Hashable, Sendable {
  /// The least system version.
  public private(set) var system: Double
  /// In which orientations on devices of each idiom; none for idioms that it isn't made for.
  public private(set) var orientations: [Idiom: Set<Orientation>]
  /// The languages that it is localized in, as the project spells them; none where it doesn't say.
  public private(set) var localizations: Set<String>
  /// In which directions these are written, and what isn't localized.
  public private(set) var directions: Set<LayoutDirection>

  /// What build settings and the app's information list say; without a word on it, both idioms and orientations.
  ///
  /// Nil where the settings name no system, or none of these idioms, as where they refer to what isn't said.
  init?(_ settings: BuildSettings, regions: [String], information: () -> PropertyList?) {
    guard let system = settings["IPHONEOS_DEPLOYMENT_TARGET"]?.text.flatMap(Self.version) else { return nil }
    self.system = system
    let information = information()
    let family = settings["TARGETED_DEVICE_FAMILY"]
    if family == nil, settings.names("TARGETED_DEVICE_FAMILY") { return nil }
    let families = Set(family?.words ?? ["1", "2"])
    orientations = [:]
    for (family, idiom) in [("1", Idiom.phone), ("2", .pad)] where families.contains(family) {
      orientations[idiom] = Self.orientations(of: idiom, settings, information)
    }
    if orientations.isEmpty { return nil }
    localizations = Set(regions.filter { $0 != "Base" }.map { Self.oldNames[$0] ?? $0 })
    directions = Set(localizations.compactMap { LanguageTag(parsing: $0)?.direction }).union([.ltr])
  }

  /// What projects of Xcode 4 and before call languages.
  private static let oldNames = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Spanish": "es",
    "Dutch": "nl",
  ]

  private static func orientations(
    of idiom: Idiom, _ settings: BuildSettings, _ information: PropertyList?
  ) -> Set<Orientation> {
    let key = "UISupportedInterfaceOrientations"
    let setting = "INFOPLIST_KEY_\(key)"
    let named =
      idiom == .pad
      ? [information?["\(key)~ipad"], settings["\(setting)_iPad"]]
      : [information?["\(key)~iphone"], settings["\(setting)_iPhone"]]
    let words = (named + [information?[key], settings[setting]]).compactMap(\.self).first?.words ?? []
    let found = Set(words.compactMap(orientation))
    return found.isEmpty ? Set(Orientation.allCases) : found
  }

  private static func orientation(_ word: String) -> Orientation? {
    switch word {
    case "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown": .portrait
    case "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight": .landscape
    default: nil
    }
  }

  /// `15.4` of `15.4` or `15.4.1`; nil for what names another setting.
  private static func version(_ text: String) -> Double? {
    Double(text.split(separator: ".").prefix(2).joined(separator: "."))
  }

  /// Where the one or the other runs.
  public func union(_ other: AppSupport) -> AppSupport {
    var result = self
    result.system = min(system, other.system)
    result.orientations.merge(other.orientations) { $0.union($1) }
    result.localizations.formUnion(other.localizations)
    result.directions.formUnion(other.directions)
    return result
  }
}

extension AppSupport {
  /// The profiles that it may meet: every text size on the devices of its idioms that its least system runs on, in their
  /// usual poses.
  public func profiles(on devices: [Device]) -> [Profile] {
    // An app for a system that is newer than the catalogue runs on what runs its newest.
    let newest = devices.newestSystem ?? 0
    let running = devices.filter {
      orientations[$0.idiom] != nil && $0.isInUsualPose && $0.os >= min(system, newest)
    }
    return running.flatMap { device in
      ProfileProduct(
        devices: [device.name],
        orientations: Orientation.allCases.filter { orientations[device.idiom]?.contains($0) ?? false },
        textSizes: TextSize.allCases, directions: LayoutDirection.allCases.filter(directions.contains)
      ).profiles
    }
  }

  /// `iOS 15 and later, iPhone in portrait, iPad, left to right`.
  public var sentence: String {
    let idioms = [(Idiom.phone, "iPhone"), (.pad, "iPad")].compactMap { idiom, name -> String? in
      guard let own = orientations[idiom] else { return nil }
      return own.count == 1 ? "\(name) in \(own.first!.rawValue)" : name
    }
    let ways = directions.count > 1 ? "both writing directions" : "left to right"
    return (["iOS \(spelledSystem) and later"] + idioms + [ways]).joined(separator: ", ")
  }

  private var spelledSystem: String {
    system == system.rounded() ? "\(Int(system))" : "\(system)"
  }
}
