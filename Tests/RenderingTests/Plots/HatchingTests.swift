import DesignModel
import Testing

@testable import Rendering

@Suite("Hatchings") struct HatchingTests {
  static let area = Rect(x: 13.5, y: -4, width: 120, height: 31)

  @Test("stay inside their area and reach all of it", arguments: Hatching.allCases)
  func inside(hatching: Hatching) {
    let lines = hatching.lines(over: Self.area, Palette.text).compactMap { shape -> [Point]? in
      if case .path(let points, _, _) = shape { points } else { nil }
    }
    #expect(lines.count > 5)
    let bounds = Self.area.inset(-1e-9, -1e-9)
    for point in lines.joined() {
      #expect(point.x >= bounds.x && point.x <= bounds.maxX && point.y >= bounds.y && point.y <= bounds.maxY)
    }
    let (xs, ys) = (lines.joined().map(\.x), lines.joined().map(\.y))
    #expect(xs.max()! - xs.min()! > Self.area.width - 8 && ys.max()! - ys.min()! > Self.area.height - 8)
  }

  @Test("are all different") func different() {
    let drawn = Hatching.allCases.map { $0.lines(over: Self.area, Palette.text) }
    #expect(Set(drawn).count == drawn.count)
  }
}
