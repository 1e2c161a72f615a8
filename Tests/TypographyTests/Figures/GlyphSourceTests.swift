import Testing

@testable import Typography

@Suite("Where an advance comes from") struct GlyphSourceTests {
  @Test(
    "is ASCII for all that looks as wide",
    arguments: zip(["a", "é", "e\u{301}", "Ấ", "\u{A0}", "\u{2011}"] as [Character], "aeeA -".utf8))
  func ascii(character: Character, code: UInt8) { #expect(GlyphSource(character) == .ascii(code)) }

  @Test("is an em for East Asian characters", arguments: ["日", "あ", "カ", "한", "。", "！"] as [Character])
  func eastAsian(character: Character) { #expect(GlyphSource(character) == .em(1)) }

  @Test("is half an em for halfwidth forms") func halfwidth() { #expect(GlyphSource("ｶ") == .em(0.5)) }

  @Test("is a picture for emoji of any build", arguments: ["😀", "👨‍👩‍👧‍👦", "👍🏽", "🇩🇪", "❤️", "1️⃣"] as [Character])
  func emoji(character: Character) { #expect(GlyphSource(character) == .emoji) }

  @Test(
    "is nothing for what is not drawn",
    arguments: ["\u{200B}", "\u{AD}", "\u{200F}", "\u{FEFF}"] as [Character])
  func invisible(character: Character) { #expect(GlyphSource(character) == .nothing) }

  @Test("is a font of the machine for other scripts", arguments: ["م", "ש", "ก", "क"] as [Character])
  func foreign(character: Character) { #expect(GlyphSource(character) == .foreign) }

  @Test("is a drawn figure for Greek", arguments: ["λ", "Ω"] as [Character])
  func drawn(character: Character) {
    #expect(
      GlyphSource(character) == .drawn(MasterAdvances.approximate[character.unicodeScalars.first!.value]!))
  }

  @Test(
    "makes small emoji wider",
    arguments: [(11.0, 15.75), (16, 22.5), (24, 27), (40, 45), (8, 11.4545)] as [(Double, Double)])
  func emojiAdvance(size: Double, width: Double) {
    #expect(abs(GlyphSource.emojiAdvance(at: size) - width) < 1e-3)
  }
}
