import Testing

@testable import Comparison

@Suite("Reordered elements") struct ReorderedTests {
  @Test("are the fewest whose moving explains the new order; an insertion moves nothing")
  func fewest() {
    #expect(reordered(from: ["a", "b", "c"], to: ["a", "x", "b", "c"]).isEmpty)
    #expect(reordered(from: ["a", "b", "c"], to: ["c", "a", "b"]) == ["c"])
  }
}
