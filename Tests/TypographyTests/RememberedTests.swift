import Testing

@testable import Typography

@Suite("Remembering") struct RememberedTests {
  @Test("makes a value once for a key") func once() {
    let remembered = Remembered<Int, Int>(limit: 10)
    #expect(remembered.value(for: 1) { 7 } == 7)
    #expect(remembered.value(for: 1) { 8 } == 7)
  }

  @Test("forgets when it would grow too large") func limit() {
    let remembered = Remembered<Int, Int>(limit: 10)
    #expect(remembered.value(for: 1, cost: 6) { 7 } == 7)
    #expect(remembered.value(for: 2, cost: 6) { 9 } == 9)
    #expect(remembered.value(for: 1, cost: 6) { 8 } == 8)
  }

  @Test("keeps no value that is too large alone") func tooLarge() {
    let remembered = Remembered<Int, Int>(limit: 10)
    #expect(remembered.value(for: 1, cost: 60) { 7 } == 7)
    #expect(remembered.value(for: 1, cost: 60) { 8 } == 8)
  }
}
