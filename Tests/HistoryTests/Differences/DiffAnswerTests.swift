import Comparison
import DesignModel
import Findings
import Matrix
import Storage
import Testing

@testable import History

@Suite("The answer of a comparison") struct DiffAnswerTests {
  /// The texts of the sections on two versions: layouts, findings and the design.
  private func sections(_ before: Screen, _ after: Screen, details: Bool = false) throws -> [String] {
    let history = try MadeUpHistory(before, after)
    let (earlier, later) = (try history.store.snapshot(at: "v1"), try history.store.snapshot(at: "v2"))
    let designs = try TouchedDesigns(earlier, later, forLayouts: true)
    var difference = LayoutDifference(targets: [])
    var audits = FindingPairs(days: (nil, nil), history.matrix)
    var profiles: [Profile] = []
    let pairs = LayoutPairs(designs: designs, query: .init(), matrix: history.matrix)
    try pairs.forEach(begin: { versions in
      difference.expect(versions.later.described)
      profiles = versions.later.map(\.profile)
      return audits.begin(versions)
    }) { group in
      difference.add(group.pair, on: group.places.lazy.map { profiles[$0] })
      audits.add(group)
    }
    return DiffAnswer(
      design: DesignDifference(from: designs.before, to: designs.after), layout: difference.report(),
      findings: audits.comparison().changes, details: details
    ).sections.map(\.text)
  }

  @Test("says what people see, then what was edited") func moved() throws {
    let texts = try sections(.box(at: 100), .box(at: 120))
    #expect(texts.count == 2)
    #expect(texts[0].hasPrefix("What people see, on 2 profiles\n  demo: box ") && texts[0].contains("20"))
    #expect(texts[1].hasPrefix("Design\n  "))
  }

  @Test("says what breaks, and does not say it again of the layouts") func broken() throws {
    let texts = try sections(.box(at: 100), .box(at: 100, "box.width == 50"))
    let findings = try #require(texts.first { $0.hasPrefix("Findings: ") })
    #expect(findings.contains("unsatisfiable-constraints"))
    #expect(!texts[0].contains("conflict") && texts[0].hasPrefix("What people see, on 2 profiles"))
    let detailed = try sections(.box(at: 100), .box(at: 100, "box.width == 50"), details: true)
    #expect(detailed[0].contains("conflict"))
  }

  @Test("has nothing to say of what is the same") func same() {
    #expect(DiffAnswer(design: nil, layout: nil, findings: nil, details: false).sections.isEmpty)
  }
}
