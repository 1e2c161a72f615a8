import DesignModel
import Findings
import Testing

@Suite("A range of a sweep") struct SweptRangeTests {
  private func refusal(_ range: SweptRange) -> String? {
    do throws(SweepScreenError) { try range.check() } catch { return "\(error)" }
    return nil
  }

  @Test("of windows goes from 1 to 100000 points") func windows() {
    #expect(refusal(.width(1...100_000)) == nil && refusal(.height(1...100_000)) == nil)
    #expect(refusal(.width(0.5...300)) == "'--width' goes from 1 to 100000 points")
    #expect(refusal(.height(1...100_001)) == "'--height' goes from 1 to 100000 points")
  }

  @Test("of lengths is of whole numbers up to 2000") func lengths() {
    #expect(refusal(.length(of: "title", 0...2000)) == nil)
    let words = "'--length' takes whole numbers of characters from 0 to 2000"
    for range in [0.5...3, 1...3.5, -1...3, 0...2001] {
      #expect(refusal(.length(of: "title", range)) == words)
    }
  }

  @Test("of offsets and text sizes is any") func others() {
    #expect(refusal(.scroll("list", -1e6...1e6)) == nil && refusal(.textSize(.small...(.large))) == nil)
    #expect(SweptRange.length(of: "title", 0...1).name == "length")
  }
}
