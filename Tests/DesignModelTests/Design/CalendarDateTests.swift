import DesignModel
import Testing

@Suite("A day") struct CalendarDateTests {
  @Test("is one of the calendar", arguments: ["2026-12-31", "2024-02-29", "2000-02-29", "0001-01-01"])
  func days(text: String) { #expect(CalendarDate(parsing: text)?.text == text) }

  @Test(
    "is nothing else",
    arguments: [
      "", "2026-13-01", "2026-00-10", "2026-04-31", "2026-02-29", "1900-02-29", "2026-1-01", "26-01-01",
      "2026-01-01T00:00:00Z", "2026-01-0x", "+026-01-01", "2026-01--1", "２０２６-01-01", "2026/01/01",
    ])
  func others(text: String) { #expect(CalendarDate(parsing: text) == nil) }

  @Test("comes before later ones") func order() throws {
    let days = try ["2026-09-30", "2026-10-01", "2027-01-01"].map { try #require(CalendarDate(parsing: $0)) }
    #expect(days.sorted() == days && days[0] < days[1] && !(days[1] < days[1]))
  }
}
