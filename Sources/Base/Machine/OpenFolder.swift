import Platform

/// A folder that is held open: what is done to what it has is done there, whatever becomes of its path meanwhile.
final class OpenFolder {
  let descriptor: Int32

  /// The folder of a name in another one, else of a path; nil for anything else, a link that ends it included.
  init?(_ name: String, in outer: OpenFolder? = nil) {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    let start = outer?.descriptor ?? AT_FDCWD
    var opened = openat(start, name, flags)
    // Its owner may have closed it to himself.
    if opened < 0, errno == EACCES, fchmodat(start, name, 0o700, AT_SYMLINK_NOFOLLOW) == 0 {
      opened = openat(start, name, flags)
    }
    guard opened >= 0 else { return nil }
    descriptor = opened
  }

  deinit { close(descriptor) }

  /// The names that it has, in no order; none where it can't be read.
  var names: [String] {
    let again = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard again >= 0 else { return [] }
    guard let directory = fdopendir(again) else {
      close(again)
      return []
    }
    defer { closedir(directory) }
    return Machine.names(in: directory)
  }

  /// True for a name of a folder, false for a link to one.
  func hasFolder(_ name: String) -> Bool {
    var status = stat()
    return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

/// The names that an open directory has, in no order.
func names(in directory: DirectoryStream) -> [String] {
  var result: [String] = []
  while let entry = readdir(directory) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if name != ".", name != ".." { result.append(name) }
  }
  return result
}
