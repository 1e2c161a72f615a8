import Foundation

/// The clock and the random numbers that recorded code is given (Swift/Clock): they begin anew with each run.
enum FixedClock {
  private typealias Begin = @convention(c) () -> Void

  /// Nil in tests, which have the machine's own.
  private static let begin = dlsym(nil, "begin_run_of_fixed_clock").map { unsafeBitCast($0, to: Begin.self) }

  /// Sets both to where every run begins.
  static func beginRun() { begin?() }
}
