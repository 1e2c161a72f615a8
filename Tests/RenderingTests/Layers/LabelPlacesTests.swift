import DesignModel
import Testing

@testable import Rendering

@Suite("Places of labels") struct LabelPlacesTests {
  private func box(_ x: Double) -> Rect { Rect(x: x, y: 0, width: 10, height: 10) }

  @Test("are taken one by one, the first where none is free") func places() {
    var places = LabelPlaces()
    #expect(places.take([box(0), box(20)]) == box(0))
    #expect(places.take([box(5), box(20)]) == box(20))
    #expect(places.take([box(5), box(15)]) == box(5))
  }
}
