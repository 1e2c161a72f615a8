import DesignModel
import TestSupport
import Testing

@testable import Auditing

@Suite("Pairs of rectangles") struct RectanglePairsTests {
  @Test("and heaps are those of comparing each with each", arguments: 1...20)
  func law(seed: Int) {
    var random = SeededNumbers(seed: seed)
    func number(_ most: Double) -> Double { Double.random(in: 0...most, using: &random) }
    let extent = seed % 2 == 0 ? 200.0 : 600
    let rectangles: [Rect?] = (0..<80).map { place in
      if place % 11 == 0 { return nil }
      return Rect(x: number(extent), y: number(extent), width: number(60), height: number(60))
    }
    let isCounted = { (one: Int, other: Int) in (one * 7 + other) % 5 != 0 }
    let found = RectanglePairs(rectangles, few: 6) { first, second, _ in isCounted(first, second) }

    var pairs: [[Int]] = []
    var groups = rectangles.indices.map { [$0] }
    for second in rectangles.indices {
      for first in 0..<second where isCounted(first, second) {
        guard let one = rectangles[first], let other = rectangles[second], one.intersection(other) != nil
        else {
          continue
        }
        pairs.append([first, second])
        let joined = Set(groups[first] + groups[second]).sorted()
        for place in joined { groups[place] = joined }
      }
    }
    let heaps = groups.enumerated().filter { $0.element.count > 6 && $0.element[0] == $0.offset }.map(
      \.element)
    #expect(found.heaps == heaps)
    let apart = pairs.filter { groups[$0[0]].count <= 6 }.sorted { $0.lexicographicallyPrecedes($1) }
    #expect(found.all.map { [$0.first, $0.second] } == apart)
  }

  @Test("in a heap are compared a few times each, however many there are") func heap() {
    var compared = 0
    let rectangles = [Rect?](repeating: Rect(x: 0, y: 0, width: 10, height: 10), count: 2000)
    let found = RectanglePairs(rectangles, few: 24) { _, _, _ in
      compared += 1
      return true
    }
    #expect(found.heaps.map(\.count) == [2000])
    #expect(found.all.isEmpty)
    #expect(compared < 2000 + 24 * 24)
  }
}
