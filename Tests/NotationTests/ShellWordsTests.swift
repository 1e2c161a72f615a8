import Notation
import Testing

@Suite("Shell words") struct ShellWordsTests {
  @Test(
    "are split as a shell splits them",
    arguments: [
      ("", []), ("  a\t b ", ["a", "b"]), ("'a b' \"c d\"", ["a b", "c d"]), ("a'b'\"c\"d", ["abcd"]),
      ("'' \"\"", ["", ""]), (#"a\ b \' \\"#, ["a b", "'", #"\"#]), (#"'a\b'"#, [#"a\b"#]),
      (#""a\"b\\c\$d\e""#, [#"a"b\c$d\e"#]), ("a # b", ["a"]), ("a#b '#' c", ["a#b", "#", "c"]),
      ("# all", []), ("add x 'title.top == 24' é", ["add", "x", "title.top == 24", "é"]),
      ("$HOME *.txt a|b", ["$HOME", "*.txt", "a|b"]), ("a\\\nb", ["ab"]),
    ])
  func split(line: String, words: [String]) throws { #expect(try ShellWords.split(line) == words) }

  @Test(
    "that are not closed say where they open",
    arguments: [
      ("a 'b", SyntaxError("the single quote is not closed", at: 2)),
      ("a\"b\\\"", SyntaxError("the double quote is not closed", at: 1)),
      ("ab\\", SyntaxError("the line ends in a backslash", at: 2)),
    ])
  func unclosed(line: String, error: SyntaxError) {
    #expect(throws: error) { try ShellWords.split(line) }
  }

  @Test(
    "are quoted in one line, and the beginning of long ones",
    arguments: [
      ("a b", "'a b'"), ("it's\none\ttwo", "$'it\\'s\\none\\ttwo'"), ("a\\b\r\nc", "$'a\\\\b\\nc'"),
      (
        String(repeating: "x y ", count: 50), "'\(String(repeating: "x y ", count: 29))x y…' (200 characters)"
      ),
    ])
  func brief(word: String, quoted: String) {
    #expect(ShellWords.quoteBriefly(word) == quoted)
  }

  @Test(
    "are quoted where they must be",
    arguments: [
      ("abc", "abc"), ("a/b-c_d.e=f:g,h@i%j+k", "a/b-c_d.e=f:g,h@i%j+k"), ("", "''"), ("a b", "'a b'"),
      ("it's", "'it'\\''s'"), ("#a", "'#a'"), ("é", "'é'"), ("'\u{301}", "''\\''\u{301}'"),
    ])
  func quote(word: String, quoted: String) throws {
    #expect(ShellWords.quote(word) == quoted)
    #expect(try ShellWords.split(quoted) == [word])
  }
}
