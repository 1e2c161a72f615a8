import Platform

/// Where a path leads once every link in it is followed, be there anything or not, from the machine's root; nil where that
/// can't be known, as in a circle of links or for a `..` in a folder that isn't there.
public func resolvedPath(_ path: String) -> String? { resolved(path, steps: 64) }

/// `steps` bounds links and folders that aren't there together.
private func resolved(_ path: String, steps: Int) -> String? {
  if let full = realpath(path, nil) {
    defer { free(full) }
    return String(cString: full)
  }
  guard steps > 0, let (folder, name) = split(path) else { return nil }
  // A link that leads to nothing yet.
  if let target = linkTarget(path) {
    return resolved(target.hasPrefix("/") ? target : "\(folder)/\(target)", steps: steps - 1)
  }
  guard name != ".", name != "..", let outer = resolved(folder, steps: steps - 1) else { return nil }
  return outer == "/" ? "/\(name)" : "\(outer)/\(name)"
}

/// The folder that a path lies in and its last name; nil for a path without a name.
private func split(_ path: String) -> (folder: String, name: String)? {
  var bytes = Substring(path).utf8
  while bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
  guard !bytes.isEmpty else { return nil }
  guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return (".", String(Substring(bytes))) }
  let folder = slash == bytes.startIndex ? "/" : String(Substring(bytes[..<slash]))
  return (folder, String(Substring(bytes[bytes.index(after: slash)...])))
}

/// Whether a path from the machine's root is a folder's or lies in it, both without links; compared byte by byte, as file
/// systems do.
public func isPath(_ path: String, in folder: String) -> Bool {
  path == folder && path.utf8.elementsEqual(folder.utf8)
    || path.utf8.starts(with: (folder == "/" ? folder : folder + "/").utf8)
}
