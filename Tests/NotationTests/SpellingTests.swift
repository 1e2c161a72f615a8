import Notation
import Testing

@Suite("Spelling") struct SpellingTests {
  @Test("numbers are spelled shortest", arguments: [(8.0, "8"), (0.1, "0.1"), (-0.0, "0"), (1e21, "1e+21")])
  func numbers(value: Double, text: String) {
    #expect(value.spelled == text)
    #expect(Double(parsing: text) == value)
  }

  @Test("words that only look like numbers are none", arguments: ["nan", "inf", "0x1p3", "", "1e999", "--1"])
  func notNumbers(text: String) { #expect(Double(parsing: text) == nil) }

  @Test("the nearest word is few edits away")
  func nearest() {
    #expect(nearestWord(to: "titel", among: ["email", "title"]) == "title")
    #expect(nearestWord(to: "zzz", among: ["email", "title"]) == nil)
    #expect(didYouMean("form", among: ["from"]) == "; did you mean 'from'?")
  }

  @Test("a fault is pointed at in characters, not bytes") func pointing() {
    let fault = SyntaxError("unknown", at: 3)
    #expect(fault.pointing(into: "éa!") == "  éa!\n    ^")
  }
}
