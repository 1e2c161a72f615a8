import Platform

/// A file that the operating system refuses.
public struct FileError: Error, CustomStringConvertible {
  /// As it was named.
  public let path: String
  let reason: String
  /// What could not be read, and why, in one line: whoever made a file chose its name.
  public var description: String {
    let shown = path.unicodeScalars.map { $0.value < 32 ? "\u{FFFD}" : $0 }
    return "can't read '\(String(String.UnicodeScalarView(shown)))': \(reason)"
  }

  /// The refusal of what is no plain file.
  static func notPlain(_ path: String) -> FileError {
    FileError(path: path, reason: "it is no plain file")
  }

  /// The operating system's word on its last refusal.
  static func last(_ path: String) -> FileError {
    FileError(path: path, reason: String(cString: strerror(errno)).lowercased())
  }
}

/// All bytes of a file.
public func readFile(_ path: String) throws -> [UInt8] {
  let descriptor = open(path, O_RDONLY)
  guard descriptor >= 0 else { throw FileError.last(path) }
  defer { close(descriptor) }
  return try readAll(descriptor, path)
}

/// All bytes of a plain file: nothing else is opened, so that nothing waits for whom a pipe may have at its other end.
public func readPlainFile(_ path: String) throws -> [UInt8] {
  var status = stat()
  guard stat(path, &status) == 0 else { throw FileError.last(path) }
  guard status.st_mode & S_IFMT == S_IFREG else { throw FileError.notPlain(path) }
  let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  guard descriptor >= 0 else { throw FileError.last(path) }
  defer { close(descriptor) }
  // It may have become another in between.
  guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
    throw FileError.notPlain(path)
  }
  return try readAll(descriptor, path)
}

/// The bytes of a file in pieces, none at its end.
public func readPieces(_ path: String) throws -> () throws -> [UInt8] {
  let file = try OpenFile(path)
  return { try readNext(file.descriptor, path) }
}

/// A file that is open for as long as somebody may read on.
private final class OpenFile {
  let descriptor: Int32

  init(_ path: String) throws(FileError) {
    descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw .last(path) }
  }

  deinit { close(descriptor) }
}

/// All bytes of an open file, which errors call `path`.
public func readAll(_ descriptor: Int32, _ path: String = "standard input") throws -> [UInt8] {
  var bytes: [UInt8] = []
  while true {
    let piece = try readNext(descriptor, path)
    if piece.isEmpty { return bytes }
    bytes += piece
    try InputTooLarge.check(bytes.count, of: "'\(path)'")
  }
}

/// Up to 64 KiB of an open file; none at the end.
public func readNext(_ descriptor: Int32, _ path: String = "standard input") throws -> [UInt8] {
  let size = 1 << 16
  return try [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    var got: Int
    repeat { got = read(descriptor, buffer.baseAddress!, size) } while got < 0 && errno == EINTR
    guard got >= 0 else { throw FileError.last(path) }
    count = got
  }
}
