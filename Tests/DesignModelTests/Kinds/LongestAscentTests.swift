import TestSupport
import Testing

@testable import DesignModel

@Suite("Longest ascent") struct LongestAscentTests {
  @Test(
    "keeps as many as can stay",
    arguments: [
      ([], []), ([3], [0]), ([0, 1, 2], [0, 1, 2]), ([3, 0, 1, 2], [1, 2, 3]), ([2, 1, 0], [2]),
    ])
  func kept(numbers: [Int], places: [Int]) { #expect(longestAscent(of: numbers) == places) }

  @Test("is as long as trying every subset finds, and increasing")
  func longest() {
    var random = SeededNumbers(seed: 7)
    for _ in 0..<200 {
      let numbers = Array(0..<Int.random(in: 0...9, using: &random)).shuffled(using: &random)
      let run = longestAscent(of: numbers).map { numbers[$0] }
      #expect(zip(run, run.dropFirst()).allSatisfy { $0 < $1 })
      #expect(run.count == longestByTrying(numbers))
    }
  }

  private func longestByTrying(_ numbers: [Int]) -> Int {
    (0..<(1 << numbers.count)).map { mask -> Int in
      let chosen = numbers.indices.filter { mask & (1 << $0) != 0 }.map { numbers[$0] }
      return zip(chosen, chosen.dropFirst()).allSatisfy { $0 < $1 } ? chosen.count : 0
    }.max()!
  }
}
