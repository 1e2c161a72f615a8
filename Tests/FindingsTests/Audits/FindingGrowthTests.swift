import Auditing
import Conditions
import DesignModel
import Testing

@testable import Findings

@Suite("Growth of findings") struct FindingGrowthTests {
  private func finding(_ measured: Double) throws -> Finding {
    Finding(
      try #require(RuleList.rule(named: "layout-depends-on-history")), view: "text", message: "its y is open",
      measured: measured, required: 0)
  }

  private func growth(from earlier: Double, to later: Double) throws -> FindingGrowth {
    let screen = Screen(id: "demo", name: "demo")
    return FindingGrowth(
      of: FindingGroup(try finding(later), on: screen), since: FindingGroup(try finding(earlier), on: screen))
  }

  @Test("counts what has no bound as further off than any number") func open() throws {
    let grown = try growth(from: 60, to: .infinity)
    #expect(grown.isGrown && !grown.isShrunk)
    #expect(grown.measured?.before == 60 && grown.measured?.after.inWords == "without bound")
    let shrunk = try growth(from: .infinity, to: 60)
    #expect(shrunk.isShrunk && !shrunk.isGrown)
    let same = try growth(from: .infinity, to: .infinity)
    #expect(!same.isGrown && !same.isShrunk && same.measured == nil)
    #expect(try growth(from: 60, to: 70).measured?.after == 70)
  }

  @Test("is seen in what is remembered, too") func remembered() throws {
    let affected = ProfileSet([0])
    let found = LayoutFinding(
      finding: try finding(.infinity), affected: affected, worst: 0,
      description: ProfileDescription(condition: nil, clause: nil))
    let read = try #require(LayoutFinding(json: found.json, of: 1))
    #expect(read.finding == found.finding && read.finding.distance == .infinity)
  }
}
