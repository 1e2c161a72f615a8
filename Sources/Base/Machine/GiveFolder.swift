import Platform

/// Gives a folder and all that is in it to a user and a group of that number, as far as the system lets; links
/// themselves, not what they lead to, whatever is exchanged for whatever meanwhile.
///
/// A folder is given before what is in it: who had it can exchange nothing there from then on.
public func giveFolder(_ path: String, to user: UInt32) {
  if let folder = OpenFolder(path) { give(folder, to: user, depth: 1) } else { lchown(path, user, user) }
}

/// Each folder on the way down is held open: what lies deeper stays whose it is.
private let deepest = 200

private func give(_ folder: OpenFolder, to user: UInt32, depth: Int) {
  fchown(folder.descriptor, user, user)
  guard depth < deepest else { return }
  for name in folder.names {
    if let inner = OpenFolder(name, in: folder) {
      give(inner, to: user, depth: depth + 1)
    } else {
      fchownat(folder.descriptor, name, user, user, AT_SYMLINK_NOFOLLOW)
    }
  }
}
