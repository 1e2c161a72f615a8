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

  /// True if the screen has a view to type into.
  var takesText: Bool { views.contains(where: \.takesText) }

  /// True if the assertion says something of the keyboard: by name, or that people reach what they type into.
  func speaksOfKeyboard(_ assertion: Assertion) -> Bool {
    if assertion.condition?.terms.contains(where: { $0.axis == .keyboard }) == true { return true }
    switch assertion.claim {
    case .relation(let relation): return relation.anchors.contains { $0.item.region == .keyboard }
    case .view(let claim): return claim.trait == .reachable && view(claim.view)?.takesText == true
    }
  }
}

extension [Profile] {
  /// With the keyboard those that are without.
  private var withKeyboard: [Profile] {
    filter { $0.keyboard == .hidden }.map { profile in
      var copy = profile
      copy.keyboard = .shown
      return copy
    }
  }

  /// The profiles on those devices, and where asked for each also with the keyboard, at the end.
  func resolved(on devices: [Device], bringingKeyboard: Bool) throws -> [ResolvedProfile] {
    let own = try map { try $0.resolved(on: devices) }
    guard bringingKeyboard else { return own }
    return own
      + (try withKeyboard.map { profile in
        var resolved = try profile.resolved(on: devices)
        resolved.isBroughtIn = true
        return resolved
      })
  }
}
