import Machine
import Testing

@Suite("A parallel map") struct ParallelMapTests {
  @Test(
    "gives results in the order of the indexes, whatever the number of threads", arguments: [1, 2, 7, 64])
  func order(jobs: Int) {
    for count in [0, 1, 2, 50] {
      #expect(parallelMap(count: count, jobs: jobs) { $0 * $0 } == (0..<count).map { $0 * $0 })
    }
  }

  @Test("has room for deep recursion on every thread") func depth() {
    @Sendable func depth(_ left: Int) -> Int { left == 0 ? 0 : 1 + depth(left - 1) }
    #expect(
      parallelMap(count: 3, jobs: 3) { _ in DeepThread.run { depth(100_000) } } == [
        100_000, 100_000, 100_000,
      ])
  }
}
