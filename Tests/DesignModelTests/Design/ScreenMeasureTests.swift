import DesignModel
import Testing

@Suite("What follows the device's screen") struct ScreenMeasureTests {
  @Test(
    "is written and read as the attribute has it",
    arguments: [
      "width 393 320 out Login.swift:42", "height 0.5 -3.25", "left 1 2 out", "top 3 4 My Card.swift:7",
    ])
  func roundTrip(text: String) throws {
    let measure = try #require(ScreenMeasure(parsing: text))
    #expect(measure.spelled == text)
    #expect(
      measure.leavesWindow == text.contains(" out") && (measure.line == nil) == !text.contains(".swift"))
  }

  @Test("is nothing else", arguments: ["", "width", "width 393", "depth 3 4", "width a 3"])
  func nothing(text: String) { #expect(ScreenMeasure(parsing: text) == nil) }
}
