import Testing

@testable import Typography

@Suite("Wrapping a line") struct WrapLineTests {
  /// Ten points for each character, two of kerning within; a hyphen is ten wide.
  private func wrapper(_ text: String, width: Double, byCharacter: Bool = false) -> LineWrapper {
    let measured = MeasuredText(
      advances: text.map { $0 == "\n" || $0 == "\u{AD}" ? 0 : 12 }, kerns: text.map { _ in -2 },
      roles: text.map { CharacterRole($0) }, isApproximate: false, hyphen: 10, ellipsis: 10)
    return LineWrapper(measured, width: width, byCharacter: byCharacter) {
      BreakOpportunities(in: text, pango: .missing)
    }
  }

  private func lines(_ text: String, width: Double, byCharacter: Bool = false) -> [String] {
    var wrapper = wrapper(text, width: width, byCharacter: byCharacter)
    let characters = Array(text)
    var (lines, start) = ([String](), 0)
    while start < characters.count {
      let line = wrapper.line(from: start)
      lines.append(String(characters[line.start..<line.next]))
      start = line.next
    }
    return lines
  }

  @Test("puts as many words on a line as fit, blanks hanging") func words() {
    #expect(lines("aa bb cc", width: 52) == ["aa bb ", "cc"])
    #expect(lines("aa bb cc", width: 51.98) == ["aa ", "bb ", "cc"])
    #expect(lines("aa    bb", width: 25) == ["aa    ", "bb"])
  }

  @Test("does not count kerning beyond the end of a line") func kerning() {
    #expect(wrapper("aa", width: 99).text.width(0, 1) == 12)
    #expect(wrapper("aa", width: 99).text.width(0, 2) == 22)
  }

  @Test("breaks words between characters where none fits") func longWords() {
    #expect(lines("abcdef gh", width: 32) == ["abc", "def ", "gh"])
    #expect(lines("abc", width: 0) == ["a", "b", "c"])
    #expect(lines("W \nx", width: 1) == ["W \n", "x"])
  }

  @Test("breaks between any characters if asked to") func characters() {
    #expect(lines("aa bb cc", width: 42, byCharacter: true) == ["aa b", "b cc"])
  }

  @Test("ends a line at each newline, none after the last") func newlines() {
    #expect(lines("a\n\nb\n", width: 99) == ["a\n", "\n", "b\n"])
    #expect(lines("a\r\nb", width: 99) == ["a\r\n", "b"])
  }

  @Test("leaves room for the hyphen of a soft hyphen") func softHyphens() {
    #expect(lines("aa\u{AD}bb", width: 36) == ["aa\u{AD}", "bb"])
    #expect(lines("aa\u{AD}bb", width: 28) == ["aa", "\u{AD}bb"])
    var wrapped = wrapper("aa\u{AD}bb", width: 36)
    #expect(wrapped.line(from: 0).width == 30)
    #expect(wrapped.line(from: 3).width == 22)
  }

  @Test("counts blanks at the end of a line as far as they fit") func trailingBlanks() {
    var roomy = wrapper("aa  ", width: 99)
    var tight = wrapper("aa  ", width: 25)
    // Interface Builder recorded "… recusandae ut. Hic" with the blank that follows, 4 wide, where the line is wrapped.
    var wrapped = wrapper("aa bb cc", width: 59)
    var full = wrapper("aa bb cc", width: 52)
    #expect(wrapped.line(from: 0) == TextLine(start: 0, next: 6, width: 59, bare: 52, whole: 62))
    #expect(full.line(from: 0) == TextLine(start: 0, next: 6, width: 52, bare: 52, whole: 62))
    #expect(roomy.line(from: 0) == TextLine(start: 0, next: 4, width: 42, bare: 22, whole: 42))
    #expect(tight.line(from: 0) == TextLine(start: 0, next: 4, width: 25, bare: 22, whole: 42))
  }
}
