import DesignModel
import TestSupport
import Testing

@testable import Rendering

@Suite("The marks of plots") struct PlotMarksTests {
  @Test("never cover one another, nor does a line cross a word", arguments: 0..<40)
  func apart(seed: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    let places = (0..<Int.random(in: 1...25, using: &numbers)).map { _ in
      Double(Int.random(in: 50...750, using: &numbers))
    }
    let marks = PlotMarks(
      marks: Set(places).sorted().map {
        ($0, String(repeating: "m", count: Int.random(in: 1...18, using: &numbers)))
      })
    let drawing = Drawing(
      size: Size(width: marks.right, height: 400), shapes: [marks.draw(above: 320, to: 400)])
    #expect(drawing.collidingWords == [] && drawing.wordsOutside == [])
    #expect(drawing.words.allSatisfy { $0.frame.y >= 320 - marks.height - 1 && $0.frame.maxY <= 321 })
    for group in drawing.groups("marks") {
      for case .path(let points, _, _) in group.shapes {
        for word in drawing.words where word.frame.x < points[0].x && word.frame.maxX > points[0].x {
          #expect(word.frame.maxY < points[0].y, "a line through \(word.text)")
        }
      }
    }
  }

  @Test("take a single level where there is room, and none where there is nothing") func levels() {
    #expect(PlotMarks(marks: []).height == 0)
    let single = PlotMarks(marks: [(100, "one"), (200, "two"), (300, "three")])
    #expect(single.height == PlotMarks(marks: [(100, "one")]).height)
    #expect(PlotMarks(marks: [(100, "one"), (101, "two")]).height == 2 * single.height)
  }
}
