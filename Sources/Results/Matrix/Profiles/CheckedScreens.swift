public import DesignModel
public import Storage

/// Screens, each with the profiles on which it is checked.
public struct CheckedScreens {
  /// In the order asked for.
  public let screens: [(screen: Screen, profiles: [ResolvedProfile])]
  /// True unless the query leaves some of the stored profiles out.
  public let isWhole: Bool

  /// How many layouts there are of all screens together.
  public var layouts: Int { screens.reduce(0) { $0 + $1.profiles.count } }

  /// How many of them there are of screens with assertions.
  public var claimedLayouts: Int {
    screens.reduce(0) { $0 + ($1.screen.assertions.isEmpty ? 0 : $1.profiles.count) }
  }

  /// The screens of those names, or all, on the profiles that the query selects.
  ///
  /// Each is asked in every state that the screen declares unless one is asked for, and both without the keyboard and with
  /// it for what the check makes of it, unless the query says which. What finds faults also asks in each language that the
  /// screen has texts in.
  public init(_ names: [String], on query: ProfileQuery, for check: Check = .layouts, in snapshot: Snapshot)
    throws
  {
    let chosen = try snapshot.screens(named: names)
    for screen in chosen { try screen.check(query.state) }
    try self.init(chosen, on: query, for: check, in: snapshot)
  }

  /// What screens are checked for, which decides what is brought in.
  public enum Check: Sendable {
    /// Their layouts on the profiles as they are.
    case layouts
    /// What rules find, also with the keyboard where a screen has a view to type into.
    case findings
    /// What is asserted, also with the keyboard, the focus or the scrolling that an assertion speaks of.
    case assertions

    fileprivate func occasions(on screen: Screen) -> [Occasion] {
      switch self {
      case .layouts: []
      case .findings: screen.takesText ? [.keyboard] : []
      case .assertions: screen.assertedOccasions
      }
    }
  }

  /// Screens of a snapshot, or what somebody makes of them; `selected` are the profiles where it is not for
  /// `query.checked` to select them.
  public init(
    _ screens: [Screen], on query: ProfileQuery, selected: [Profile]? = nil, for check: Check = .layouts,
    in snapshot: Snapshot
  ) throws {
    let selected = try selected ?? query.checked(in: snapshot)
    let devices = try snapshot.devices()
    isWhole = query.isUnset
    // A profile that is named says itself whether the keyboard is up, and where it is scrolled to.
    let mayBring = query.keyboard == nil && query.profiles.isEmpty
    // Most screens are checked on the same profiles.
    var known = ListMemory<Selection, [ResolvedProfile]>()
    self.screens = try screens.map { screen in
      let own = screen.profiles(
        ofItsIdiom: query.ofChecks.profiles(for: screen, among: selected, on: devices), devices)
      let spoken =
        check == .layouts || !mayBring || !query.locales.isEmpty ? own : screen.inEveryLanguage(own)
      let inStates = query.state == nil ? screen.inEveryState(spoken) : spoken
      let occasions = mayBring ? check.occasions(on: screen) : []
      let alone = try known.value(of: Selection(profiles: inStates)) { try inStates.resolved(on: devices) }
      if occasions.isEmpty { return (screen, alone) }
      let asked = Selection(profiles: inStates, occasions: occasions)
      return (
        screen, try known.value(of: asked) { alone + (try inStates.bringing(occasions, on: devices)) }
      )
    }
  }

  /// Those of the screens that have assertions, on the profiles that these speak of.
  public func asserted(on query: ProfileQuery, in snapshot: Snapshot) throws -> CheckedScreens {
    try CheckedScreens(
      screens.map(\.screen).filter { !$0.assertions.isEmpty }, on: query, for: .assertions, in: snapshot)
  }

  /// The same screens on what somebody makes of their profiles, which may be none.
  public func on(
    _ chosen: (Screen, [ResolvedProfile]) throws -> [ResolvedProfile]
  ) rethrows -> CheckedScreens {
    CheckedScreens(
      screens: try screens.map { ($0.screen, try chosen($0.screen, $0.profiles)) }, isWhole: false)
  }

  /// Those of the screens at some places.
  public func among(_ places: [Int]) -> CheckedScreens {
    CheckedScreens(screens: places.map { screens[$0] }, isWhole: isWhole)
  }

  private init(screens: [(screen: Screen, profiles: [ResolvedProfile])], isWhole: Bool) {
    (self.screens, self.isWhole) = (screens, isWhole)
  }

  private struct Selection: Equatable {
    let profiles: [Profile]
    var occasions: [Occasion] = []
  }
}
