import Conditions
import DesignModel
import TestSupport
import Testing

@Suite("A table of profiles") struct ProfileTableTests {
  private func table(_ affected: ProfileSet) -> ProfileTable {
    var search = ClauseSearchTests.search
    return search.describe(affected).table
  }

  @Test("holds on exactly the affected profiles, whatever they are", arguments: 0..<12)
  func law(seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    let all = ClauseSearchTests.all
    for _ in 0..<3 {
      let affected = ClauseSearchTests.madeUpSet(&random)
      if affected.isEmpty { continue }
      let table = table(affected)
      let held = all.indices.filter { table.holds(for: all[$0].profile, in: all[$0].environment) }
      #expect(ProfileSet(held) == affected)
      #expect(table.rows.reduce(0) { $0 + $1.count } == affected.count)
      #expect(table.rows.count <= 12)
    }
  }

  @Test("has a row for the text sizes that are affected in the same places") func rows() {
    let affected = ClauseSearchTests.indices { profile, environment in
      let least: TextSize = environment.size.width <= 375 ? .accessibilityMedium : .accessibilityExtraLarge
      return profile.textSize >= least && environment.idiom == .phone && profile.keyboard == .shown
    }
    #expect(
      table(affected).lines == [
        "with the keyboard:",
        "text sizes      profiles  where",
        "AX1 and larger        20  width <= 375",
        "AX3 and larger        36  phones where width >= 393",
      ])
  }

  @Test("says all where a row leaves no device out") func everywhere() {
    let affected = ClauseSearchTests.indices { profile, _ in profile.textSize == .small }
    #expect(table(affected).lines == ["text sizes  profiles  where", "S                 40  all"])
    let phones = ClauseSearchTests.indices { _, environment in environment.idiom == .phone }
    #expect(table(phones).lines == ["text sizes  profiles  where", "all              384  phones"])
  }
}
