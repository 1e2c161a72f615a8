public import DesignModel

/// What screens' layouts are remembered by, found out once.
///
/// Of the working design it is computed, since its rows may have been changed by hand; contents of revisions never change.
/// Used by one thread at a time, as the store is.
final class KnownHashes {
  /// Of each screen the state that came last.
  private var known: [ObjectID: (screen: Screen, hash: String)] = [:]

  /// Notes the layout hash of a screen.
  func note(_ hash: String, of screen: Screen) { known[screen.id] = (screen, hash) }

  /// The layout hash of a screen that is as it was noted; nil for others.
  func hash(of screen: Screen) -> String? {
    guard let noted = known[screen.id], noted.screen == screen else { return nil }
    return noted.hash
  }
}

extension Store {
  /// `Screen.layoutHash`, computed once for each state of a screen.
  public func layoutHash(of screen: Screen) -> String {
    if let known = hashes.hash(of: screen) { return known }
    let hash = screen.layoutHash
    hashes.note(hash, of: screen)
    return hash
  }
}
