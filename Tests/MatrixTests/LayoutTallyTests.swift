import DesignModel
import Matrix
import Testing

@Suite("A tally of layouts") struct LayoutTallyTests {
  private func layout(conflicts: Int = 0, ambiguities: Int = 0) -> ScreenLayout {
    ScreenLayout(
      views: [], conflicts: (0..<conflicts).map { _ in Conflict(members: [.constraint("c1")]) },
      ambiguities: (0..<ambiguities).map { _ in
        Ambiguity(view: "title", aspect: .x, least: 0, greatest: 1)
      }, anchors: [])
  }

  @Test("counts profiles by what is wrong, and knows the first with the most severe trouble") func counts() {
    var tally = LayoutTally()
    #expect(tally.example == nil)
    tally.add(LayoutTroubles(layout()), on: [0, 3])
    tally.add(LayoutTroubles(layout(ambiguities: 2)), on: [4])
    #expect(tally.example == 4)
    tally.add(LayoutTroubles(layout(ambiguities: 1)), on: [1])
    #expect(tally.example == 1)
    tally.add(LayoutTroubles(layout(conflicts: 3)), on: [2])
    #expect(tally.example == 2)
    #expect(
      [tally.profiles, tally.conflicts, tally.ambiguities, tally.truncations] == [5, 1, 2, 0])
  }
}
