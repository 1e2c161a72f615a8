import DesignModel
import Testing

@testable import Rendering

@Suite("Captions") struct CaptionTests {
  private func caption(_ text: String) -> Caption { Caption(text, size: 10, weight: .regular, Palette.text) }

  @Test("are as wide as their letters") func widths() {
    #expect(caption("ill").width < caption("abc").width && caption("abc").width < caption("MWM").width)
    #expect(caption("漢字").width == 20)
  }

  @Test("are cut to their room, or left out where nothing fits") func cut() {
    #expect(caption("abc").fitted(to: 100)?.text == "abc")
    #expect(caption("abcdefgh").fitted(to: 25)?.text == "abc…")
    #expect(caption("abcdefgh").fitted(to: 9) == nil)
  }
}
