/// The folder that a path from the machine's root leads into; empty for what lies in that root.
public func outerFolder(of path: String) -> String {
  path.split(separator: "/").dropLast().map { "/\($0)" }.joined()
}

/// The last part of a path, a file's or a folder's name; the path itself where it has none.
public func lastName(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

/// A path from the machine's root as it's seen from a folder, with `..` where the folder doesn't hold it.
public func relativePath(to path: String, from folder: String) -> String {
  let (parts, outer) = (path.split(separator: "/"), folder.split(separator: "/"))
  let common = zip(parts, outer).prefix { $0 == $1 }.count
  return (outer.dropFirst(common).map { _ in ".." } + parts.dropFirst(common)).joined(separator: "/")
}
