public import DesignModel
public import Matrix
public import Storage

/// What explanations are asked of.
public struct ExplanationQuestion {
  /// The screen.
  public let screen: Screen
  /// The profiles asked for.
  public let profiles: [ResolvedProfile]
  /// All stored ones.
  public let stored: [ResolvedProfile]
}

extension Snapshot {
  /// A screen and the profiles to explain it on; throws `StudyError.noProfiles` where the query selects none.
  public func explanationQuestion(of screen: String, _ query: ProfileQuery) throws -> ExplanationQuestion {
    let screen = try self.screen(named: screen)
    try screen.check(query.state)
    let stored = try profiles()
    let devices = try devices()
    let named = try query.naming(devices)
    let selected = named.profiles(for: screen, among: named.selection(from: stored), on: devices)
    guard !selected.isEmpty else { throw StudyError.noProfiles }
    return ExplanationQuestion(
      screen: screen, profiles: try selected.map { try $0.resolved(on: devices) },
      stored: try stored.map { try $0.resolved(on: devices) })
  }
}
