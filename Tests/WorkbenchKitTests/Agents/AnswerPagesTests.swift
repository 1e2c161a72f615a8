import Testing

@testable import WorkbenchKit

@Suite("Pages of an answer") struct AnswerPagesTests {
  @Test("hold all of it, end with lines, and are as short as asked for") func pages() {
    let text = (0..<100).map { "line \($0)\n" }.joined()
    let pages = text.pages(of: 100)
    #expect(pages.joined() == text && pages.count == 9)
    #expect(pages.allSatisfy { $0.hasSuffix("\n") && $0.utf8.count <= 100 })
  }

  @Test("never cut a character") func characters() {
    for text in [
      String(repeating: "é", count: 50), String(repeating: "👩‍👩‍👧", count: 20),
      "a" + String(repeating: "語", count: 40),
    ] {
      for size in 4...20 {
        let pages = text.pages(of: size)
        #expect(pages.joined() == text)
        #expect(pages.allSatisfy { $0.utf8.count <= size && !$0.contains("\u{FFFD}") && !$0.isEmpty })
      }
    }
  }

  @Test("are one of a short text, of none too") func short() {
    #expect("".pages(of: 10) == [""])
    #expect("0123456789".pages(of: 10) == ["0123456789"])
    #expect("0123\n56789\n".pages(of: 6) == ["0123\n", "56789\n"])
  }
}
