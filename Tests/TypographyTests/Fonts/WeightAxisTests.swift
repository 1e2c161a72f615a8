import DesignModel
import Testing

@testable import Typography

@Suite("Weights") struct WeightAxisTests {
  @Test("lie on the axis in their order") func order() {
    let places = FontWeight.allCases.map(\.axisPlace)
    #expect(places == places.sorted() && Set(places).count == places.count)
    #expect(FontWeight.regular.axisPlace == 0 && FontWeight.bold.axisPlace == 1)
  }

  @Test("are measured from regular to bold") func measured() {
    #expect(FontWeight.allCases.filter(\.isMeasured) == [.regular, .medium, .semibold, .bold])
  }

  @Test(
    "get heavier with bold text",
    arguments: zip(
      FontWeight.allCases,
      [FontWeight.thin, .light, .regular, .semibold, .bold, .heavy, .black, .black, .black]))
  func boldText(weight: FontWeight, heavier: FontWeight) { #expect(weight.withBoldText == heavier) }
}
