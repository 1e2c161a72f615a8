import Testing

@testable import UIKitSource

@Suite("Swift's spelling") struct SwiftSpellingTests {
  @Test("of texts holds whatever they hold") func literals() {
    #expect(SwiftSpelling.literal("a\"b\\(c)\n\u{1B}\u{202E}ü") == #""a\"b\\(c)\n\u{1b}\u{202e}ü""#)
  }

  @Test("of remarks keeps to one line") func remarks() {
    #expect(SwiftSpelling.remark("a\nb\u{2028}c\u{202E}") == "// a b c ")
  }

  @Test(
    "of names joins their words",
    arguments: [("form-above-key", "formAboveKey"), ("1st", "view1st"), ("", "view")])
  func words(name: String, word: String) { #expect(SwiftSpelling.word(name) == word) }

  @Test("of numbers is exact") func numbers() { #expect(2.0.exact == "2" && 0.1.exact == "0.1") }
}
