import CommandGrammar
import DesignModel
import Notation
import Studies

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
  /// The profiles that the options ask for.
  var query: ProfileQuery {
    ProfileQuery(
      allProfiles: allProfiles, profiles: profiles, devices: devices, orientations: orientations,
      textSizes: textSizes, directions: directions, locales: locales.map(\.tag), keyboard: keyboard,
      state: state,
      window: window, bars: bars, boldText: boldText, os: os, offsets: offsets)
  }
}
