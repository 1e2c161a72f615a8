/// Seconds of several engines that do the same work in turn, so that a machine that gets slower does so for all.
struct Samples {
  private var seconds: [[Double]]

  /// Runs every engine in turn, at least five times and until a quarter of a second is over.
  ///
  /// Short work is repeated inside a sample. An engine is given the number of its run, so that no two in a row need do
  /// the same.
  init(of engines: [(Int) -> Void]) {
    let repeats = engines.map { Self.repeats(of: $0) }
    seconds = engines.map { _ in [] }
    // The first run has shown how often to repeat.
    var steps = engines.map { _ in 1 }
    var spent = 0.0
    while seconds[0].count < 5 || (spent < 0.25 && seconds[0].count < 101) {
      for (place, engine) in engines.enumerated() {
        let count = repeats[place]
        let first = steps[place]
        let sample = Clock.time { for step in first..<first + count { engine(step) } }
        steps[place] += count
        seconds[place].append(sample / Double(count))
        spent += sample
      }
    }
  }

  /// As many rounds as a sample needs to be long beside the clock's own time.
  private static func repeats(of engine: (Int) -> Void) -> Int {
    let first = Clock.time { engine(0) }
    return max(1, Int(2e-4 / max(first, 1e-7)))
  }

  /// The median seconds of each engine.
  var medians: [Double] { seconds.map { $0.sorted()[$0.count / 2] } }
}
