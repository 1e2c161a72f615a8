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

  @Test(
    "begin no line with what a log in CI takes for a command",
    arguments: [
      ("::error::x", "\u{FFFD}:error::x"), ("a\n  ::set-env::x", "a\n  \u{FFFD}:set-env::x"),
      ("a ::b", "a ::b"), ("a::b\n: :c", "a::b\n: :c"), (":::x", "\u{FFFD}::x"),
    ])
  func logs(text: String, shown: String) { #expect(text.withoutTerminalCommands == shown) }
}

@Suite("Quotes in a sentence") struct ShortQuotesTests {
  private let long = String(repeating: "x", count: 300)
  private let short = String(repeating: "x", count: 200) + "…"

  @Test("are cut after 200 characters, and nothing else is") func cut() {
    #expect(
      "can't read '\(long)': it isn't '\(long)'".withShortQuotes
        == "can't read '\(short)': it isn't '\(short)'")
    #expect("\(long) 'a' \(long)".withShortQuotes == "\(long) 'a' \(long)")
    #expect("open '\(long)".withShortQuotes == "open '\(short)")
    #expect("'it's'".withShortQuotes == "'it's'")
  }

  @Test("of a long line show what stands around the fault") func excerpt() {
    let text = String(repeating: "a", count: 500) + "!" + String(repeating: "b", count: 500)
    let lines = SyntaxError("no", at: 500).pointing(into: text).split(separator: "\n")
    let place = lines[1].distance(from: lines[1].startIndex, to: lines[1].firstIndex(of: "^")!)
    #expect(lines[0].count == 202 && Array(lines[0])[place] == "!")
  }
}
