import CommandGrammar
import DesignModel

/// Which profiles a command works on.
struct ProfileOptions: GroupedParameters {
  @Parameter(
    flag: "Every stored profile; devices, orientations, text sizes and directions select among them.")
  var allProfiles: Bool
  @Parameter(option: "A profile by its name, as iphone-se-3/landscape/AX3/rtl.", name: "profile")
  var profiles: [Profile] = []
  @ParameterGroup var axes: ProfileAxes
  @Parameter(option: "Whether the keyboard is up.") var keyboard: KeyboardState?
  @Parameter(option: "The screen's state; its first if none is given.", value: "state") var state: String?
  @Parameter(option: "A window smaller than the screen, in points.") var window: Size?
  @ParameterGroup var traits: ProfileTraits
  @Parameter(option: "The system version, if not the device's.", value: "version") var os: Double?
  @Parameter(option: "The content offset of a scroll view in points.", name: "scroll")
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
  /// True if nothing is asked for that tells profiles apart.
  var isUnset: Bool { !allProfiles && selectsNone && axes.locales.isEmpty }

  /// True if neither profiles are named nor what they have; languages are no selection.
  var selectsNone: Bool { profiles.isEmpty && !axes.narrows }

  /// The profiles that the options ask for, out of the stored ones for `--all-profiles`.
  func selection(from stored: @autoclosure () throws -> [Profile]) rethrows -> [Profile] {
    if allProfiles { return spoken(try stored().filter(axes.contains), narrows: true).map(refined) }
    return (profiles.isEmpty ? axes.product.profiles : spoken(profiles, narrows: false)).map(refined)
  }

  /// The profiles in every language that is asked for; if they are a selection, a language takes those of its own
  /// direction, unless directions are asked for.
  private func spoken(_ profiles: [Profile], narrows: Bool) -> [Profile] {
    if axes.locales.isEmpty { return profiles }
    return profiles.flatMap { profile in
      axes.locales.compactMap { language in
        let isOther = language.direction.map { $0 != profile.direction } ?? false
        if narrows, axes.directions.isEmpty, isOther { return nil }
        var result = profile
        result.locale = language.text
        return result
      }
    }
  }

  /// The profile with everything set that the options set on every one.
  private func refined(_ profile: Profile) -> Profile {
    var result = profile
    if let keyboard { result.keyboard = keyboard }
    if let state { result.state = state }
    if let window { result.window = window }
    if !traits.bars.isEmpty { result.bars = traits.bars }
    if traits.boldText { result.boldText = true }
    if let os { result.os = os }
    if !offsets.isEmpty {
      result.offsets = offsets.sorted { $0.view.utf8.lexicographicallyPrecedes($1.view.utf8) }
    }
    return result
  }
}
