#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Puts bytes into a file, which is made, or emptied first.
func writeFile(_ bytes: some Collection<UInt8>, to path: String) throws(FileWritingError) {
  let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
  guard descriptor >= 0 else { throw .last(path) }
  var isWhole = true
  Array(bytes).withUnsafeBytes { buffer in
    var rest = buffer[...]
    while !rest.isEmpty, isWhole {
      let written = write(descriptor, rest.base.baseAddress! + rest.startIndex, rest.count)
      if written < 0, errno == EINTR { continue }
      isWhole = written > 0
      if isWhole { rest = rest.dropFirst(written) }
    }
  }
  // Some file systems say only now that there was no room.
  guard close(descriptor) == 0, isWhole else { throw .last(path) }
}

/// Makes a folder unless it is there.
func makeFolder(_ path: String) throws(FileWritingError) {
  guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .last(path) }
}

/// True if there is a folder at a path.
func isFolder(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}

/// A file that the operating system does not let us write.
struct FileWritingError: Error, CustomStringConvertible {
  let path: String
  let reason: String
  var description: String { "can't write '\(path)': \(reason)" }

  /// The operating system's word on its last refusal.
  static func last(_ path: String) -> FileWritingError {
    FileWritingError(path: path, reason: String(cString: strerror(errno)).lowercased())
  }
}
