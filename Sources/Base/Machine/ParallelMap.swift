/// Computes `transform` for every index on up to `jobs` threads.
///
/// The results stand in the order of the indexes, so
/// nothing shows how many threads there were.
public func parallelMap<Result: Sendable>(
  count: Int, jobs: Int, _ transform: @Sendable (Int) -> Result
) -> [Result] {
  guard jobs > 1, count > 1 else { return (0..<count).map(transform) }
  return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
    // Every index is written by exactly one thread, and read only after all have ended.
    nonisolated(unsafe) let slots = buffer
    let lanes = min(jobs, count)
    func fill(_ lane: Int) {
      for index in stride(from: lane, to: count, by: lanes) {
        slots.initializeElement(at: index, to: transform(index))
      }
    }
    lend(fill) { fill in
      let threads = (1..<lanes).map { lane in (lane, DeepThread { fill(lane) }) }
      fill(0)
      for (lane, thread) in threads {
        if let thread { thread.join() } else { fill(lane) }
      }
    }
    initialized = count
  }
}
