import Platform

/// Nobody reads what is written any more: the end of the work, but no error.
public struct OutputClosed: Error {
  /// A pipe without a reader.
  public init() {}
}

/// Writes all of the text, which errors call `name`; throws `OutputClosed` once nobody reads it, otherwise a `WriteError`.
public func writeAll(_ text: String, to descriptor: Int32, named name: String) throws {
  var text = text
  try text.withUTF8 { bytes in
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = write(descriptor, rest.base.baseAddress! + rest.startIndex, rest.count)
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if written < 0, errno == EAGAIN {
        // Somebody else who has the same pipe made it one that doesn't wait.
        waitForRoom(in: descriptor)
      } else if written < 0, errno == EPIPE {
        throw OutputClosed()
      } else if written == 0 || errno != EINTR {
        throw WriteError(path: name, reason: WriteError.last(name).reason, isFile: false)
      }
    }
  }
}

private func waitForRoom(in descriptor: Int32) {
  var end = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  poll(&end, 1, -1)
}

/// Gives each standard stream that the program was started without a place that refuses reading and writing.
///
/// Otherwise the next file that is opened gets its number, and what is printed is written into that file.
public func holdStandardStreams() {
  for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
    // The lowest free number is the one that is missing.
    _ = open("/", O_RDONLY)
  }
}
