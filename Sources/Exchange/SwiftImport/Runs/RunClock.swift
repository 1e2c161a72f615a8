/// The time that all runs of the user's code together may take, with the layouts that they ask for; it begins with the first.
public final class RunClock {
  /// The longest that the code of one import runs, in seconds.
  public static let longest = 600.0

  let seconds: Double
  private let whole: ImportClock
  private var end: ContinuousClock.Instant?

  /// A clock that stops after so many seconds, and with the whole import.
  init(seconds: Double, within whole: ImportClock) { (self.seconds, self.whole) = (seconds, whole) }

  /// The seconds that are left, at least 0.
  var left: Double {
    let now = ContinuousClock.now
    let end = self.end ?? now + .seconds(seconds)
    self.end = end
    return min(whole.left, max(0, (end - now) / .seconds(1)))
  }
}
