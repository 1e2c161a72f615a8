import Notation
import Testing

@Suite("Wrapped lines") struct WrapLinesTests {
  @Test("break between words and hang by four, or less where a word has no room") func wrapping() {
    #expect("one two three".wrapped(to: 20) == "one two three")
    #expect("one two three".wrapped(to: 8) == "one two\n   three")
    #expect("  one two three four".wrapped(to: 12) == "  one two\n      three\n      four")
    #expect("first line\nsecond line".wrapped(to: 6) == "first\n  line\nsecond\n  line")
    #expect("".wrapped(to: 6) == "")
  }

  @Test("keep a word whole that is too long") func longWord() {
    #expect("a abcdefghijkl b".wrapped(to: 8) == "a\nabcdefghijkl\n    b")
  }

  @Test("hang below the last cell of a table's row") func cells() {
    #expect(
      "a1  view  one two three".wrapped(to: 16) == "a1  view  one\n          two\n          three")
    #expect("  a  b".wrapped(to: 4) == "  a\n  b")
  }

  @Test("count the columns that a terminal takes") func columns() {
    #expect("日本 語".wrapped(to: 5) == "日本\n   語" && "日本".columnCount == 4)
  }

  @Test("leave lines of a compiler's form whole, which editors and services match by patterns")
  func diagnostics() {
    for line in [
      "Main.storyboard:14:9: error: form does not fit, and nothing scrolls it",
      "a folder/Login.swift:3: warning: 'title' has no text: error: none", "x.xib:1:1: note: see there",
    ] {
      #expect(line.wrapped(to: 20) == line && line.wrapped(to: 20, commandsOf: "workbench") == line)
    }
    for line in [
      "login: error: form does not fit", ":14:9: error: form does not fit",
      "  a.swift:14:9: error: it is indented",
      "Main.storyboard:14: login: form is recorded elsewhere",
      "Main.storyboard:14:9: error of an unknown kind",
    ] { #expect(line.wrapped(to: 20).contains("\n"), "\(line)") }
  }

  private func pasted(_ text: String) throws -> [String] {
    try ShellWords.split(text.replacing("\\\n", with: ""))
  }

  @Test("that are commands read back as they were") func commands() throws {
    let command = "  workbench add-constraint login 'title.top == safeArea.top + 20' --id title-top"
    for columns in 20...90 {
      let wrapped = command.wrapped(to: columns, commandsOf: "workbench")
      #expect(try pasted(wrapped) == ShellWords.split(command), "\(columns): \(wrapped)")
      for line in wrapped.lines where !line.contains("add-constraint") {
        #expect(line.count <= max(columns, 20), "\(columns): \(line)")
      }
    }
    #expect(
      command.wrapped(to: 60, commandsOf: "workbench") == """
          workbench add-constraint login \\
              'title.top == safeArea.top + 20' --id title-top
        """)
    #expect(
      "look closer: workbench solve login --profile iphone-5".wrapped(to: 40, commandsOf: "workbench") == """
        look closer: workbench solve login \\
            --profile iphone-5
        """)
  }
}
