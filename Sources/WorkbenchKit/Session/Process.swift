#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Surroundings {
  /// The process's own environment and streams.
  public static var process: Surroundings {
    Surroundings(
      variable: { name in getenv(name).map { String(cString: $0) } }, folder: ".",
      showsProgress: isatty(STDERR_FILENO) == 1, input: { try readAll(STDIN_FILENO) },
      nextInput: { try readNext(STDIN_FILENO) },
      output: { writeAll($0, to: STDOUT_FILENO) }, messages: { _ = writeAll($0, to: STDERR_FILENO) })
  }
}

/// A file that the operating system refuses.
struct FileError: Error, CustomStringConvertible {
  let path: String
  let reason: String
  var description: String { "can't read '\(path)': \(reason)" }

  /// The operating system's word on its last refusal.
  static func last(_ path: String) -> FileError {
    FileError(path: path, reason: String(cString: strerror(errno)).lowercased())
  }
}

/// All bytes of a file.
func readFile(_ path: String) throws -> [UInt8] {
  let descriptor = open(path, O_RDONLY)
  guard descriptor >= 0 else { throw FileError.last(path) }
  defer { close(descriptor) }
  return try readAll(descriptor, path)
}

/// The bytes of a file in pieces, none at its end.
func readPieces(_ path: String) throws -> () throws -> [UInt8] {
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

private func readAll(_ descriptor: Int32, _ path: String = "standard input") throws -> [UInt8] {
  var bytes: [UInt8] = []
  while true {
    let piece = try readNext(descriptor, path)
    if piece.isEmpty { return bytes }
    bytes += piece
    try InputTooLarge.check(bytes.count, of: "'\(path)'")
  }
}

/// Up to 64 KiB; none at the end.
private func readNext(_ descriptor: Int32, _ path: String = "standard input") throws -> [UInt8] {
  let size = 1 << 16
  return try [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    var got: Int
    repeat { got = read(descriptor, buffer.baseAddress!, size) } while got < 0 && errno == EINTR
    guard got >= 0 else { throw FileError.last(path) }
    count = got
  }
}

/// Writes all of the text; false once nobody reads it any more, or the disk behind it is full.
private func writeAll(_ text: String, to descriptor: Int32) -> Bool {
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
