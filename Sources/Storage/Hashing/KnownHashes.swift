public import DesignModel

/// What screens' layouts are remembered by, as the store that they were read from has it.
///
/// Used by one thread at a time, as the store is.
final class KnownHashes {
  /// Of each screen the reading that came last.
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
  /// `Screen.layoutHash`, which is computed only of a screen that was edited since it was read.
  public func layoutHash(of screen: Screen) -> String {
    if let known = hashes.hash(of: screen) { return known }
    let hash = screen.layoutHash
    hashes.note(hash, of: screen)
    return hash
  }
}
