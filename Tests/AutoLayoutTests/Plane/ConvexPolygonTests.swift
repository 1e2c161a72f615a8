import DesignModel
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
}
