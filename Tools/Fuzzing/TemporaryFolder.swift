import Platform

/// A folder for one run, under `TMPDIR`.
struct TemporaryFolder {
  let path: String

  init() {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    guard
      let path = "\(parent)/fuzz-XXXXXX".withCString({ name in
        let copy = strdup(name)!
        defer { free(copy) }
        return mkdtemp(copy).map { String(cString: $0) }
      })
    else { preconditionFailure("A folder can be made in '\(parent)'") }
    self.path = path
  }

  /// Removes the folder with the files in it.
  func remove() {
    guard let entries = opendir(path) else { return }
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { start in
        start.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { unlink("\(path)/\(name)") }
    }
    closedir(entries)
    rmdir(path)
  }
}
