import DesignModel
import Testing

@testable import Typography

@Suite("Cutting a line") struct CutLineTests {
  /// Ten points for each character and for the mark of what was cut.
  private func cut(
    _ text: String, width: Double, mode: LineBreakMode, from start: Int = 0
  ) -> Kept? {
    let measured = MeasuredText(
      advances: text.map { $0 == "\n" ? 0 : 10 }, kerns: text.map { _ in 0 },
      roles: text.map { CharacterRole($0) }, isApproximate: false, hyphen: 10, ellipsis: 10)
    return CutLine(measured, from: start, width: width, mode: mode).map {
      Kept(characters: $0.characters, width: $0.width)
    }
  }

  private struct Kept: Equatable {
    var characters: Int
    var width: Double
  }

  @Test(
    "keeps what fits beside the mark",
    arguments: [
      (LineBreakMode.truncatingTail, 4, 50.0), (.truncatingHead, 4, 50), (.truncatingMiddle, 4, 50),
      (.clipping, 5, 55),
    ])
  func modes(mode: LineBreakMode, characters: Int, width: Double) {
    #expect(cut("abcdefgh", width: 55, mode: mode) == Kept(characters: characters, width: width))
  }

  @Test("cuts nothing in the wrapping modes") func wrapping() {
    #expect(cut("abcdefgh", width: 55, mode: .wordWrapping) == nil)
    #expect(cut("abcdefgh", width: 55, mode: .charWrapping) == nil)
  }

  @Test("shows the mark alone where nothing fits") func narrow() {
    #expect(cut("abc", width: 5, mode: .truncatingTail) == Kept(characters: 0, width: 10))
    #expect(cut("abc", width: 5, mode: .clipping) == Kept(characters: 0, width: 5))
  }

  @Test("drops the blanks before a mark at the end") func blanks() {
    #expect(cut("Shrink me", width: 85, mode: .truncatingTail) == Kept(characters: 6, width: 70))
    #expect(cut("Shrink me", width: 85, mode: .clipping) == Kept(characters: 8, width: 85))
  }

  @Test("marks a paragraph that fits if another follows") func paragraphs() {
    #expect(cut("ab\ncd", width: 99, mode: .truncatingTail) == Kept(characters: 2, width: 30))
    #expect(cut("ab\ncd", width: 99, mode: .clipping) == Kept(characters: 2, width: 20))
    #expect(cut("ab\ncdef", width: 35, mode: .truncatingTail, from: 3) == Kept(characters: 2, width: 30))
  }
}
