public import DesignModel

/// Which profiles are asked for.
///
/// Either all that are stored, or some by name, or every combination of what is listed, where an empty list is the
/// default's; what follows the lists is set on every one of them.
public struct ProfileQuery: Hashable, Sendable {
  /// Every stored profile; the lists select among them.
  public var allProfiles: Bool
  /// Profiles by name.
  public var profiles: [Profile]
  /// Names of devices.
  public var devices: [String]
  /// How they are held.
  public var orientations: [Orientation]
  /// The Dynamic Type sizes.
  public var textSizes: [TextSize]
  /// The writing directions.
  public var directions: [LayoutDirection]
  /// Each in its own direction.
  public var locales: [LanguageTag]
  /// Whether the keyboard is up.
  public var keyboard: KeyboardState?
  /// The screen's state.
  public var state: String?
  /// Windows in points, each a profile of its own; none for whole screens.
  public var windows: [Size]
  /// The bars around the content.
  public var bars: [Bar]
  /// Whether Bold Text is on.
  public var boldText: Bool
  /// The system version.
  public var os: Double?
  /// The field with the focus, by its view's name.
  public var focus: String?
  /// Where contents of scroll views stand; several positions of one are a profile each.
  public var offsets: [ScrollOffset]
  /// Whether screens are checked on the profiles, not shown.
  var isOfChecks = false

  /// A query; without arguments for the default profile.
  public init(
    allProfiles: Bool = false, profiles: [Profile] = [], devices: [String] = [],
    orientations: [Orientation] = [], textSizes: [TextSize] = [], directions: [LayoutDirection] = [],
    locales: [LanguageTag] = [], keyboard: KeyboardState? = nil, state: String? = nil, windows: [Size] = [],
    bars: [Bar] = [], boldText: Bool = false, os: Double? = nil, focus: String? = nil,
    offsets: [ScrollOffset] = []
  ) {
    (self.allProfiles, self.profiles, self.devices) = (allProfiles, profiles, devices)
    (self.orientations, self.textSizes, self.directions) = (orientations, textSizes, directions)
    (self.locales, self.keyboard, self.state, self.windows) = (locales, keyboard, state, windows)
    (self.bars, self.boldText, self.os) = (bars, boldText, os)
    (self.focus, self.offsets) = (focus, offsets)
  }
}

extension ProfileQuery {
  private var narrows: Bool {
    !devices.isEmpty || !orientations.isEmpty || !textSizes.isEmpty || !directions.isEmpty
  }

  /// True if nothing is asked for that distinguishes profiles.
  public var isUnset: Bool { !allProfiles && selectsNone && locales.isEmpty }

  /// True if neither profiles are named nor what they have; languages are no selection.
  var selectsNone: Bool { profiles.isEmpty && !narrows }

  /// The query with the devices that its groups and patterns hold; throws `DesignError.unknown` where one holds none.
  public func naming(_ devices: @autoclosure () throws -> [Device]) throws -> ProfileQuery {
    guard !self.devices.isEmpty else { return self }
    var result = self
    result.devices = try devices().names(meant: self.devices)
    return result
  }

  /// The profiles that are asked for, out of the stored ones where all are; `naming` comes before it.
  public func selection(from stored: @autoclosure () throws -> [Profile]) rethrows -> [Profile] {
    if allProfiles { return spoken(try stored().filter(isSelected), narrows: true).flatMap(refined) }
    return (profiles.isEmpty ? product : spoken(profiles, narrows: false)).flatMap(refined)
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
    ProfileProduct(
      devices: devices, orientations: orientations, textSizes: textSizes, directions: directions,
      languages: locales
    ).profiles
  }

  private func isSelected(_ profile: Profile) -> Bool {
    (devices.isEmpty || devices.contains(profile.device))
      && (orientations.isEmpty || orientations.contains(profile.orientation))
      && (textSizes.isEmpty || textSizes.contains(profile.textSize))
      && (directions.isEmpty || directions.contains(profile.direction))
  }

  /// The profile with everything set that the query sets on every one, once for each window and choice of scroll positions.
  private func refined(_ profile: Profile) -> [Profile] {
    var result = profile
    if let keyboard { result.keyboard = keyboard }
    if let state { result.state = state }
    if !bars.isEmpty { result.bars = Bar.allCases.filter { bars.contains($0) } }
    if boldText { result.boldText = true }
    if let os { result.os = os }
    if let focus { result.focus = focus }
    let sized = windows.isEmpty ? [result] : windows.map { result.with(window: $0) }
    if offsets.isEmpty { return sized }
    return sized.flatMap { profile in
      offsets.combined.map { choice in
        var copy = profile
        copy.offsets = choice
        return copy
      }
    }
  }
}

extension Profile {
  fileprivate func with(window: Size) -> Profile {
    var result = self
    result.window = window
    return result
  }
}
