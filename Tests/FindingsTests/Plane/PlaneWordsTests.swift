import AutoLayout
import DesignModel
import Testing

@testable import Findings

@Suite("Where windows are, in words") struct PlaneWordsTests {
  private let whole = ConvexPolygon(widths: 320...1376, heights: 320...1376)

  private func words(_ boxes: (ClosedRange<Double>, ClosedRange<Double>)...) -> String {
    PlaneWords(boxes.map { ConvexPolygon(widths: $0.0, heights: $0.1) }, in: whole).text
  }

  @Test("is every window where nothing is left out")
  func all() {
    #expect(words((320...1376, 320...1376)) == "at every window")
    #expect(words((320...600, 320...1376), (600...1376, 320...1376)) == "at every window")
  }

  @Test("is what a person would say of low, high, narrow and wide ones")
  func sides() {
    #expect(words((320...1376, 320...412)) == "lower than 412")
    #expect(words((320...350.5, 320...1376)) == "narrower than 350.5")
    #expect(words((320...1376, 900...1376)) == "at least 900 high")
    #expect(words((414...1376, 320...1376)) == "at least 414 wide")
    #expect(
      words((320...350, 320...530), (350...1376, 320...412))
        == "lower than 412; narrower than 350 where lower than 530")
    #expect(words((400...500, 600...700)) == "400 to 500 wide where 600 to 700 high")
  }

  @Test("has from where to where a sloping border goes")
  func slopes() throws {
    let line = try #require(HalfPlane(0.5, -1, offset: 340))
    let part = try #require(whole.parted(by: line).inside)
    #expect(PlaneWords([part], in: whole).text == "lower than 500 to 1028")
  }

  @Test("has at most 120 characters")
  func length() {
    let parts = (0..<30).map { place -> ConvexPolygon in
      let width = Double(330 + place * 30)
      let height = Double(400 + place * 7 % 5 * 20)
      return ConvexPolygon(widths: width...(width + 10), heights: height...700)
    }
    let text = PlaneWords(parts, in: whole).text
    #expect(text.count <= 120 && text.contains("more parts"), "\(text)")
  }

  @Test("the smallest sound window is the least in area beyond all errors")
  func smallest() {
    func smallest(_ pieces: [ConvexPolygon]) -> Size? {
      SoundWindows(pieces, widths: whole.widths, heights: whole.heights).smallest
    }
    #expect(smallest([]) == Size(width: 320, height: 320))
    let low = ConvexPolygon(widths: 320...1376, heights: 320...412)
    let narrow = ConvexPolygon(widths: 320...350, heights: 320...530)
    #expect(smallest([low]) == Size(width: 320, height: 412))
    // 320 × 530 is less than 350 × 500, and 350 × 412 less than both.
    #expect(smallest([low, narrow]) == Size(width: 350, height: 412))
    #expect(smallest([whole]) == nil)
  }
}
