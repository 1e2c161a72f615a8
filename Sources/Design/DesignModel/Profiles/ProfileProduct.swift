/// Every combination of what distinguishes profiles, devices outermost.
public struct ProfileProduct: Sendable {
  /// Devices by name.
  public var devices: [String]
  /// How they are held.
  public var orientations: [Orientation]
  /// Windows in points; nil for the whole screen.
  public var windows: [Size?] = [nil]
  /// The Dynamic Type categories.
  public var textSizes: [TextSize]
  /// The languages of the texts; none for the design's own alone.
  public var languages: [LanguageTag]
  /// The writing directions; none for each language's own.
  public var directions: [LayoutDirection]
  /// Whether the keyboard is up.
  public var keyboards: [KeyboardState] = [Profile.default.keyboard]
  /// The screen's states; nil for its initial one.
  public var states: [String?] = [nil]
  /// The fields with the focus; nil for none.
  public var focuses: [String?] = [nil]
  /// Where contents of scroll views stand: several positions of one scroll view are one profile each.
  public var offsets: [ScrollOffset] = []
  /// The bars around the content of all of them.
  public var bars: [Bar] = []
  /// Whether Bold Text is on in all of them.
  public var boldText = false

  /// The product of what is listed; an empty list is what the default profile has.
  public init(
    devices: [String] = [], orientations: [Orientation] = [], textSizes: [TextSize] = [],
    directions: [LayoutDirection] = [], languages: [LanguageTag] = []
  ) {
    let usual = Profile.default
    self.devices = devices.isEmpty ? [usual.device] : devices
    self.orientations = orientations.isEmpty ? [usual.orientation] : orientations
    self.textSizes = textSizes.isEmpty ? [usual.textSize] : textSizes
    (self.directions, self.languages) = (directions, languages)
  }

  /// The profiles in order.
  public var profiles: [Profile] {
    devices.map { Profile(device: $0, boldText: boldText, bars: bars) }
      .times(orientations) { $0.orientation = $1 }
      .times(windows, unless: nil) { $0.window = $1 }
      .times(textSizes) { $0.textSize = $1 }
      .times(spoken) { ($0.locale, $0.direction) = ($1.language?.text, $1.direction) }
      .times(keyboards, unless: .hidden) { $0.keyboard = $1 }
      .times(states, unless: nil) { $0.state = $1 }
      .times(focuses, unless: nil) { $0.focus = $1 }
      .times(offsets.combined, unless: []) { $0.offsets = $1 }
  }

  /// Whether there are more profiles than that, found without making them.
  public func isLarger(than most: Int) -> Bool {
    let factors =
      [
        devices.count, orientations.count, windows.count, textSizes.count, spoken.count, keyboards.count,
        states.count, focuses.count,
      ] + offsets.byView.map(\.count)
    // Past the limit it stops multiplying, since a short line can ask for more than any number holds.
    return factors.reduce(1) { product, factor in product > most ? product : product * factor } > most
  }

  /// The languages with the directions in which they are asked for, or else are written.
  private var spoken: [(language: LanguageTag?, direction: LayoutDirection)] {
    (languages.isEmpty ? [nil] : languages.map(Optional.some)).flatMap { language in
      (directions.isEmpty ? [language?.direction ?? Profile.default.direction] : directions).map {
        (language, $0)
      }
    }
  }
}

extension [ScrollOffset] {
  /// The positions of each scroll view, views by name.
  fileprivate var byView: [[ScrollOffset]] {
    Set(map(\.view)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { view in filter { $0.view == view } }
  }

  /// Every choice of one position for each scroll view, views by name; one empty choice of none.
  public var combined: [[ScrollOffset]] {
    byView.reduce([[]]) { choices, positions in
      choices.flatMap { choice in positions.map { choice + [$0] } }
    }
  }
}

extension [Profile] {
  /// Each profile with each of the values, which `set` gives it.
  fileprivate func times<Value>(
    _ values: [Value], _ set: (inout Profile, Value) -> Void
  ) -> [Profile] {
    flatMap { profile in
      values.map { value in
        var copy = profile
        set(&copy, value)
        return copy
      }
    }
  }
}

extension [Profile] {
  /// The same, but for these profiles as they are where `usual`, which they have, is the only value.
  fileprivate func times<Value: Equatable>(
    _ values: [Value], unless usual: Value, _ set: (inout Profile, Value) -> Void
  ) -> [Profile] {
    values == [usual] ? self : times(values, set)
  }
}

extension Profile {
  /// Every device × orientation × text size × direction, in that order.
  public static func standard(for devices: [Device]) -> [Profile] {
    if devices.isEmpty { return [] }
    return ProfileProduct(
      devices: devices.map(\.name), orientations: Orientation.allCases, textSizes: TextSize.allCases,
      directions: LayoutDirection.allCases
    ).profiles
  }

  /// A few profiles that show most: of the devices on the newest system the smallest and the largest phone and pad, the
  /// smallest with a home button, what folds, and the default; orientations × large, AX1 and AX5 × directions.
  public static func targets(for devices: [Device]) -> [Profile] {
    let current = devices.newest
    func area(_ device: Device) -> Double { device.size.width * device.size.height }
    var chosen = Set(devices.filter { $0.name == Profile.default.device }.map(\.name))
    for idiom in Idiom.allCases {
      let ones = current.filter { $0.idiom == idiom && $0.pose == nil }.sorted { area($0) < area($1) }
      chosen.formUnion([ones.first, ones.last].compactMap { $0?.name })
    }
    let old = current.filter { $0.idiom == .phone && DeviceGroup.homeButton.holds($0) }
    chosen.formUnion(old.min { area($0) < area($1) }.map { [$0.name] } ?? [])
    chosen.formUnion(current.filter { [.open, .closed].contains($0.pose) }.map(\.name))
    let names = devices.map(\.name).filter(chosen.contains)
    if names.isEmpty { return [] }
    return ProfileProduct(
      devices: names, orientations: Orientation.allCases,
      textSizes: [.large, .accessibilityMedium, .accessibilityExtraExtraExtraLarge],
      directions: LayoutDirection.allCases
    ).profiles
  }

  /// The profiles of a new store: the devices of the two newest systems.
  public static let ofNewStores = standard(for: Device.catalogue.current)

  /// The profile that is solved when none is asked for.
  public static let `default` = Profile(device: "iphone-16")
}
