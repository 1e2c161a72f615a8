import Comparison
import Auditing
import DesignModel
import Matrix
import Storage
import Testing

@testable import History

@Suite("Pairs of layouts") struct LayoutPairsTests {
  private func pairs(
    _ history: MadeUpHistory, on query: ProfileQuery = ProfileQuery()
  ) throws -> LayoutPairs {
    let designs = try TouchedDesigns(
      history.store.snapshot(at: "v1"), history.store.snapshot(at: "v2"), forLayouts: true)
    return LayoutPairs(designs: designs, query: query, matrix: history.matrix)
  }

  @Test("are one for profiles on which both versions have the same layouts") func alike() throws {
    let history = try MadeUpHistory(.box(at: 100), .box(at: 120))
    var groups: [LayoutPairs.Group] = []
    let work = try pairs(history).forEach(begin: { _ in LayoutPairs.Judges() }) { groups.append($0) }
    // The scales differ, by which the layouts are rounded.
    #expect(groups.flatMap(\.places) == [0, 1] && work.profiles == 4)
    #expect(groups[0].pair.before?.view("box")?.frame.y == 100)
    #expect(groups[0].pair.after?.view("box")?.frame.y == 120)
  }

  @Test("have what the judges of each version find") func judged() throws {
    let history = try MadeUpHistory(.box(at: 100), .box(at: 120))
    let rule = try #require(RuleList.rule(named: "small-target"))
    var found: [[Finding]] = []
    try pairs(history, on: ProfileQuery(devices: ["iphone-16"])).forEach(begin: { versions in
      #expect(versions.before.constraints != versions.after.constraints && versions.later.count == 1)
      return LayoutPairs.Judges(
        before: { _, _ in [Finding(rule, view: "box", message: "before")] }, after: { _, _ in [] },
        reading: [])
    }) { found += [$0.findings.before, $0.findings.after] }
    #expect(found.map(\.count) == [1, 0] && found[0][0].message == "before")
  }
}
