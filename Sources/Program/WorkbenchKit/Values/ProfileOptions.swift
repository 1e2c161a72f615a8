import CommandGrammar
import DesignModel
import Matrix

/// Which profiles a command works on.
struct ProfileOptions: GroupedParameters {
  @Parameter(
    flag: "Every stored profile; devices, orientations, text sizes and directions select among them.")
  var allProfiles: Bool
  @Parameter(option: "A profile by its name, as iphone-se-3/landscape/AX3/rtl.", name: "profile")
  var profiles: [Profile] = []
  @ParameterGroup var axes: ProfileAxes
  @Parameter(option: "Whether the keyboard is up.") var keyboard: KeyboardState?
  @Parameter(
    option: "The screen's state; its first if none is given.", value: "state", completion: .object(.state))
  var state: String?
  @Parameter(
    option: "Windows in points, separated by commas; the whole screen if none is given.", name: "window",
    value: "WIDTHxHEIGHT,…")
  private var windowList: CommaList<Size>?
  @ParameterGroup var traits: ProfileTraits
  @Parameter(option: "The system version, if not the device's.", value: "version") var os: Double?
  @Parameter(
    option: "The view with the focus: the keyboard is up, and scroll views have brought it into sight.",
    completion: .object(.view))
  var focus: String?
  @Parameter(
    option:
      "Where a scroll view's content stands: an offset in points, start, end, or scrolled until a view is in sight; several of one view are a profile each.",
    name: "scroll")
  var offsets: [ScrollOffset] = []

  init() {}

  func check() throws(ArgumentFault) {
    guard !allProfiles || profiles.isEmpty else {
      throw ArgumentFault("'--all-profiles' already takes every profile; leave '--profile' out")
    }
    guard profiles.isEmpty || !axes.narrows else {
      throw ArgumentFault("a '--profile' names its device, orientation, text size and direction itself")
    }
  }
}

extension ProfileOptions {
  /// Whether the options say on which devices.
  var namesDevices: Bool { !profiles.isEmpty || !axes.devices.isEmpty }

  /// The windows that the options name, in points.
  var windows: [Size] {
    get { windowList?.elements ?? [] }
    set { windowList = newValue.isEmpty ? nil : CommaList(newValue) }
  }

  /// The profiles that the options ask for.
  var query: ProfileQuery {
    ProfileQuery(
      allProfiles: allProfiles, profiles: profiles, devices: axes.devices, orientations: axes.orientations,
      textSizes: axes.textSizes, directions: axes.directions, locales: axes.locales, keyboard: keyboard,
      state: state, windows: windows, bars: traits.bars, boldText: traits.boldText, os: os, focus: focus,
      offsets: offsets)
  }

  /// The profiles, each once for all text sizes.
  func fixedProfiles(on devices: [Device]) throws -> [Profile] {
    var options = self
    options.axes.textSizes = []
    var seen: Set<Profile> = []
    return try options.query.naming(devices).selection(from: []).compactMap { profile in
      var fixed = profile
      fixed.textSize = .large
      return seen.insert(fixed).inserted ? fixed : nil
    }
  }
}
