/// The folder of a path, empty for a plain name.
func folder(of path: String) -> String {
  path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
}

/// A path below a folder; a path from the root is itself.
func joined(_ folder: String, _ path: String) -> String {
  folder.isEmpty || path.hasPrefix("/") ? path : "\(folder)/\(path)"
}
