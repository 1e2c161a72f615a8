import Auditing
import Testing

@Suite("Audits") struct AuditTests {
  @Test("know each rule by its name") func names() {
    let names = RuleList.all.map { $0.card.name }
    #expect(Set(names).count == names.count)
    for name in names { #expect(RuleList.rule(named: name)?.card.name == name) }
    #expect(RuleList.rule(named: "no-such-rule") == nil)
  }
}
