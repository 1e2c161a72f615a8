public import DesignModel
public import Storage

/// Screens, each with the profiles on which it is checked.
public struct CheckedScreens {
  /// In the order asked for.
  public let screens: [(screen: Screen, profiles: [ResolvedProfile])]
  /// True unless the query leaves some of the stored profiles out.
  public let isWhole: Bool

  /// The screens of those names, or all, on the profiles that the query selects: each in every state that the screen
  /// declares unless one is asked for, and `withKeyboard` both without the keyboard and with it unless the query says
  /// which.
  public init(_ names: [String], on query: ProfileQuery, withKeyboard: Bool = false, in snapshot: Snapshot)
    throws
  {
    let chosen = try snapshot.screens(named: names)
    for screen in chosen { try screen.check(query.state) }
    try self.init(chosen, on: query, withKeyboard: withKeyboard, in: snapshot)
  }

  /// Screens of a snapshot, or what somebody makes of them; `selected` are the profiles where it is not for
  /// `query.checked` to select them.
  public init(
    _ screens: [Screen], on query: ProfileQuery, selected: [Profile]? = nil, withKeyboard: Bool = false,
    in snapshot: Snapshot
  ) throws {
    let selected = try selected ?? query.checked(in: snapshot)
    let devices = try snapshot.devices()
    isWhole = query.isUnset
    // A profile that is named says itself whether the keyboard is up.
    let asksForKeyboard = withKeyboard && query.keyboard == nil && query.profiles.isEmpty
    // Most screens are checked on the same profiles.
    var known: [[Profile]: [ResolvedProfile]] = [:]
    self.screens = try screens.map { screen in
      let own = query.ofChecks.profiles(for: screen, among: selected, on: devices)
      let inStates = query.state == nil ? screen.inEveryState(own) : own
      let all = asksForKeyboard ? screen.withAndWithoutKeyboard(inStates) : inStates
      let resolved = try known[all] ?? all.map { try $0.resolved(on: devices) }
      known[all] = resolved
      return (screen, resolved)
    }
  }
}
