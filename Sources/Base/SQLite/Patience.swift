import CSQLite

/// How long a statement waits for another writer, and who hears that it does.
public struct Patience {
  /// How long at most.
  public var limit: Duration
  /// Called once a second has gone by, at most once for each connection; nil for nobody.
  public var notice: (() -> Void)?

  /// Waits for up to `limit`.
  public init(limit: Duration = .seconds(30), notice: (() -> Void)? = nil) {
    (self.limit, self.notice) = (limit, notice)
  }
}

/// A connection's waiting: SQLite asks it again and again while another connection writes.
final class Waiting {
  private let limit: Duration
  private var notice: (() -> Void)?
  private var begin = ContinuousClock.now

  init(_ patience: Patience) { (limit, notice) = (patience.limit, patience.notice) }

  /// Lets the connection ask before it gives up.
  ///
  /// SQLite's own waiting grows to naps of 100 ms, in which writers that wait for each other starve; edits take a few
  /// milliseconds, so these naps stay short.
  func begin(on handle: OpaquePointer) {
    sqlite3_busy_handler(
      handle,
      { waiting, attempts in Unmanaged<Waiting>.fromOpaque(waiting!).takeUnretainedValue().nap(attempts) },
      Unmanaged.passUnretained(self).toOpaque())
  }

  /// Waits a little before the next attempt; 0 when there is no more time.
  private func nap(_ attempts: Int32) -> Int32 {
    if attempts == 0 { begin = .now }
    let waited = ContinuousClock.now - begin
    guard waited < limit else { return 0 }
    if waited > .seconds(1), let notice {
      self.notice = nil
      notice()
    }
    sqlite3_sleep(attempts < 20 ? 1 : 5)
    return 1
  }
}
