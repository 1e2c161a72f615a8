import Platform

/// Works inputs off on several threads while the caller's thread makes them and takes the results, in the order of the
/// inputs, so that nothing shows how many threads there were.
///
/// A few inputs a thread are under way at a time, however many there are. With one job the caller's thread does all.
/// What `next` and `take` throw ends the work and is thrown on.
public func orderedPipeline<Input: Sendable, Output: Sendable>(
  jobs: Int, next: () throws -> Input?, work: @escaping @Sendable (Input) -> Output,
  take: (Output) throws -> Void
) throws {
  guard jobs > 1 else {
    while let input = try next() { try take(work(input)) }
    return
  }
  let belt = Belt(work)
  let threads = (0..<jobs).compactMap { _ in DeepThread { belt.serve() } }
  defer {
    belt.end()
    threads.forEach { $0.join() }
  }
  // So many that nobody waits while a transaction is written.
  let ahead = 8
  var (made, taken, isMade) = (0, 0, false)
  while true {
    while !isMade, made - taken < ahead * jobs {
      if let input = try next() {
        belt.put(input, at: made)
        made += 1
      } else {
        isMade = true
      }
    }
    if taken == made { return }
    // Where the system has no room for a thread's stack, the caller works.
    if threads.isEmpty { belt.serveOnce() }
    try take(belt.result(at: taken))
    taken += 1
  }
}

/// Inputs that wait for a thread, and results that wait to be taken.
private final class Belt<Input: Sendable, Output: Sendable>: @unchecked Sendable {
  private let work: @Sendable (Input) -> Output
  private var lock = pthread_mutex_t()
  private var hasInput = pthread_cond_t()
  private var hasOutput = pthread_cond_t()
  /// Guarded by the lock, as all that follows.
  private var inputs: [(place: Int, input: Input)] = []
  private var first = 0
  private var outputs: [Int: Output] = [:]
  private var isEnded = false

  init(_ work: @escaping @Sendable (Input) -> Output) {
    self.work = work
    pthread_mutex_init(&lock, nil)
    pthread_cond_init(&hasInput, nil)
    pthread_cond_init(&hasOutput, nil)
  }

  deinit {
    pthread_cond_destroy(&hasOutput)
    pthread_cond_destroy(&hasInput)
    pthread_mutex_destroy(&lock)
  }

  func put(_ input: Input, at place: Int) {
    pthread_mutex_lock(&lock)
    inputs.append((place, input))
    pthread_mutex_unlock(&lock)
    pthread_cond_signal(&hasInput)
  }

  /// Waits for the result of an input.
  func result(at place: Int) -> Output {
    pthread_mutex_lock(&lock)
    defer { pthread_mutex_unlock(&lock) }
    while true {
      if let output = outputs.removeValue(forKey: place) { return output }
      pthread_cond_wait(&hasOutput, &lock)
    }
  }

  /// Works until the end.
  func serve() {
    while let (place, input) = taken() { finish(place, work(input)) }
  }

  /// Works one input off, if one waits.
  func serveOnce() {
    pthread_mutex_lock(&lock)
    let waiting = popped()
    pthread_mutex_unlock(&lock)
    if let (place, input) = waiting { finish(place, work(input)) }
  }

  /// Lets the threads end, whatever still waits.
  func end() {
    pthread_mutex_lock(&lock)
    isEnded = true
    pthread_mutex_unlock(&lock)
    pthread_cond_broadcast(&hasInput)
  }

  private func taken() -> (place: Int, input: Input)? {
    pthread_mutex_lock(&lock)
    defer { pthread_mutex_unlock(&lock) }
    while !isEnded {
      if let waiting = popped() { return waiting }
      pthread_cond_wait(&hasInput, &lock)
    }
    return nil
  }

  private func popped() -> (place: Int, input: Input)? {
    guard first < inputs.count else { return nil }
    defer {
      first += 1
      if first == inputs.count { (inputs, first) = ([], 0) }
    }
    return inputs[first]
  }

  private func finish(_ place: Int, _ output: Output) {
    pthread_mutex_lock(&lock)
    outputs[place] = output
    pthread_mutex_unlock(&lock)
    pthread_cond_signal(&hasOutput)
  }
}
