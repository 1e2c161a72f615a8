import DesignModel
import TestSupport
import Testing

@testable import Rendering

@Suite("Phase diagrams") struct PhaseDiagramTests {
  /// A diagram of three text sizes: both layers at the largest, one of them further on, nothing at the smallest.
  static func diagram(details: String = "title, email") -> PhaseDiagram {
    PhaseDiagram(
      title: "login: what breaks at each width and text size", subtitle: "on iphone-16/portrait",
      axis: "window width in points", range: 320...420,
      rows: [
        .init(name: "XS", regions: [.init(from: 320, to: 420, parts: [], hint: "nothing")]),
        .init(
          name: "L",
          regions: [
            .init(from: 320, to: 370.5, parts: [(1, ["title"])], hint: "b"),
            .init(from: 370.5, to: 420, parts: [], hint: "c"),
          ]),
        .init(
          name: "AX5",
          regions: [
            .init(from: 320, to: 345, parts: [(0, ["email"]), (1, ["title"])], hint: "d"),
            .init(from: 345, to: 345.000001, parts: [(0, ["email"])], hint: "e"),
            .init(from: 345.000001, to: 420, parts: [(1, ["title"])], hint: "f"),
          ]),
      ],
      layers: [
        PlotLayer("content-unreachable", .error, detail: "email"),
        PlotLayer("truncated-text", .warning, detail: details),
      ], marks: [.init(320, "320 iphone-5"), .init(390, "390 iphone-14"), .init(393, "393 iphone-16")])
  }

  @Test("put the largest step on top and everything that breaks into bands, the most severe above")
  func bands()
    throws
  {
    let drawing = Self.diagram().drawing
    let plots = drawing.groups("regions").flatMap {
      Drawing(size: .zero, shapes: $0.shapes).groups("layer plot")
    }
    // The most severe is drawn last.
    #expect(plots.map(\.title) == ["truncated-text", "content-unreachable"])
    let (warnings, errors) = (try #require(plots[0].clip).rects, try #require(plots[1].clip).rects)
    #expect(warnings.count == 3 && errors.count == 2)
    let (first, below) = (errors[0], warnings[0])
    #expect(first.height == below.height && first.maxY == below.y && first.width == below.width)
    // 25 of 100 points of the range.
    #expect(abs(first.width - 176) < 1e-9)
    #expect(errors[1].width == 1 && errors[1].height == 2 * first.height)
    #expect(warnings[2].y > warnings[1].y && warnings[1].height == 2 * first.height)
  }

  @Test("keep all words on the canvas and apart, however many there are") func words() {
    let many = (0..<90).map { "viewNumber\($0)" }.joined(separator: ", ")
    for diagram in [Self.diagram(), Self.diagram(details: many)] {
      let drawing = diagram.drawing
      #expect(drawing.wordsOutside == [] && drawing.collidingWords == [])
    }
    let texts = Self.diagram(details: many).drawing.words.map(\.text)
    for place in 0..<90 { #expect(texts.contains { $0.contains("viewNumber\(place)") }) }
  }

  @Test("name each region's views once where rows say the same, and each region in a hint") func labels() {
    let drawing = Self.diagram().drawing
    let labels = drawing.groups("labels").flatMap {
      Drawing(size: .zero, shapes: $0.shapes).words.map(\.text)
    }
    // Twice at the largest step, in two regions; not again below them.
    #expect(labels == ["email", "title", "title"])
    let hints = drawing.groups("region").map(\.title)
    #expect(hints == ["d", "e", "f", "b", "c", "nothing"])
  }

  @Test("explain colours, rows, marks and numbers in words") func explained() {
    let texts = Self.diagram().drawing.words.map(\.text)
    for text in [
      "AX5", "XS", "320", "400", "window width in points", "error  content-unreachable", "title, email",
      "nothing found", "393 iphone-16",
    ] {
      #expect(texts.contains(text), "\(text)")
    }
  }
}
