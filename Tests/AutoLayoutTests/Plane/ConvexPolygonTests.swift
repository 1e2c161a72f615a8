import DesignModel
import TestSupport
import Testing

@testable import AutoLayout

@Suite("Convex polygons") struct ConvexPolygonTests {
  private let square = ConvexPolygon(widths: 100...200, heights: 300...500)

  @Test("have an area, a centre and insides")
  func measures() {
    #expect(square.area == 20_000)
    #expect(square.center == Size(width: 150, height: 400))
    #expect(square.contains(Size(width: 100, height: 500)) && !square.contains(Size(width: 99, height: 400)))
    #expect(square.contains(Size(width: 99, height: 400), tolerance: 1))
  }

  @Test("are parted by a line into what is at either side of it")
  func parting() throws {
    let line = try #require(HalfPlane(1, 1, offset: -500))
    let (inside, outside) = square.parted(by: line)
    #expect(inside?.area == 15_000 && outside?.area == 5_000)
    #expect(
      outside?.corners == [
        Size(width: 100, height: 300), Size(width: 200, height: 300), Size(width: 100, height: 400),
      ])
    #expect(abs(line.distance(of: Size(width: 300, height: 300)) - 50 * 2.0.squareRoot()) < 1e-9)
  }

  @Test("are whole at one side of a line that only touches them")
  func touching() throws {
    let (inside, outside) = square.parted(by: try #require(HalfPlane(1, 0, offset: -100)))
    #expect(inside == square && outside == nil)
    let other = square.parted(by: try #require(HalfPlane(1, 0, offset: -200)))
    #expect(other.inside == nil && other.outside == square)
    #expect(HalfPlane(0, 0, offset: 1) == nil)
  }

  @Test("are merged where they have a whole edge in common and are convex together")
  func merging() {
    func box(_ widths: ClosedRange<Double>, _ heights: ClosedRange<Double>) -> ConvexPolygon {
      ConvexPolygon(widths: widths, heights: heights)
    }
    let whole = [
      box(100...200, 300...400), box(200...300, 300...400), box(100...150, 400...500),
      box(150...300, 400...500),
    ].merged
    #expect(whole.count == 1 && whole[0].area == 40_000 && whole[0].corners.count == 4)
    let corner = [box(100...200, 300...400), box(200...300, 300...400), box(100...200, 400...500)].merged
    #expect(corner.count == 2 && corner.reduce(0) { $0 + $1.area } == 30_000)
    #expect([box(100...200, 300...400), box(200...300, 300...500)].merged.count == 2)
  }

  @Test("are subtracted from one another, but for what is thinner than asked for")
  func difference() {
    let hole = ConvexPolygon(widths: 120...150, heights: 400...450)
    let rest = [square].subtracting([hole], thinnest: 0.25)
    #expect(abs(rest.reduce(0) { $0 + $1.area } - 18_500) < 1e-6)
    #expect(!rest.contains { $0.contains(Size(width: 130, height: 420)) })
    #expect([square].subtracting([square], thinnest: 0.25).isEmpty)
    let beside = ConvexPolygon(widths: 200...300, heights: 300...500)
    #expect([square].subtracting([beside], thinnest: 0.25) == [square])
    let most = ConvexPolygon(widths: 100...199.9, heights: 300...500)
    #expect([square].subtracting([most], thinnest: 0.25).isEmpty)
    #expect([square].subtracting([most], thinnest: 0.05).count == 1)
  }

  @Test("and what is left of them share no window and have all of the area, by a seed")
  func differenceLaw() {
    var random = SeededNumbers(seed: 38)
    for _ in 0..<300 {
      let one = [random.triangle(), random.triangle()]
      let all = ConvexPolygon(widths: 0...100, heights: 0...100)
      let rest = [all].subtracting(one, thinnest: 0)
      for _ in 0..<20 {
        let window = Size(width: random.length(), height: random.length())
        let isNearEdge = one.contains {
          $0.contains(window, tolerance: 1e-3) != $0.contains(window, tolerance: -1e-3)
        }
        if isNearEdge { continue }
        let count = rest.count { $0.contains(window, tolerance: -1e-6) }
        #expect(one.contains { $0.contains(window) } ? count == 0 : count <= 1)
      }
      let covered = one[0].area + [one[1]].subtracting([one[0]], thinnest: 0).reduce(0) { $0 + $1.area }
      #expect(abs(rest.reduce(0) { $0 + $1.area } + covered - 10_000) < 1e-3)
    }
  }
}

extension SeededNumbers {
  fileprivate mutating func length() -> Double { .random(in: 0...100, using: &self) }

  /// A triangle of at least ten square points, its corners counterclockwise.
  fileprivate mutating func triangle() -> ConvexPolygon {
    while true {
      let corners = (0..<3).map { _ in Size(width: length(), height: length()) }
      let area = corners[0].area(corners[1], corners[2])
      if abs(area) >= 10 { return ConvexPolygon(corners: area > 0 ? corners : corners.reversed()) }
    }
  }
}
