import Platform

/// Whether two paths lead to one file, through whatever links and by whatever names; where there is none yet, whether a
/// new one would be the same.
public func isSameFile(_ first: String, _ second: String) -> Bool {
  if let first = status(of: first), let second = status(of: second) { return first == second }
  let (one, other) = (place(of: behindLinks(first)), place(of: behindLinks(second)))
  guard let one, let other else { return false }
  return one.folder == other.folder && one.name == other.name
}

/// What distinguishes a file from all others.
private struct FileIdentity: Equatable {
  let device: dev_t
  let number: ino_t
}

/// Nil where nothing is.
private func status(of path: String) -> FileIdentity? {
  var facts = stat()
  return stat(path, &facts) == 0 ? FileIdentity(device: facts.st_dev, number: facts.st_ino) : nil
}

/// The folder that a path lies in and its name there; nil where there is no such folder.
private func place(of path: String) -> (folder: FileIdentity, name: Substring)? {
  guard let slash = path.lastIndex(of: "/") else { return status(of: ".").map { ($0, path[...]) } }
  let folder = slash == path.startIndex ? "/" : String(path[..<slash])
  return status(of: folder).map { ($0, path[path.index(after: slash)...]) }
}
