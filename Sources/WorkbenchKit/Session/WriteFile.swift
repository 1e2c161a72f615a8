#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Session {
  /// Writes a file whole or not at all.
  func write(_ bytes: [UInt8], to file: String) throws(WriteError) {
    do { try writeFile(bytes, to: path(of: file)) } catch { throw error.of(file) }
  }

  /// Makes a folder unless it is there.
  func makeFolder(_ folder: String) throws(WriteError) {
    if isFolder(folder) { return }
    guard mkdir(path(of: folder), 0o777) == 0 else { throw .last(folder) }
  }

  /// True if there is a folder of that name.
  func isFolder(_ folder: String) -> Bool { kind(of: path(of: folder)) == S_IFDIR }
}

/// Writes a file whole or not at all.
///
/// It is made beside the old one, whose place it then takes. Pipes and devices get it at once.
private func writeFile(_ bytes: [UInt8], to path: String) throws(WriteError) {
  let isOrdinary = [nil, S_IFREG].contains(kind(of: path))
  let draft = isOrdinary ? "\(path).\(getpid()).part" : path
  guard let file = fopen(draft, "w") else { throw .last(path) }
  let isWritten = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
  // Some file systems say only now that there was no room.
  let isClosed = fclose(file) == 0
  guard isWritten, isClosed, !isOrdinary || rename(draft, path) == 0 else {
    let error = WriteError.last(path)
    if isOrdinary { unlink(draft) }
    throw error
  }
}

/// What the operating system says that a path leads to; nil for nothing.
private func kind(of path: String) -> mode_t? {
  var status = stat()
  return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
}

/// A file or folder that the operating system doesn't let be written.
struct WriteError: Error, CustomStringConvertible {
  let path: String
  let reason: String
  var description: String { "can't write '\(path)': \(reason)" }

  /// The same, said of the file as the user named it.
  func of(_ file: String) -> WriteError { WriteError(path: file, reason: reason) }

  /// The operating system's word on its last refusal.
  static func last(_ path: String) -> WriteError {
    WriteError(path: path, reason: String(cString: strerror(errno)).lowercased())
  }
}
