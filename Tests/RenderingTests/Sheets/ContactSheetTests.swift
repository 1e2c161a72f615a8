import DesignModel
import Testing

@testable import Rendering

@Suite("Contact sheets") struct ContactSheetTests {
  private func drawings(_ count: Int) -> [Drawing] {
    (0..<count).map { _ in Drawing(size: Size(width: 100, height: 200), shapes: []) }
  }

  private func offsets(_ drawing: Drawing) -> [Point] {
    drawing.shapes.compactMap { if case .group(let group) = $0 { group.offset } else { nil } }
  }

  @Test("put drawings into rows from the left top, in order") func rows() {
    let sheet = ContactSheet.drawing(of: drawings(12))
    #expect(offsets(sheet).count == 12 && offsets(sheet)[0] == .zero)
    let rows = Set(offsets(sheet).map(\.y)).sorted()
    #expect(rows == [0, 208] && sheet.size.height == 408)
    #expect(offsets(sheet)[1] == Point(x: 108, y: 0))
  }

  @Test("keep a row where that is asked for") func row() {
    #expect(Set(offsets(ContactSheet.row(of: drawings(9))).map(\.y)) == [0])
  }
}
