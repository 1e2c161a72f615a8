import CommandGrammar
import DesignModel
import Notation

/// Which profiles a command works on, as `solve`, and later every command that solves, takes them.
struct ProfileOptions: GroupedParameters {
  var allProfiles = false
  var profiles: [Profile] = []
  var devices: [String] = []
  var orientations: [Orientation] = []
  var textSizes: [TextSize] = []
  var directions: [LayoutDirection] = []
  var locales: [Language] = []
  var keyboard: KeyboardState?
  var state: String?
  var window: Size?
  var bars: [Bar] = []
  var boldText = false
  var os: Double?
  var offsets: [ScrollOffset] = []

  static let parameters: [ParameterSpec] = [
    .flag(
      "allProfiles",
      "Every stored profile; devices, orientations, text sizes and directions select among them."),
    .option("profile", [Profile].self, "A profile by its name, as iphone-se-3/landscape/AX3/rtl."),
    .option(
      "device", CommaList<String>.self, "Devices, separated by commas; iphone-16 if none is given.",
      value: "device,…", completion: .device),
    .option(
      "orientation", CommaList<Orientation>.self, "Orientations, separated by commas.",
      value: "portrait|landscape,…"),
    .option(
      "textSize", CommaList<TextSize>.self, "Text sizes, separated by commas: XS to XXXL, AX1 to AX5.",
      value: "size,…"),
    .option(
      "direction", CommaList<LayoutDirection>.self, "Writing directions, separated by commas.",
      value: "ltr|rtl,…"),
    .option(
      "locale", CommaList<Language>.self,
      "Languages, separated by commas, each in its own direction; x-double, x-accented and x-rtl are made up.",
      value: "language,…"),
    .option("keyboard", KeyboardState.self, "Whether the keyboard is up."),
    .option("state", String.self, "The screen's state; its first if none is given.", value: "state"),
    .option("window", Size.self, "A window smaller than the screen, in points."),
    .option("bars", CommaList<Bar>.self, "Bars around the content, separated by commas.", value: "bar,…"),
    .flag("boldText", "Bold Text is on."),
    .option("os", Double.self, "The system version, if not the device's.", value: "version"),
    .option("scroll", [ScrollOffset].self, "The content offset of a scroll view in points."),
  ]

  init(arguments: [String: JSON]) throws(ArgumentFault) {
    func value<Value: ArgumentValue>(_ name: String) throws(ArgumentFault) -> Value? {
      guard let json = arguments[name] else { return nil }
      return try Value(json: json)
    }
    func list<Element: ArgumentValue>(_ name: String) throws(ArgumentFault) -> [Element] {
      let list: CommaList<Element>? = try value(name)
      return list?.elements ?? []
    }
    allProfiles = try value("allProfiles") ?? false
    profiles = try value("profile") ?? []
    devices = try list("device")
    orientations = try list("orientation")
    textSizes = try list("textSize")
    directions = try list("direction")
    locales = try list("locale")
    keyboard = try value("keyboard")
    state = try value("state")
    window = try value("window")
    bars = try list("bars")
    boldText = try value("boldText") ?? false
    os = try value("os")
    offsets = try value("scroll") ?? []
    guard !allProfiles || profiles.isEmpty else {
      throw ArgumentFault("'--all-profiles' already takes every profile; leave '--profile' out")
    }
    guard profiles.isEmpty || !narrows else {
      throw ArgumentFault("a '--profile' names its device, orientation, text size and direction itself")
    }
  }

  private var narrows: Bool {
    !devices.isEmpty || !orientations.isEmpty || !textSizes.isEmpty || !directions.isEmpty
  }

  var arguments: [String: JSON] {
    var result: [String: JSON] = [:]
    if allProfiles { result["allProfiles"] = true }
    if !profiles.isEmpty { result["profile"] = profiles.json }
    if !devices.isEmpty { result["device"] = devices.json }
    if !orientations.isEmpty { result["orientation"] = orientations.json }
    if !textSizes.isEmpty { result["textSize"] = textSizes.json }
    if !directions.isEmpty { result["direction"] = directions.json }
    if !locales.isEmpty { result["locale"] = locales.json }
    if let keyboard { result["keyboard"] = keyboard.json }
    if let state { result["state"] = state.json }
    if let window { result["window"] = window.json }
    if !bars.isEmpty { result["bars"] = bars.json }
    if boldText { result["boldText"] = true }
    if let os { result["os"] = os.json }
    if !offsets.isEmpty { result["scroll"] = offsets.json }
    return result
  }
}

extension ProfileOptions {
  /// True if nothing is asked for that tells profiles apart.
  var isUnset: Bool { !allProfiles && selectsNone && locales.isEmpty }

  /// True if neither profiles are named nor what they have; languages are no selection.
  var selectsNone: Bool { profiles.isEmpty && !narrows }

  /// The profiles that the options ask for, out of the stored ones for `--all-profiles`.
  func selection(from stored: @autoclosure () throws -> [Profile]) rethrows -> [Profile] {
    if allProfiles { return spoken(try stored().filter(isSelected), narrows: true).map(refined) }
    return (profiles.isEmpty ? product : spoken(profiles, narrows: false)).map(refined)
  }

  /// The profiles in every language that is asked for; if they are a selection, a language takes those of its own
  /// direction, unless directions are asked for.
  private func spoken(_ profiles: [Profile], narrows: Bool) -> [Profile] {
    if locales.isEmpty { return profiles }
    return profiles.flatMap { profile in
      locales.compactMap { language in
        let isOther = language.direction.map { $0 != profile.direction } ?? false
        if narrows, directions.isEmpty, isOther { return nil }
        var result = profile
        result.locale = language.text
        return result
      }
    }
  }

  private var product: [Profile] {
    let basis = Profile.default
    let languages = locales.isEmpty ? [nil] : locales.map(Optional.some)
    return (devices.isEmpty ? [basis.device] : devices).flatMap { device in
      (orientations.isEmpty ? [basis.orientation] : orientations).flatMap { orientation in
        (textSizes.isEmpty ? [basis.textSize] : textSizes).flatMap { textSize in
          languages.flatMap { language in
            (directions.isEmpty ? [language?.direction ?? basis.direction] : directions).map { direction in
              Profile(
                device: device, orientation: orientation, textSize: textSize, direction: direction,
                locale: language?.text)
            }
          }
        }
      }
    }
  }

  private func isSelected(_ profile: Profile) -> Bool {
    (devices.isEmpty || devices.contains(profile.device))
      && (orientations.isEmpty || orientations.contains(profile.orientation))
      && (textSizes.isEmpty || textSizes.contains(profile.textSize))
      && (directions.isEmpty || directions.contains(profile.direction))
  }

  /// The profile with everything set that the options set on every one.
  private func refined(_ profile: Profile) -> Profile {
    var result = profile
    if let keyboard { result.keyboard = keyboard }
    if let state { result.state = state }
    if let window { result.window = window }
    if !bars.isEmpty { result.bars = Bar.allCases.filter { bars.contains($0) } }
    if boldText { result.boldText = true }
    if let os { result.os = os }
    if !offsets.isEmpty {
      result.offsets = offsets.sorted { $0.view.utf8.lexicographicallyPrecedes($1.view.utf8) }
    }
    return result
  }
}
