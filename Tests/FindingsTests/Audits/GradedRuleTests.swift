import Auditing
import DesignModel
import Findings
import Testing

@Suite("Graded rules") struct GradedRuleTests {
  @Test("come each once, the most severe first, then in the rules' order") func sorted() {
    let names = RuleList.all.prefix(2).map { $0.card.name }
    let rules = [
      GradedRule(severity: .note, rule: names[0]), GradedRule(severity: .error, rule: "unknown"),
      GradedRule(severity: .error, rule: names[1]), GradedRule(severity: .error, rule: names[0]),
      GradedRule(severity: .error, rule: names[0]),
    ]
    let sorted = GradedRule.sorted(rules)
    #expect(sorted.map(\.rule) == [names[0], names[1], "unknown", names[0]])
    #expect(sorted.map(\.severity) == [.error, .error, .error, .note])
  }

  @Test("of what breaks are said with what it is about") func words() throws {
    let screen = try MadeUp.screen(views: ["title", "note", "help"])
    let overlap = Breach(
      try MadeUp.finding("overlapping-views", of: "title", related: ["note"], measured: 3, parts: ["help"]))
    #expect(overlap.subject(in: screen) == "title and note")
    #expect(overlap.words(in: screen) == "title and note (help)")
    let deeper = Breach(
      try MadeUp.finding("overlapping-views", of: "title", related: ["note"], measured: 9, parts: ["help"]))
    #expect(deeper == overlap && overlap.graded.rule == "overlapping-views")
    #expect(Breach(try MadeUp.finding("truncated-text")).words(in: screen) == "root")
  }
}
