import Notation
import Testing

@Suite("Markdown") struct MarkdownEscapingTests {
  @Test("shows signs that it would take for markup, and leaves code alone") func escapes() {
    #expect("<b> *x* a_b [c] d|e \\".escapedForMarkdown == "\\<b\\> \\*x\\* a\\_b \\[c\\] d\\|e \\\\")
    #expect("`a_b` c_d".escapedForMarkdown == "`a_b` c\\_d")
  }
}
