#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Session {
  /// Puts bytes into a file, which is made, or emptied first.
  func write(_ bytes: [UInt8], to file: String) throws(FileWritingError) {
    guard writeFile(bytes, to: path(of: file)) else { throw .last(file) }
  }

  /// Makes a folder unless it is there.
  func makeFolder(_ folder: String) throws(FileWritingError) {
    guard mkdir(path(of: folder), 0o777) == 0 || errno == EEXIST else { throw .last(folder) }
  }

  /// True if there is a folder of that name.
  func isFolder(_ folder: String) -> Bool {
    var status = stat()
    return stat(path(of: folder), &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

/// False if the operating system does not let us write; `errno` then says why.
private func writeFile(_ bytes: [UInt8], to path: String) -> Bool {
  let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
  guard descriptor >= 0 else { return false }
  var isWhole = true
  bytes.withUnsafeBytes { buffer in
    var rest = buffer[...]
    while !rest.isEmpty, isWhole {
      let written = write(descriptor, rest.base.baseAddress! + rest.startIndex, rest.count)
      if written < 0, errno == EINTR { continue }
      isWhole = written > 0
      if isWhole { rest = rest.dropFirst(written) }
    }
  }
  // Some file systems say only now that there was no room.
  let reason = errno
  let isClosed = close(descriptor) == 0
  if !isWhole { errno = reason }
  return isWhole && isClosed
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
