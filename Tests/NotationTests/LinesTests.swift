import Notation
import Testing

@Suite("Lines of a text") struct LinesTests {
  @Test(
    "end with a newline, whether or not a carriage return stands before it",
    arguments: [
      ("", [""]), ("a", ["a"]), ("a\nb", ["a", "b"]), ("a\r\nb\r\n", ["a", "b", ""]),
      ("\n\r\n", ["", "", ""]),
      ("a\rb\n\u{301}", ["a\rb", "\u{301}"]),
    ])
  func splits(text: String, lines: [String]) { #expect(text.lines.map(String.init) == lines) }
}
