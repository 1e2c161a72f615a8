import DesignModel
import TestSupport
import Testing

@testable import Rendering

@Suite("Diagrams of two lengths") struct PlaneDiagramTests {
  /// Low windows have both layers, narrow ones the second; the rest has nothing.
  static func diagram(marks: [PlaneDiagram.Mark] = []) -> PlaneDiagram {
    func box(_ widths: ClosedRange<Double>, _ heights: ClosedRange<Double>) -> [Size] {
      [
        Size(width: widths.lowerBound, height: heights.lowerBound),
        Size(width: widths.upperBound, height: heights.lowerBound),
        Size(width: widths.upperBound, height: heights.upperBound),
        Size(width: widths.lowerBound, height: heights.upperBound),
      ]
    }
    return PlaneDiagram(
      title: "login: what breaks in each window at text size L", subtitle: "on iphone-16/portrait",
      axis: "window width in points", upAxis: "window height in points", widths: 300...1300,
      heights: 300...1300,
      regions: [
        .init(pieces: [box(300...800, 300...400), box(800...1300, 300...400)], layers: [0, 1], hint: "low"),
        .init(pieces: [box(300...420, 400...1300)], layers: [1], hint: "narrow"),
        .init(pieces: [box(420...1300, 400...1300)], layers: [], hint: "nothing"),
      ],
      layers: [
        PlotLayer("content-unreachable", .error, detail: "form"),
        PlotLayer("truncated-text", .warning, detail: "title"),
      ], marks: marks, markTitle: "a device's display")
  }

  /// So many points, most of them as near to one another as phones are.
  private static func crowd(_ count: Int, seed: Int) -> [PlaneDiagram.Mark] {
    var numbers = SeededNumbers(seed: seed)
    return (0..<count).map { place in
      let isNear = place % 3 != 0
      let width = Double(Int.random(in: isNear ? 375...440 : 320...1290, using: &numbers))
      let height = Double(Int.random(in: isNear ? 660...960 : 320...1290, using: &numbers))
      return .init(Size(width: width, height: height), "iphone-\(place)-pro-max +\(place)", hint: "\(place)")
    }
  }

  @Test("keep all words on the canvas and apart, however near the points are", arguments: 0..<25)
  func words(seed: Int) {
    let marks = Self.crowd(45, seed: seed)
    let drawing = Self.diagram(marks: marks).drawing
    #expect(drawing.wordsOutside == [] && drawing.collidingWords == [])
    // Where there is no room beside a point, the legend has its name.
    let texts = drawing.words.map(\.text)
    for mark in marks {
      #expect(texts.contains { $0 == mark.name || $0.contains(" \(mark.name)") }, "\(mark.name)")
    }
    #expect(marks.filter { texts.contains($0.name) }.count > 25)
  }

  @Test("keep words off points, and lines to words off other words", arguments: 0..<10)
  func leaders(seed: Int) {
    let drawing = Self.diagram(marks: Self.crowd(45, seed: seed)).drawing
    let names = drawing.groups("labels").flatMap {
      Drawing(size: .zero, shapes: $0.shapes).words.filter { $0.text.hasPrefix("iphone-") }
    }
    for group in drawing.groups("marks") {
      for shape in group.shapes {
        switch shape {
        case .rectangle(let dot, _, _): #expect(!names.contains { $0.frame.overlap(dot) != nil })
        case .path(let points, _, _):
          let crossed = names.filter { ConvexShape($0.frame).part(of: (points[0], points[1])) != nil }
          #expect(crossed.isEmpty, "\(crossed.map(\.text))")
        default: Issue.record("Marks are lines and dots")
        }
      }
    }
  }

  @Test("give each region the look of its most severe, and the letters of all") func looks() throws {
    let drawing = Self.diagram().drawing
    let plots = drawing.groups("regions").flatMap {
      Drawing(size: .zero, shapes: $0.shapes).groups("layer plot")
    }
    #expect(plots.map(\.title) == ["truncated-text", "content-unreachable"])
    let labels = drawing.groups("labels").flatMap {
      Drawing(size: .zero, shapes: $0.shapes).words.map(\.text)
    }
    #expect(labels == ["AB", "B"])
    // Heights go upwards: the low windows are below.
    let middles = Dictionary(
      drawing.words.map { ($0.text, $0.frame.center) }, uniquingKeysWith: { first, _ in first })
    #expect(try #require(middles["AB"]).y > #require(middles["B"]).y)
    #expect(drawing.groups("region").map(\.title) == ["low", "narrow", "nothing"])
  }

  @Test("explain letters, looks and both axes in words") func explained() {
    let texts = Self.diagram(marks: [.init(Size(width: 393, height: 852), "iphone-16", hint: "")]).drawing
      .words.map(\.text)
    for text in [
      "A", "B", "400", "1200", "window width in points", "window height in points",
      "error  content-unreachable", "form", "nothing found", "iphone-16", "a device's display",
    ] {
      #expect(texts.contains(text), "\(text)")
    }
  }

  @Test("are drawn at one scale unless they are strips", arguments: [(1000.0, 704.0), (500, 352), (10, 240)])
  func scale(height: Double, drawn: Double) {
    var diagram = Self.diagram()
    diagram.heights = 300...300 + height
    diagram.regions = []
    let frames = diagram.drawing.groups("axes").flatMap(\.shapes).compactMap { shape -> Rect? in
      if case .rectangle(let frame, _, _) = shape { frame } else { nil }
    }
    #expect(frames.map(\.height) == [drawn])
  }

  @Test("are sketched with the most severe letter of each place, high windows on top") func sketch() {
    let lines = Self.diagram().sketch(columns: 47).split(separator: "\n").map(String.init)
    #expect(lines[2] == "      │BBBBB···································")
    #expect(lines[21] == "      │AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA")
    #expect(lines.filter { $0.hasPrefix("A  error") || $0.hasPrefix("B  warning") }.count == 2)
    #expect(lines.allSatisfy { $0.count <= 47 })
  }
}
