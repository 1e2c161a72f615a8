import Notation
import Testing

@Suite("Texts for a terminal") struct PlainTextTests {
  @Test(
    "lose what it would take for commands, and what turns the words around",
    arguments: [
      "\u{0}", "\u{7}", "\u{8}", "\r", "\u{1B}", "\u{7F}", "\u{85}", "\u{9B}", "\u{202E}", "\u{2066}",
    ])
  func hostile(text: String) {
    #expect("a\(text)b".withoutTerminalCommands == "a\u{FFFD}b")
  }

  @Test(
    "stay as they are otherwise",
    arguments: ["", "plain", "two\nlines\tand a tab", "ü 👩‍🚀 ┌─┐", "مرحبا\u{200F}", "\u{2028}"])
  func harmless(text: String) { #expect(text.withoutTerminalCommands == text) }

  @Test("lose the carriage return before a newline too") func lineEnd() {
    #expect("a\r\nb".withoutTerminalCommands == "a\u{FFFD}\nb")
  }
}
