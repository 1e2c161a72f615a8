import Findings
import Auditing
import DesignModel
import Storage
import Testing

@testable import History

@Suite("What became worse") struct DeteriorationTests {
  private func worse(_ before: Screen, _ after: Screen) throws -> Deterioration {
    let history = try MadeUpHistory(before, after)
    return try Deterioration(
      from: history.store.snapshot(at: "v1"), to: history.store.snapshot(at: "v2"), history.matrix)
  }

  @Test("is nothing where a view moves, and where something heals") func sound() throws {
    #expect(try worse(.box(at: 100), .box(at: 120)).isEmpty)
    let healed = try worse(.box(at: 100, "box.width == 50"), .box(at: 100))
    #expect(healed.isEmpty && healed.lines == [] && healed.records == [])
  }

  @Test("has new conflicts") func conflicts() throws {
    let broken = try worse(.box(at: 100), .box(at: 100, "box.width == 50"))
    #expect(!broken.isEmpty && broken.lines.first == "worse than before the merge:")
    #expect(broken.findings.contains { $0.group.finding.rule == "unsatisfiable-constraints" })
    #expect(broken.lines.contains { $0.contains("conflict") || $0.contains("unsatisfiable-constraints") })
  }

  @Test("has assertions that fail where they did not") func assertions() throws {
    let claim = "box.top <= root.top + 120"
    let failing = try worse(.box(at: 100).claiming(claim), .box(at: 140).claiming(claim))
    #expect(failing.assertions.map(\.assertion.id) == ["a1"])
    #expect(failing.lines.contains { $0.contains("assertion a1 (\(claim)) now fails ") })
    let already = try worse(.box(at: 130).claiming(claim), .box(at: 140).claiming(claim))
    #expect(already.assertions.isEmpty)
  }
}
