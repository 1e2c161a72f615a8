import Platform

/// Removes a folder and all that is in it, as far as that can be removed; links are removed, not followed, whatever is
/// exchanged for whatever meanwhile.
public func removeFolder(_ path: String) {
  guard let top = OpenFolder(path) else {
    unlink(path)
    return
  }
  var removal = FolderRemoval(top: top)
  // Each time what lies deep comes up; who goes on making folders meanwhile isn't waited for.
  for _ in 0..<FolderRemoval.mostTimes {
    let before = removal.raised
    for name in top.names { removal.remove(name, in: top, depth: 1) }
    if removal.raised == before { break }
  }
  rmdir(path)
}

/// The removal of what is in a folder, with each folder on the way down held open, so only so many of them.
private struct FolderRemoval {
  static let (deepest, mostTimes) = (100, 10_000)

  let top: OpenFolder
  /// How many folders came up to the top, since they lay too deep.
  var raised = 0

  mutating func remove(_ name: String, in folder: OpenFolder, depth: Int) {
    guard folder.hasFolder(name) else {
      unlinkat(folder.descriptor, name, 0)
      return
    }
    if depth == Self.deepest {
      // A name that nobody could have put there before.
      let free = "raised-\(UInt64.random(in: .min ... .max))"
      if renameat(folder.descriptor, name, top.descriptor, free) == 0 { raised += 1 }
      return
    }
    if let inner = OpenFolder(name, in: folder) {
      for one in inner.names { remove(one, in: inner, depth: depth + 1) }
    }
    unlinkat(folder.descriptor, name, AT_REMOVEDIR)
  }
}
