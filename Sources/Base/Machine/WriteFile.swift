import Platform

/// Writes a file whole or not at all.
///
/// It is made beside the old one, whose place and permissions it then takes; a link goes on leading to it. Pipes,
/// devices and open descriptors get it at once.
public func writeFile(_ bytes: [UInt8], to path: String) throws(WriteError) {
  guard isOrdinary(path) else {
    guard let file = fopen(path, "a") else { throw .last(path) }
    return try fill(file, with: bytes, named: path)
  }
  let target = behindLinks(path)
  var status = stat()
  let isThere = stat(target, &status) == 0
  // Who may not write it may not replace it either.
  if isThere, access(target, W_OK) != 0 { throw .last(path) }
  try replace(target, with: bytes, like: isThere ? status : nil, named: path)
}

/// Writes another content of a file that is there, as `writeFile` does.
public func rewriteFile(_ bytes: [UInt8], at path: String) throws(WriteError) {
  guard access(path, F_OK) == 0 else { throw .last(path) }
  try writeFile(bytes, to: path)
}

/// Makes a draft beside the file that then takes its place.
private func replace(
  _ target: String, with bytes: [UInt8], like old: stat?, named name: String
) throws(WriteError) {
  for draft in drafts(beside: target) {
    // Noted before it is made, so that no signal comes between.
    let isDone = try Interruption.removing([draft]) { () throws(WriteError) in
      try replace(target, by: draft, with: bytes, like: old, named: name)
    }
    if isDone { return }
  }
  throw .last(name)
}

/// False where the draft can't have that name: there is something already, or it is too long.
private func replace(
  _ target: String, by draft: String, with bytes: [UInt8], like old: stat?, named name: String
) throws(WriteError) -> Bool {
  // Never one that is there: a link of that name would lead elsewhere.
  let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, (old?.st_mode ?? 0o666) & 0o777)
  guard descriptor >= 0 else {
    if errno == EEXIST || errno == ENAMETOOLONG { return false }
    throw .last(name)
  }
  do throws(WriteError) {
    guard let file = fdopen(descriptor, "w") else { throw WriteError.last(name) }
    try fill(file, with: bytes, named: name)
    if let old {
      // As far as the system lets; the permissions last, since a new owner may take some away.
      _ = chown(draft, old.st_uid, old.st_gid)
      guard chmod(draft, old.st_mode & 0o7777) == 0 else { throw WriteError.last(name) }
    }
    guard rename(draft, target) == 0 else { throw WriteError.last(name) }
    return true
  } catch {
    unlink(draft)
    throw error
  }
}

/// Names for a new file beside another one, which may have the longest name that there can be.
private func drafts(beside target: String) -> [String] {
  let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
  let endings = (0..<50).map { "\(getpid())\($0 == 0 ? "" : "-\($0)").part" }
  return endings.flatMap { ["\(target).\($0)", "\(folder).workbench.\($0)"] }
}

/// Writes all of an open file and closes it.
private func fill(
  _ file: UnsafeMutablePointer<FILE>, with bytes: [UInt8], named name: String
) throws(WriteError) {
  let isWritten = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
  // Some file systems say only now that there was no room.
  let isClosed = fclose(file) == 0
  guard isWritten, isClosed else { throw .last(name) }
}

/// False for pipes and devices, and for names of open descriptors, to which others may be writing too.
private func isOrdinary(_ path: String) -> Bool {
  let place = normalPath(path)
  return [nil, S_IFREG].contains(kind(of: path)) && !place.hasPrefix("/dev/") && !place.hasPrefix("/proc/")
}

/// Where the links lead that a path ends with; nothing need be there.
public func behindLinks(_ path: String) -> String {
  var path = path
  // As many as the system itself follows.
  for _ in 0..<40 {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink(path, &buffer, buffer.count - 1)
    guard count > 0 else { break }
    let link = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    path = link.hasPrefix("/") ? link : folder + link
  }
  return path
}

/// Makes a folder unless it is there, with a mode that the process's mask may take more from.
public func makeFolder(_ path: String, mode: UInt32 = 0o777) throws(WriteError) {
  if isFolder(path) { return }
  // Another program may have made it in between.
  guard mkdir(path, mode_t(mode)) == 0 || isFolder(path) else { throw .last(path) }
}

/// Makes a folder of a name that nobody else has, which begins with a path, and gives its path.
public func makeOwnFolder(_ start: String) throws(WriteError) -> String {
  var name = Array("\(start).XXXXXX".utf8CString)
  let made = name.withUnsafeMutableBufferPointer { bytes in
    mkdtemp(bytes.baseAddress!).map { String(cString: $0) }
  }
  guard let made else { throw .last(start) }
  return made
}

/// True if there is a folder of that path.
public func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

/// True for a file that is neither a folder nor a device or a pipe; links are followed.
public func isPlainFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }

/// What the operating system says that a path leads to; nil for nothing.
private func kind(of path: String) -> mode_t? {
  var status = stat()
  return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
}

/// A file or folder that the operating system doesn't let be written.
public struct WriteError: Error, CustomStringConvertible {
  let path: String
  let reason: String
  /// False for what has no path, as standard output.
  var isFile = true
  /// What could not be written, and why.
  public var description: String {
    isFile ? "can't write '\(path)': \(reason)" : "can't write to \(path): \(reason)"
  }

  /// The same, said of the file as the user named it.
  public func of(_ file: String) -> WriteError { WriteError(path: file, reason: reason) }

  /// The operating system's word on its last refusal.
  static func last(_ path: String) -> WriteError {
    WriteError(path: path, reason: String(cString: strerror(errno)).lowercased())
  }
}
