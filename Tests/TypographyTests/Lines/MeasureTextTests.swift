import AutoLayout
import DesignModel
import TestSupport
import Testing

@testable import Typography

@Suite("Widths of characters") struct MeasureTextTests {
  private func width(_ text: String, by measure: SystemText = SystemText()) -> Double {
    lines(of: text, by: measure).width
  }

  @Test("are the base letter's under accents", .statement("text.widths")) func accents() {
    for text in ["Grösse Cafés, naïve", "Gro\u{308}sse Cafe\u{301}s, nai\u{308}ve"] {
      #expect(abs(width(text) - width("Grosse Cafes, naive")) < 1e-9)
      #expect(!lines(of: text).isApproximate)
    }
  }

  @Test(
    "are marked approximate where they are", .statement("text.other-scripts"),
    arguments: ["…", "“Hi”", "日本", "😀", "Привет", "a\tb", "م", "½"])
  func approximate(text: String) {
    #expect(lines(of: text).isApproximate)
    #expect(width(text) > 0)
  }

  @Test("are exact only where weights were measured") func weights() {
    #expect(lines(of: "Hi", weight: .semibold).isApproximate == false)
    #expect(lines(of: "Hi", weight: .heavy).isApproximate)
    #expect(lines(of: "é", weight: .light).isApproximate)
  }

  @Test("count blanks at the end of a text") func trailingBlanks() {
    // Recorded by Interface Builder: 'Gem Balance: ' semibold 15 at three pixels a point is 102.333 wide.
    #expect((lines(of: "Gem Balance: ", size: 15, weight: .semibold).width * 3).rounded(.up) == 307)
    #expect((lines(of: "Ends on ", size: 12).width * 2).rounded(.up) / 2 == 49)
  }

  @Test("agree between plain and other text") func agreement() {
    let text = "AVATAR Typing, \"quoted\". To-day"
    #expect(abs(width(text + "\u{200B}") - width(text)) < 1e-9)
  }

  @Test("are the system font's for a family that is not installed") func unknownFamily() {
    let unknown = lines(of: "Hello", family: "No Such Family At All")
    #expect(unknown.width == width("Hello") && unknown.isApproximate)
  }

  @Test("are six tenths of an em for what nothing can draw", .statement("text.other-scripts"))
  func undrawable() {
    #expect(abs(width("مرحبا", by: SystemText(pango: .missing)) - 5 * 0.6 * 17) < 1e-9)
  }
}
