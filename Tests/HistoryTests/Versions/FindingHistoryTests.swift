import Notation
import Auditing
import DesignModel
import Findings
import History
import Matrix
import Testing

@Suite("A history of findings") struct FindingHistoryTests {
  private let conflict = GradedRule(severity: .error, rule: "unsatisfiable-constraints")

  @Test("counts the findings of each revision by their rule, and audits what is the same once") func counts()
    throws
  {
    let broken = try Screen.box(at: 100, "box.width == 50")
    let history = try MadeUpHistory(.box(at: 100), broken, .box(at: 100), broken)
    let found = try FindingHistory(
      of: ["v1", "v2", "v3", "v4"].map(history.revision), screens: nil, on: ProfileQuery(), in: history.store,
      history.matrix)
    #expect(found.entries.map { $0.counts[conflict] ?? 0 } == [0, 1, 0, 1])
    #expect(found.entries.map(\.screens) == [1, 1, 1, 1])
    // Two versions on two profiles; the later two are known.
    #expect(found.work.profiles == 4)
    let records = found.entries[1].records(of: [conflict])
    #expect(records.map { $0["count"] } == [.integer(found.entries[1].total), 1])
    #expect(records.map { $0["rule"] } == [.null, "unsatisfiable-constraints"])
  }

  @Test("counts assertions that fail beside them") func assertions() throws {
    let history = try MadeUpHistory(.box(at: 100).claiming("box.top >= root.top + 150"))
    let found = try FindingHistory(
      of: [history.revision("v1")], screens: ["demo"], on: ProfileQuery(), in: history.store, history.matrix)
    #expect(found.entries[0].counts[GradedRule(severity: .error, rule: AssertionVerdict.ruleName)] == 1)
  }
}
