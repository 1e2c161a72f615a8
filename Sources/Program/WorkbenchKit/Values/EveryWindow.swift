import DesignModel
import Findings
import Matrix
import Storage

/// The question what is found on screens in windows of any size.
struct EveryWindow {
  /// Their names; all screens if there is none.
  let screens: [String]
  /// The devices, and what else holds in all windows.
  let profiles: ProfileOptions
  /// How many threads to use.
  let jobs: Int

  /// The sizes that windows have on the systems of today, in points.
  static let windows = 320.0...1376.0
  /// The text sizes at which it asks unless others are given.
  static let textSizes: [TextSize] = [
    .large, .accessibilityExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// What is found at a revision, the screens in its order, for each profile.
  func findings(at revision: String, in session: inout Session) throws -> [PlaneFindings] {
    try checkOptions()
    let version = try Version(revision, of: screens, on: profiles, in: &session)
    return try version.screens.flatMap { screen in
      try version.profiles.map { try findings(on: screen, $0, version.devices) }
    }
  }

  /// What is found at a revision and was at an earlier one, the screens in the later one's order, for each profile of these.
  func comparisons(
    from earlier: String, to later: String, ofChangedScreens isOfChanged: Bool = false,
    in session: inout Session
  ) throws -> [PlaneComparison] {
    let before = try session.readStore { store in try store.snapshot(at: earlier).screens(named: []) }
    let known = Dictionary(before.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    try checkOptions()
    let version = try Version(later, of: screens, on: profiles, in: &session)
    let asked = version.screens.filter { !isOfChanged || known[$0.id] != $0 }
    return try asked.flatMap { screen in
      try version.profiles.map { profile in
        let now = try findings(on: screen, profile, version.devices)
        let then = try known[screen.id].map {
          $0 == screen ? now : try findings(on: $0, profile, version.devices)
        }
        return PlaneComparison(from: then, to: now)
      }
    }
  }

  private func findings(on screen: Screen, _ profile: Profile, _ devices: [Device]) throws -> PlaneFindings {
    let asked = profiles.axes.textSizes
    let sizes = asked.isEmpty ? Self.textSizes : TextSize.allCases.filter(asked.contains)
    return PlaneFindings(
      PlanePhases(
        screen, on: profile, try devices.device(named: profile.device), widths: Self.windows,
        heights: Self.windows, textSizes: sizes, engine: Workbench.engine, jobs: jobs))
  }

  private func checkOptions() throws {
    if !profiles.windows.isEmpty { throw EveryWindowError.window }
    if profiles.allProfiles { throw EveryWindowError.allProfiles }
  }

  /// The screens of a revision, and the profiles whose windows are moved.
  private struct Version {
    let screens: [Screen]
    let devices: [Device]
    let profiles: [Profile]

    init(
      _ revision: String, of names: [String], on options: ProfileOptions, in session: inout Session
    ) throws {
      (screens, devices) = try session.readStore { store in
        let snapshot = try store.snapshot(at: revision)
        return (try snapshot.screens(named: names), try snapshot.devices())
      }
      profiles = try options.fixedProfiles(on: devices)
      for screen in screens { try screen.check(options.state) }
    }
  }
}

/// A question about every window that asks for what it can't give.
enum EveryWindowError: Error, CustomStringConvertible {
  case window
  case allProfiles
  /// A revision and a list of what is accepted.
  case twoBaselines
  /// An option that only speaks of profiles.
  case other(String)

  var description: String {
    switch self {
    case .window: "'--every-window' takes every window; leave '--window' out"
    case .allProfiles:
      "'--every-window' takes devices, not stored profiles; leave '--all-profiles' out, and name devices with '--device'"
    case .twoBaselines:
      "'--every-window' compares with a revision or with a list; leave '--baseline' or the list out"
    case .other(let option):
      "'--every-window' doesn't go with '--\(option)', which speaks of profiles; leave one of them out"
    }
  }
}
