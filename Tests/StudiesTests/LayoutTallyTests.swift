import DesignModel
import Studies
import Testing

@Suite("A tally of layouts") struct LayoutTallyTests {
  private func layout(conflicts: Int = 0, ambiguities: Int = 0) -> ScreenLayout {
    ScreenLayout(
      views: [], conflicts: (0..<conflicts).map { _ in Conflict(members: [.constraint("c1")]) },
      ambiguities: (0..<ambiguities).map { _ in
        Ambiguity(view: "title", aspect: .x, least: 0, greatest: 1)
      }, anchors: [])
  }

  @Test("counts profiles by what is wrong, and names one with the most severe trouble") func counts() {
    var tally = LayoutTally()
    #expect(tally.example == nil)
    tally.add(layout(), on: Profile(device: "a"))
    tally.add(layout(ambiguities: 2), on: Profile(device: "b"))
    #expect(tally.example == Profile(device: "b").name)
    tally.add(layout(conflicts: 3), on: Profile(device: "c"))
    #expect(tally.example == Profile(device: "c").name)
    #expect(
      [tally.profiles, tally.conflicts, tally.ambiguities, tally.truncations] == [3, 1, 1, 0])
  }
}
