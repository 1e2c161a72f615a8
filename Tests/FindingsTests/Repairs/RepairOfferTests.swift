import Testing

@testable import Findings

@Suite("The effect of a repair") struct RepairOfferTests {
  private func effect(moved: Int, clean: Int) -> String {
    RepairOffer(
      title: "let title wrap", steps: [], profiles: 96, moved: moved, movedClean: clean, before: 4, removed: 3
    ).effect
  }

  @Test("says how many findings go, and where frames change") func words() {
    #expect(effect(moved: 0, clean: 0) == "removes 3 of 4 findings; no frame changes")
    #expect(
      effect(moved: 12, clean: 2)
        == "removes 3 of 4 findings; frames change on 12 of 96 profiles, 2 of them without findings")
    #expect(
      effect(moved: 12, clean: 0)
        == "removes 3 of 4 findings; frames change on 12 of 96 profiles, all of them with findings")
  }
}
