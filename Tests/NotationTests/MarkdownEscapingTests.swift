import Notation
import Testing

@Suite("Markdown") struct MarkdownEscapingTests {
  @Test("shows signs that it would take for markup, and leaves code alone") func escapes() {
    #expect("<b> *x* a_b [c] d|e \\".escapedForMarkdown == "\\<b\\> \\*x\\* a\\_b \\[c\\] d\\|e \\\\")
    #expect("`a_b` c_d".escapedForMarkdown == "`a_b` c\\_d")
  }

  @Test("takes anybody's text for words alone, on one line") func foreign() {
    #expect(
      "`<img>` @all #1 &lt; ~x~\r\n- a\u{1B}\u{202E}".escapedAsMarkdownText
        == "\\`\\<img\\>\\` &#64;all &#35;1 &#38;lt; \\~x\\~ - a\u{FFFD}\u{FFFD}")
  }
}
