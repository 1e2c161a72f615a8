import Platform

/// A path from the machine's root without `.`, `..` and doubled slashes; nothing is looked up, so links stay.
public func normalPath(_ path: String) -> String {
  var parts: [Substring] = []
  let whole = path.hasPrefix("/") ? path : currentFolder() + "/" + path
  for part in whole.split(separator: "/") where part != "." {
    if part == ".." {
      _ = parts.popLast()
    } else {
      parts.append(part)
    }
  }
  return "/" + parts.joined(separator: "/")
}

/// The folder in which the process runs.
private func currentFolder() -> String {
  guard let path = getcwd(nil, 0) else { return "" }
  defer { free(path) }
  return String(cString: path)
}
