import Notation
import Testing

@Suite("Text in XML") struct EscapeXMLTests {
  @Test(
    "is escaped",
    arguments: [
      ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"), ("]]>", "]]&gt;"),
      ("Tom & \"Jerry's\"", "Tom &amp; &quot;Jerry&#39;s&quot;"), ("plain", "plain"), ("größer", "größer"),
      ("a\tb\nc\rd", "a&#9;b&#10;c&#13;d"),
    ])
  func escapes(text: String, escaped: String) { #expect(text.escapedAsXML == escaped) }

  @Test(
    "loses what XML can't hold",
    arguments: ["\u{0}", "\u{1B}", "\u{7F}", "\u{FFFE}", "\u{FFFF}", "\u{1FFFF}"])
  func control(text: String) { #expect("a\(text)b".escapedAsXML == "a\u{FFFD}b") }
}
