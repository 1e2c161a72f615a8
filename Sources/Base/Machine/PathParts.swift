/// The folder that a path from the machine's root leads into; empty for what lies in that root.
public func outerFolder(of path: String) -> String {
  path.split(separator: "/").dropLast().map { "/\($0)" }.joined()
}

/// The last part of a path, a file's or a folder's name; the path itself where it has none.
public func lastName(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
