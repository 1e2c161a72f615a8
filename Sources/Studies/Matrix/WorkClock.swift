import Dispatch

/// How much was done since the last lap, and of all that there is.
struct WorkClock {
  /// Done since the last lap.
  var work = Matrix.Work()
  private var begin = DispatchTime.now().uptimeNanoseconds
  private var done = 0
  private let profiles: Int

  /// A clock for work on that many profiles.
  init(profiles: Int) { self.profiles = profiles }

  /// Shows how far the whole work is.
  func show(_ progress: Progress, _ what: String) { progress.show(done + work.profiles, of: profiles, what) }

  /// What was done since the last lap, with the time that it took.
  mutating func lap() -> Matrix.Work {
    let now = DispatchTime.now().uptimeNanoseconds
    var result = work
    result.nanoseconds = Int(now - begin)
    done += work.profiles
    (begin, work) = (now, Matrix.Work())
    return result
  }
}
