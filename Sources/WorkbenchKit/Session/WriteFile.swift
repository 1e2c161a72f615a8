import Storage

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
  guard isOrdinary else { return try fill(path, with: bytes, named: path) }
  let draft = "\(path).\(getpid()).part"
  try Interruption.removing([draft]) { () throws(WriteError) in
    do throws(WriteError) {
      try fill(draft, with: bytes, named: path)
      guard rename(draft, path) == 0 else { throw WriteError.last(path) }
    } catch {
      unlink(draft)
      throw error
    }
  }
}

/// Writes all of a file, which errors call `name`.
private func fill(_ path: String, with bytes: [UInt8], named name: String) throws(WriteError) {
  guard let file = fopen(path, "w") else { throw .last(name) }
  let isWritten = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
  // Some file systems say only now that there was no room.
  let isClosed = fclose(file) == 0
  guard isWritten, isClosed else { throw .last(name) }
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
