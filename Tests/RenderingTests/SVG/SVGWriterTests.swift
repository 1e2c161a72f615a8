import DesignModel
import Foundation
import Rendering
import Testing

@Suite("SVG") struct SVGWriterTests {
  private func elements(_ shapes: [Shape]) -> String {
    var writer = SVGWriter()
    return writer.elements(of: Drawing(size: Size(width: 10, height: 10), shapes: shapes))
  }

  @Test("spells numbers with at most two places") func numbers() {
    let rect = Rect(x: 1.0 / 3, y: -0.004, width: 2, height: 2.005)
    #expect(
      elements([.rectangle(rect, .fill(Color(0xAB)))])
        == "<rect x=\"0.33\" y=\"0\" width=\"2\" height=\"2.01\" fill=\"#0000AB\"/>\n")
  }

  @Test("fits text to its box and keeps its blanks") func text() {
    let run = TextRun(
      "a  b", frame: Rect(x: 1, y: 0, width: 30, height: 12), baseline: 9, size: 10, weight: .semibold,
      color: Color(0xFF0000, opacity: 0.5))
    #expect(
      elements([.text(run)])
        == "<text x=\"1\" y=\"9\" textLength=\"30\" lengthAdjust=\"spacingAndGlyphs\" font-size=\"10\" "
        + "font-weight=\"600\" fill=\"#FF0000\" fill-opacity=\"0.5\">a  b</text>\n")
    #expect(SVGWriter.style.contains("white-space:pre"))
  }

  @Test("leaves text without extent out") func empty() {
    let run = TextRun("a", frame: .zero, baseline: 0, size: 10, color: Color(0))
    #expect(elements([.text(run)]) == "")
  }

  @Test("quotes a family so that it can end neither the attribute nor the style") func family() {
    let run = TextRun(
      "a", frame: Rect(x: 0, y: 0, width: 5, height: 5), baseline: 5, family: "O'B\"r\\i\n<en>;}", size: 10,
      color: Color(0))
    #expect(
      elements([.text(run)]).contains(
        "style=\"font-family:&#39;O\\&#39;B&quot;r\\\\i &lt;en&gt;;}&#39;,sans-serif\""))
  }

  @Test("defines symbols and clips once for all drawings of a writer") func definitions() {
    let symbol = Symbol("dot", [.circle])
    let clip = Group.Clip([Rect(x: 0, y: 0, width: 4, height: 4)], radius: 1)
    let drawing = Drawing(
      size: Size(width: 10, height: 10),
      shapes: [.symbol(symbol, at: Point(x: 1, y: 2)), .group(Group("g", clip: clip, []))])
    var writer = SVGWriter()
    let first = writer.elements(of: drawing)
    #expect(writer.elements(of: drawing) == first)
    #expect(first.contains("<use href=\"#dot\" x=\"1\" y=\"2\"/>"))
    #expect(writer.definitions.components(separatedBy: "id=\"dot\"").count == 2)
    #expect(writer.definitions.components(separatedBy: "<clipPath").count == 2)
    #expect(first.contains("clip-path=\"url(#clip_0_0_4_4_1)\""))
  }
}

extension Shape {
  fileprivate static let circle = Shape.rectangle(
    Rect(x: 0, y: 0, width: 2, height: 2), radius: 1, .fill(Color(0)))
}
