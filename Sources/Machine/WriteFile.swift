#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes a file whole or not at all.
///
/// It is made beside the old one, whose place it then takes. Pipes and devices get it at once.
public func writeFile(_ bytes: [UInt8], to path: String) throws(WriteError) {
  try writeFile(bytes, to: path, mode: nil)
}

/// The same; the file gets those permissions, where some are given.
private func writeFile(_ bytes: [UInt8], to path: String, mode: mode_t?) throws(WriteError) {
  let isOrdinary = [nil, S_IFREG].contains(kind(of: path))
  guard isOrdinary else { return try fill(path, with: bytes, named: path) }
  let draft = "\(path).\(getpid()).part"
  try Interruption.removing([draft]) { () throws(WriteError) in
    do throws(WriteError) {
      try fill(draft, with: bytes, named: path)
      if let mode, chmod(draft, mode) != 0 { throw WriteError.last(path) }
      guard rename(draft, path) == 0 else { throw WriteError.last(path) }
    } catch {
      unlink(draft)
      throw error
    }
  }
}

/// Writes another content of a file that is there, whole or not at all: its permissions stay, and a link goes on leading
/// to it.
public func rewriteFile(_ bytes: [UInt8], at path: String) throws(WriteError) {
  guard let resolved = realpath(path, nil) else { throw .last(path) }
  defer { free(resolved) }
  let target = String(cString: resolved)
  var status = stat()
  guard stat(target, &status) == 0 else { throw .last(path) }
  // Who may not write it may not replace it either.
  guard access(target, W_OK) == 0 else { throw .last(path) }
  do throws(WriteError) {
    try writeFile(bytes, to: target, mode: status.st_mode & 0o7777)
  } catch {
    throw error.of(path)
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

/// Makes a folder unless it is there.
public func makeFolder(_ path: String) throws(WriteError) {
  if isFolder(path) { return }
  guard mkdir(path, 0o777) == 0 else { throw .last(path) }
}

/// True if there is a folder of that path.
public func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

/// What the operating system says that a path leads to; nil for nothing.
private func kind(of path: String) -> mode_t? {
  var status = stat()
  return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
}

/// A file or folder that the operating system doesn't let be written.
public struct WriteError: Error, CustomStringConvertible {
  let path: String
  let reason: String
  /// What could not be written, and why.
  public var description: String { "can't write '\(path)': \(reason)" }

  /// The same, said of the file as the user named it.
  public func of(_ file: String) -> WriteError { WriteError(path: file, reason: reason) }

  /// The operating system's word on its last refusal.
  static func last(_ path: String) -> WriteError {
    WriteError(path: path, reason: String(cString: strerror(errno)).lowercased())
  }
}

/// Writes all of the text; false once nobody reads it any more, or the disk behind it is full.
public func writeAll(_ text: String, to descriptor: Int32) -> Bool {
  var text = text
  return text.withUTF8 { bytes in
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = write(descriptor, rest.base.baseAddress! + rest.startIndex, rest.count)
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { return false }
      rest = rest.dropFirst(written)
    }
    return true
  }
}
