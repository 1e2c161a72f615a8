import Dispatch

/// How much was done since the last lap.
struct WorkClock {
  /// Done since the last lap.
  var work = ProfileMatrix.Work()
  private var begin = DispatchTime.now().uptimeNanoseconds

  /// What was done since the last lap, with the time that it took.
  mutating func lap() -> ProfileMatrix.Work {
    let now = DispatchTime.now().uptimeNanoseconds
    var result = work
    result.nanoseconds = Int(now - begin)
    (begin, work) = (now, ProfileMatrix.Work())
    return result
  }
}
