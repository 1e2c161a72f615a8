import DesignModel
import Testing

@testable import InterfaceBuilder
@testable import SceneExchange

@Suite("A tally of seeds") struct SeedTallyTests {
  private func view(_ width: SeedKind?, _ height: SeedKind?) -> CanvasView {
    CanvasView(
      id: "a", className: "label", line: 1, recorded: nil, isGiven: false, seededWidth: width,
      seededHeight: height, isMisplaced: false, isAmbiguous: false, isSavedMisplaced: false,
      isSavedAmbiguous: false, isLeftOut: false)
  }

  @Test("counts a view once for each reason, in the reasons' order") func counts() {
    var tally = SeedTally()
    for (width, height) in [(SeedKind.font, SeedKind.font), (.image, .font), (nil, .arranged), (nil, nil)] {
      tally.add(view(width, height))
    }
    #expect(tally.counts.map(\.text) == ["1 arranged", "2 in other fonts", "1 by images"])
  }
}
