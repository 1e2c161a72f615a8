import DesignModel
import Testing

@testable import Rendering

@Suite("The legends of plots") struct PlotLegendTests {
  private func draw(_ layers: [PlotLayer], clean: String? = nil) -> (drawing: Drawing, height: Double) {
    let legend = PlotLegend(layers: layers, clean: clean, width: 300).draw(at: Point(x: 10, y: 20))
    return (Drawing(size: Size(width: 310, height: 20 + legend.height), shapes: legend.shapes), legend.height)
  }

  @Test("break what a layer is said of after commas, and are as high as that takes") func wrapped() {
    let names = (0..<12).map { "someView\($0)" }
    let (drawing, height) = draw([
      PlotLayer("truncated-text", .warning, detail: names.joined(separator: ", "))
    ])
    #expect(drawing.wordsOutside == [] && drawing.collidingWords == [])
    #expect(height > draw([PlotLayer("truncated-text", .warning, detail: "title")]).height)
    let lines = drawing.words.dropFirst().map(\.text)
    #expect(lines.joined(separator: " ") == names.joined(separator: ", "))
    #expect(lines.dropLast().allSatisfy { $0.hasSuffix(",") })
  }

  @Test("cut a name that has no room") func cut() {
    let (drawing, _) = draw([PlotLayer("a", .error, detail: String(repeating: "m", count: 90))])
    #expect(drawing.wordsOutside == [] && drawing.words[1].text.hasSuffix("…"))
  }

  @Test("say what is clean, if anything is") func clean() {
    #expect(draw([], clean: "nothing found").drawing.words.map(\.text) == ["nothing found"])
    #expect(draw([]).height == 0)
  }
}
