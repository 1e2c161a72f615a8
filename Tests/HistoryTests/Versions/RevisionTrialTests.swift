import Findings
import Auditing
import DesignModel
import History
import Matrix
import Storage
import Testing

@Suite("A trial of revisions") struct RevisionTrialTests {
  @Test("of an assertion holds each revision to it as the later one has it") func assertion() throws {
    let history = try MadeUpHistory(
      .box(at: 100), .box(at: 140), .box(at: 140).claiming("box.top <= root.top + 120"))
    let store = history.store
    let asserted = try AssertionTrial.find("a1", in: [], of: [store.snapshot()])
    let trial = AssertionTrial(
      asserted: asserted, query: ProfileQuery(), store: store, matrix: history.matrix)
    #expect(trial.subject == "assertion a1 of demo fails (box.top <= root.top + 120)")
    #expect(try trial.outcome(in: history.revision("v1")).verdict == .good)
    let bad = try trial.outcome(in: history.revision("v2"))
    #expect(bad.verdict == .bad && bad.assertions.map(\.assertion.id) == ["a1"])
  }

  @Test("of an assertion is good where there was nothing yet that it speaks of") func missing() throws {
    let history = try MadeUpHistory(
      Screen(id: "demo", name: "demo"), .box(at: 140).claiming("box.top <= root.top + 120"))
    let asserted = try AssertionTrial.find("a1", in: ["demo"], of: [history.store.snapshot()])
    let trial = AssertionTrial(
      asserted: asserted, query: ProfileQuery(), store: history.store, matrix: history.matrix)
    #expect(try trial.outcome(in: history.revision("v1")).verdict == .good)
    #expect(try trial.outcome(in: history.revision("v2")).verdict == .bad)
    #expect(throws: DesignError.unknown(.assertion, "a9", screen: "demo", among: ["a1"])) {
      try AssertionTrial.find("a9", in: ["demo"], of: [history.store.snapshot()])
    }
  }

  @Test("of a rule is bad where the rule finds something") func rule() throws {
    let history = try MadeUpHistory(.box(at: 100), .box(at: 100, "box.width == 50"))
    let trial = RuleTrial(
      rule: try #require(RuleList.rule(named: "unsatisfiable-constraints")), screens: nil,
      query: ProfileQuery(), store: history.store, matrix: history.matrix)
    #expect(try trial.outcome(in: history.revision("v1")).verdict == .good)
    let bad = try trial.outcome(in: history.revision("v2"))
    #expect(bad.verdict == .bad && bad.audits.map(\.screen.name) == ["demo"])
    #expect(trial.subject == "rule unsatisfiable-constraints finds something")
  }
}
