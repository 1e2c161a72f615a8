import Testing

@testable import Storage

@Suite("A timestamp") struct TimestampTests {
  @Test(
    "is ISO 8601 in UTC",
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (951_782_400, "2000-02-29T00:00:00Z"),
      (1_793_534_399, "2026-11-01T11:59:59Z"),
    ])
  func spelling(seconds: Int, text: String) { #expect(Timestamp.spelled(seconds: seconds) == text) }

  @Test("is the fixed one if there is one, and else the clock's")
  func now() {
    #expect(Timestamp.now(fixed: "951782400") == "2000-02-29T00:00:00Z")
    #expect(Timestamp.now(fixed: "soon") > "2025" && Timestamp.now(fixed: nil) > "2025")
  }

  @Test(
    "of a day or a minute goes to its last second",
    arguments: [
      ("2026-11-01", "2026-11-01T23:59:59Z"), ("2026-11-01T12:30", "2026-11-01T12:30:59Z"),
      ("2026-11-01T12:30Z", "2026-11-01T12:30:59Z"), ("2026-11-01T12:30:15Z", "2026-11-01T12:30:15Z"),
      ("2026-11-01T12:30:15", "2026-11-01T12:30:15Z"), ("2026-13-01", nil), ("2026-11-00", nil),
      ("2026-11", nil),
      ("2026-11-01T25:00", nil), ("2026-11-01Z", nil), ("2026-11-01T12", nil), ("today", nil), ("", nil),
      ("2026-11-01T12:30:61", nil),
    ] as [(String, String?)])
  func ends(text: String, end: String?) { #expect(Timestamp.end(of: text) == end) }
}
