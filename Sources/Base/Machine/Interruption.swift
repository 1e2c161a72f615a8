import Platform

/// What to tidy up when a signal ends the program.
///
/// An unfinished transaction needs nothing: the store's next reader passes it over. Only half-written files beside
/// their places would be left.
public enum Interruption {
  /// The paths of the files that are being written, each zero-terminated, then one more zero.
  ///
  /// A handler may run between any two instructions, so there is no more to it than bytes at a fixed place.
  private static nonisolated(unsafe) let drafts = {
    let bytes = UnsafeMutablePointer<CChar>.allocate(capacity: capacity)
    bytes.initialize(repeating: 0, count: capacity)
    return bytes
  }()

  private static let capacity = 4 * Int(PATH_MAX)

  /// The one thread that writes files.
  private static nonisolated(unsafe) var writer = pthread_self()

  /// Lets SIGINT, SIGTERM and SIGHUP remove what is half-written, then end the program as they always do, so that a
  /// shell sees exit code 130, 143 or 129 and stops its loop.
  ///
  /// Called on the thread that writes files, and that lives as long as the program. A signal that reaches another is
  /// passed on to it: while it tidies up it writes nothing that would be left.
  public static func watch() {
    _ = drafts
    writer = pthread_self()
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let before = signal(number) { received in
        guard pthread_equal(pthread_self(), Interruption.writer) != 0 else {
          pthread_kill(Interruption.writer, received)
          return
        }
        Interruption.removeDrafts()
        signal(received, SIG_DFL)
        raise(received)
      }
      // What the program was made to ignore, as by nohup, it goes on ignoring.
      if address(of: before) == address(of: SIG_IGN) { signal(number, SIG_IGN) }
    }
  }

  private static func address(of handler: (@convention(c) (Int32) -> Void)?) -> Int {
    unsafeBitCast(handler, to: Int.self)
  }

  private static func removeDrafts() {
    var path = drafts
    while path.pointee != 0 {
      unlink(path)
      path += strlen(path) + 1
    }
  }

  /// Does `work`, which writes the files at `paths`; a signal meanwhile removes them.
  public static func removing<Result, Failure>(
    _ paths: [String], during work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let bytes: [CChar] = paths.flatMap { Array($0.utf8CString) } + [0]
    if bytes.count <= capacity {
      // The first byte last: until then there is no path.
      for index in bytes.indices.reversed() { drafts[index] = bytes[index] }
    }
    defer { drafts.pointee = 0 }
    return try work()
  }
}
