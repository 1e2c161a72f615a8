import Platform

/// Ends the program in words, with exit code 2, unless this goes before its time is over.
///
/// For work on what strangers wrote that nothing in between could stop. What the program started ends with it.
public final class TimeLimit {
  private let ends: [Int32]
  private let thread: DeepThread?

  /// Allows so many seconds from now on; `words` say what took longer.
  public init(seconds: Double, _ words: String) {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    self.ends = ends
    let (wakes, deadline) = (ends[0], ContinuousClock.now + .seconds(seconds))
    thread = DeepThread {
      while true {
        let left = (deadline - .now) / .seconds(1)
        guard left > 0 else { Self.end("workbench: \(words)\n") }
        var end = pollfd(fd: wakes, events: Int16(POLLIN), revents: 0)
        if poll(&end, 1, Int32(min(left, 1000) * 1000) + 1) > 0 { return }
      }
    }
  }

  deinit {
    // Its thread sees that nobody holds the other end.
    close(ends[1])
    thread?.join()
    close(ends[0])
  }

  private static func end(_ words: String) -> Never {
    var words = words
    _ = words.withUTF8 { write(2, $0.baseAddress, $0.count) }
    _exit(2)
  }
}
