import Notation
import Testing

@Suite("Wrapped lines") struct WrapLinesTests {
  @Test("break between words and hang by four") func wrapping() {
    #expect("one two three".wrapped(to: 20) == "one two three")
    #expect("one two three".wrapped(to: 8) == "one two\n    three")
    #expect("  one two three four".wrapped(to: 12) == "  one two\n      three\n      four")
    #expect("first line\nsecond line".wrapped(to: 6) == "first\n    line\nsecond\n    line")
    #expect("".wrapped(to: 6) == "")
  }

  @Test("keep a word whole that is too long") func longWord() {
    #expect("a abcdefghijkl b".wrapped(to: 8) == "a\n    abcdefghijkl\n    b")
  }
}
