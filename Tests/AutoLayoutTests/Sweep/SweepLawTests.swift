import AutoLayout
import TestSupport
import Testing

@Suite("Laws of sweeps") struct SweepLawTests {
  @Test("parts of a range end intervals where the whole does, and solving says the same", arguments: 0..<40)
  func few(seed: Int) throws { try check(seed) }

  @Test(
    "hold where labels share out a stack, words move and ties are settled",
    arguments: [59, 76, 219, 406, 436, 471, 501, 721, 821, 839, 898])
  func hard(seed: Int) throws { try check(seed) }

  @Test("hold of hundreds of screens", .takesSeconds, arguments: 1000..<1060)
  func many(seed: Int) throws { try check(seed) }

  private func check(_ seed: Int) throws {
    for fault in try SweepLaw.faults(ofSeed: seed) { Issue.record("seed \(seed): \(fault)") }
  }

  @Test("hold where rounds without an end begin to move a view", .takesSeconds, arguments: [785])
  func restless(seed: Int) throws { try check(seed) }

  @Test("what can't be followed is named with what can")
  func lost() {
    func words(_ from: Double, _ to: Double) -> String {
      SweepError.lost(from: from, to: to, in: 300...400).description
    }
    #expect(
      words(320.5, 330)
        == "can't follow the layout between 320.5 and 330.0 points; sweep up to 320.5 and on from 330.0")
    #expect(words(300, 330) == "can't follow the layout between 300.0 and 330.0 points; sweep on from 330.0")
    #expect(
      words(300, 400)
        == "can't follow the layout between 300.0 and 400.0 points; solve it at single lengths instead")
  }
}
