import DesignModel
import Storage

/// Screens, each with the profiles on which it is checked.
struct CheckedScreens {
  /// In the order asked for.
  let screens: [(screen: Screen, profiles: [ResolvedProfile])]
  /// True unless options leave some of the stored profiles out.
  let isWhole: Bool

  /// The screens of those names, or all, on the profiles that the options select: each in every state that the screen
  /// declares unless one is asked for, and `withKeyboard` both without the keyboard and with it unless the options say
  /// which.
  init(_ names: [String], on options: ProfileOptions, withKeyboard: Bool = false, in snapshot: Snapshot)
    throws
  {
    let chosen = try snapshot.screens(named: names)
    for screen in chosen { try screen.check(options.state) }
    try self.init(chosen, on: options, withKeyboard: withKeyboard, in: snapshot)
  }

  /// Screens of a snapshot, or what somebody makes of them; `selected` are the profiles where it is not for
  /// `options.checked` to select them.
  init(
    _ screens: [Screen], on options: ProfileOptions, selected: [Profile]? = nil, withKeyboard: Bool = false,
    in snapshot: Snapshot
  ) throws {
    let selected = try selected ?? options.checked(in: snapshot)
    let devices = try snapshot.devices()
    isWhole = options.isUnset
    // A profile that is named says itself whether the keyboard is up.
    let asksForKeyboard = withKeyboard && options.keyboard == nil && options.profiles.isEmpty
    // Most screens are checked on the same profiles.
    var known: [[Profile]: [ResolvedProfile]] = [:]
    self.screens = try screens.map { screen in
      let inStates = options.state == nil ? screen.inEveryState(selected) : selected
      let all = asksForKeyboard ? screen.withAndWithoutKeyboard(inStates) : inStates
      let resolved = try known[all] ?? all.map { try $0.resolved(on: devices) }
      known[all] = resolved
      return (screen, resolved)
    }
  }
}
