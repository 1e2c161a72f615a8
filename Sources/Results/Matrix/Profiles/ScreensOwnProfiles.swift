public import DesignModel

extension ProfileQuery {
  /// What becomes of the profiles that are selected for a screen that has a device of its own.
  ///
  /// Where no device is asked for, that of the screen takes the usual one's place, held as the screen says unless an
  /// orientation is asked for; its system counts unless one is asked for, and where no window is, the screen's own, but for checks, which ask what
  /// people see on the whole of a device's screen. Of all stored profiles, a screen that its author put on a pad has those
  /// of pads, but for one of a storyboard or xib of which its app's project says where it runs, or that varies by size
  /// class: of 58 public files that only have a pad's canvas, all 26 repositories have others with a phone's.
  public func profiles(for screen: Screen, among selected: [Profile], on devices: [Device]) -> [Profile] {
    let traits = screen.rootTraits
    let name = traits.device ?? Profile.default.device
    guard profiles.isEmpty, self.devices.isEmpty, let own = devices.first(where: { $0.name == name })
    else { return selected }
    if allProfiles {
      guard own.idiom == .pad, !screen.saysWhereItRuns else { return selected }
      let pads = Set(devices.filter { $0.idiom == .pad }.map(\.name))
      let fitting = selected.filter { pads.contains($0.device) }
      return fitting.isEmpty ? selected : fitting
    }
    return selected.map { profile in
      guard traits.device != nil || profile.device == own.name else { return profile }
      var result = profile
      result.device = own.name
      if os == nil { result.os = traits.os }
      guard orientations.isEmpty else { return result }
      result.orientation = traits.orientation
      if windows.isEmpty, !isOfChecks { result.window = traits.window(on: own) }
      return result
    }
  }

  /// The same query where a screen is checked: on every stored profile unless fewer are asked for, and on the whole of
  /// a device's screen.
  public var ofChecks: ProfileQuery {
    var result = self
    result.allProfiles = selectsNone || allProfiles
    result.isOfChecks = true
    return result
  }
}

extension Screen {
  /// Those of the profiles that are on devices that the screen is for, held as its app supports: a screen for pads alone
  /// never is on a phone, even where phones are named.
  func profiles(ofItsIdiom profiles: [Profile], _ devices: [Device]) -> [Profile] {
    let traits = rootTraits
    if traits.idiom == nil, traits.supported == nil { return profiles }
    let idioms = Dictionary(devices.map { ($0.name, $0.idiom) }, uniquingKeysWith: { first, _ in first })
    return profiles.filter { profile in
      guard let idiom = idioms[profile.device], traits.idiom ?? idiom == idiom else { return false }
      return traits.supported?.contains(SupportedPose(idiom, profile.orientation)) ?? true
    }
  }
}

extension Screen {
  /// True for one of a file that says more of its devices than the canvas does.
  fileprivate var saysWhereItRuns: Bool {
    isOfInterfaceBuilder && (rootTraits.supported != nil || variesBySizeClass)
  }

  private var variesBySizeClass: Bool {
    variations.contains { $0.condition.asksForSizeClasses }
      || constraints.contains { $0.condition?.asksForSizeClasses ?? false }
  }
}
