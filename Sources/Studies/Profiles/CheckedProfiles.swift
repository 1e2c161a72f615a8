public import DesignModel
public import Storage

extension ProfileQuery {
  /// The profiles on which screens are checked: every stored one unless fewer are asked for, in every language asked
  /// for.
  public func checked(in snapshot: Snapshot) throws -> [Profile] {
    try ofChecks.selection(in: snapshot)
  }

  /// The profiles that are asked for, at least one; throws `StudyError.noProfiles`.
  public func selection(in snapshot: Snapshot) throws -> [Profile] {
    let selected = try naming(snapshot.devices()).selection(from: snapshot.profiles())
    guard !selected.isEmpty else { throw StudyError.noProfiles }
    return selected
  }
}

extension Screen {
  /// Each profile once for each state that the screen declares; those that name a state as they are.
  func inEveryState(_ profiles: [Profile]) -> [Profile] {
    guard states.count > 1 else { return profiles }
    return states.flatMap { state in
      profiles.filter { $0.state == nil || state == states[0] }.map { profile in
        var copy = profile
        copy.state = copy.state ?? state
        return copy
      }
    }
  }

  /// Each profile without and with the keyboard, where the screen has a view to type into.
  func withAndWithoutKeyboard(_ profiles: [Profile]) -> [Profile] {
    let takesText = views.contains { [.textField, .textView, .searchBar].contains($0.kind) }
    guard takesText else { return profiles }
    return profiles
      + profiles.filter { $0.keyboard == .hidden }.map { profile in
        var copy = profile
        copy.keyboard = .shown
        return copy
      }
  }
}
