import Testing

@testable import SolverBench

@Suite("The generator of random numbers") struct MersenneTwisterTests {
  @Test func `the numbers are those of Python's generator`() {
    // python3 -c 'import random; r = random.Random(1); print([r.getrandbits(32) for _ in range(4)])'
    var one = MersenneTwister(seed: 1)
    #expect((0..<4).map { _ in one.next() } == [577_090_037, 2_444_712_010, 3_639_700_191, 3_445_702_192])
    // r = random.Random(1); [r.randint(40, 120) for _ in range(10)]
    var again = MersenneTwister(seed: 1)
    #expect(
      (0..<10).map { _ in again.number(in: 40...120) } == [57, 112, 48, 72, 55, 103, 97, 100, 88, 66])
    // r = random.Random(2); [r.randint(30, 140) for _ in range(10)]
    var two = MersenneTwister(seed: 2)
    #expect(
      (0..<10).map { _ in two.number(in: 30...140) } == [140, 138, 37, 41, 40, 76, 136, 51, 124, 133])
  }
}
