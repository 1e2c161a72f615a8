import Foundation
import Notation
import Testing

@testable import Rendering

@Suite("Texts of a page") struct QuoteForPageTests {
  static let odd = [
    "plain", "</script><script>alert(1)</script>", "<!--", "]]>", "a\u{1}\u{7F}b", "\"'&\\", "\u{2028}",
    "ü/é 1%",
  ]

  @Test("end no script, and read back", arguments: odd) func script(text: String) throws {
    #expect(!text.quotedForScript.contains("<"))
    #expect(try JSON(parsing: text.quotedForScript).text == text)
  }

  @Test("are fragments that decode to themselves", arguments: odd) func fragment(text: String) {
    let escaped = text.escapedAsFragment
    #expect(escaped.removingPercentEncoding == text)
    #expect(escaped.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !Array("<>\"?&#".utf8).contains($0) })
  }
}
