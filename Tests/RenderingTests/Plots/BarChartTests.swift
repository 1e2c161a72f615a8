import DesignModel
import Testing

@testable import Rendering

@Suite("Bar charts") struct BarChartTests {
  static func chart(_ counts: [[Int]], marked: Set<Int> = []) -> BarChart {
    BarChart(
      title: "Findings by revision", subtitle: "from v1", counted: "findings", axis: "revision",
      bars: counts.enumerated().map { place, counts in
        .init(
          name: "v\(place + 1)", mark: marked.contains(place) ? "release-\(place + 1)" : "", counts: counts,
          hint: "v\(place + 1)")
      },
      layers: [PlotLayer("overlapping-views", .error), PlotLayer("truncated-text", .warning)])
  }

  @Test("stack the kinds of each bar, the most severe at the bottom, in proportion to their counts")
  func stacked() throws {
    let groups = Self.chart([[1, 3], [0, 2], [0, 0]]).drawing.groups("bars")
    let plots = Drawing(size: .zero, shapes: groups.flatMap(\.shapes)).groups("layer plot")
    #expect(plots.map(\.title) == ["overlapping-views", "truncated-text"])
    let (errors, warnings) = (try #require(plots[0].clip).rects, try #require(plots[1].clip).rects)
    #expect(errors.count == 1 && warnings.count == 2)
    #expect(abs(warnings[0].height - 3 * errors[0].height) < 1e-9 && warnings[0].maxY == errors[0].y)
    #expect(warnings[1].maxY == errors[0].maxY && warnings[1].x > errors[0].maxX)
  }

  @Test(
    "keep all words on the canvas and apart, however many bars there are", arguments: [1, 2, 12, 60, 300])
  func words(count: Int) {
    let marked = Set(stride(from: 0, to: count, by: 3))
    let drawing = Self.chart((0..<count).map { [$0 % 5, $0 % 7] }, marked: marked).drawing
    #expect(drawing.wordsOutside == [] && drawing.collidingWords == [])
    #expect(drawing.words.contains { $0.text == "v\(count)" })
    #expect(drawing.words.contains { $0.text == "release-1" })
  }

  @Test("say how many there are") func totals() {
    let drawing = Self.chart([[1, 3], [0, 0]]).drawing
    let totals = drawing.groups("total").flatMap { Drawing(size: .zero, shapes: $0.shapes).words.map(\.text) }
    #expect(totals == ["4", "0"])
    #expect(drawing.groups("bar").map(\.title) == ["v1", "v2"])
  }
}
