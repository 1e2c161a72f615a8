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

  /// The screens of those names, or all, on the profiles that the query selects: each in every state that the screen
  /// declares unless one is asked for, and both without the keyboard and with it for what the check makes of it,
  /// unless the query says which.
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
      let inStates = query.state == nil ? screen.inEveryState(own) : own
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

  private struct Selection: Equatable {
    let profiles: [Profile]
    var occasions: [Occasion] = []
  }
}
