import Platform

/// Times in seconds.
enum Clock {
  /// The seconds that `body` takes.
  static func time(_ body: () -> Void) -> Double {
    let begin = now()
    body()
    return now() - begin
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
