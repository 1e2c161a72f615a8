import Testing

@testable import Typography

@Suite("Pango's break iterator", .enabled(if: PangoBreaking.shared != nil, "Pango is not installed"))
struct PangoBreakingTests {
  @Test("flags each code point and the end") func flags() throws {
    let flags = try #require(PangoBreaking.shared).lineBreaks(in: "ab c\u{301}d")
    #expect(flags.prefix(6) == [false, false, false, true, false, false])
    #expect(flags.count == 7)
  }
}
