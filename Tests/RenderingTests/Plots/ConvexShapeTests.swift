import DesignModel
import TestSupport
import Testing

@testable import Rendering

@Suite("A convex part of the canvas") struct ConvexShapeTests {
  static let triangle = [Point(x: 0, y: 0), Point(x: 10, y: 0), Point(x: 0, y: 10)]

  @Test("is the same whichever way its corners go around", arguments: [triangle, triangle.reversed()])
  func around(corners: [Point]) throws {
    let shape = ConvexShape(corners)
    #expect(shape.area == 50 && shape.box == Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(shape.holds(Rect(x: 1, y: 1, width: 4, height: 4)))
    #expect(!shape.holds(Rect(x: 1, y: 1, width: 5, height: 5)))
    let part = try #require(shape.part(of: (Point(x: -5, y: 4), Point(x: 20, y: 4))))
    #expect(abs(part.from.x) < 1e-12 && abs(part.to.x - 6) < 1e-12 && part.to.y == 4)
  }

  @Test("covers a rectangle that it has more than an edge or a corner in common with") func covers() {
    let shape = ConvexShape(Self.triangle)
    #expect(shape.covers(Rect(x: 4, y: 4, width: 9, height: 9)))
    #expect(!shape.covers(Rect(x: 5, y: 5, width: 9, height: 9)))
    #expect(!shape.covers(Rect(x: 6, y: 6, width: 2, height: 2)))
    #expect(!shape.covers(Rect(x: 10, y: -5, width: 4, height: 9)))
  }

  @Test("has no part of a line that passes it") func passing() {
    let shape = ConvexShape(Self.triangle)
    #expect(shape.part(of: (Point(x: 11, y: 0), Point(x: 0, y: 11))) == nil)
    #expect(shape.part(of: (Point(x: 20, y: 4), Point(x: 30, y: 4))) == nil)
  }

  @Test("keeps its hatching inside", arguments: Hatching.allCases) func hatching(hatching: Hatching) {
    let shape = ConvexShape([Point(x: 3, y: 2), Point(x: 140, y: 40), Point(x: 20, y: 160)])
    let ends = hatching.lines(over: shape, Palette.text).flatMap { line -> [Point] in
      if case .path(let points, _, _) = line { points } else { [] }
    }
    #expect(ends.count > 10)
    for end in ends {
      let near = Rect(x: end.x - 1e-6, y: end.y - 1e-6, width: 2e-6, height: 2e-6)
      #expect(shape.covers(near), "\(end)")
    }
  }
}

@Suite("The border of parts that lie side by side") struct PartBordersTests {
  private func length(_ rects: [Rect]) -> Double {
    PartBorders(of: rects.map(ConvexShape.init)).lines.reduce(0) { sum, line in
      sum + abs(line.to.x - line.from.x) + abs(line.to.y - line.from.y)
    }
  }

  @Test("leaves out what two of them have in common, as far as it goes") func common() {
    let wide = Rect(x: 0, y: 0, width: 30, height: 10)
    #expect(length([wide]) == 80)
    // Two beside one another on the wide one; a hole of 10 between them.
    let (left, right) = (
      Rect(x: 0, y: 10, width: 10, height: 10), Rect(x: 20, y: 10, width: 10, height: 10)
    )
    #expect(abs(length([wide, left, right]) - 120) < 1e-9)
    #expect(abs(length([wide, Rect(x: 0, y: 10, width: 30, height: 10)]) - 100) < 1e-9)
  }

  @Test("is all of their edges where they only meet in a corner") func corner() {
    #expect(
      length([Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 10, y: 10, width: 10, height: 10)]) == 80)
  }
}
