import Foundation
import Notation
import TestSupport
import Testing

@Suite("A page of conformance") struct ConformanceFormsTests {
  private static let phone = "--device iphone-16 --orientation portrait --direction ltr"

  private func story() throws -> Story {
    try Story(
      """
      add-screen demo
      set-view demo root background=#FFFFFF
      add-view demo note --kind label --text 'Ask us' --font-size 15 --text-color '#AAAAAA'
      pin demo note top,leading --to safeArea --inset 16
      add-view demo late --kind label --style body
      pin demo late bottom,leading --to safeArea --inset 16
      copy-screen demo other
      add-view other go --kind button --style body --text Go --text-color '#0000CC'
      pin other go top,trailing --to safeArea --inset 16
      add-constraint other 'go.width == 60'
      add-constraint other 'go.height == 60'
      """)
  }

  @Test("judges a task by the screens that a criterion applies to") func tasks() throws {
    let story = try story()
    let records = try story.workspace.run("conformance \(Self.phone) --task Ask=demo,other --format ndjson")
      .records
    let target = try #require(records.first { $0["criterion"] == "2.5.5" })
    #expect(target["outcome"] == "passed" && target["reasons"] == [], "demo has no control")
  }

  @Test("has the clauses of both editions of EN 301 549") func clauses() throws {
    let records = try story().workspace.run("conformance demo \(Self.phone) --format ndjson").records
    func clauses(_ criterion: String) -> [String?] {
      let record = records.first { $0["criterion"]?.text == criterion }
      return [record?["clause"]?.text, record?["clauseInV4"]?.text]
    }
    #expect(clauses("1.4.3") == ["11.1.4.3", "11.1.4.3"])
    #expect(clauses("1.4.4") == ["11.1.4.4.1", "11.1.4.4"], "V3.2.1 parts open from closed functionality")
    #expect(clauses("1.4.10") == ["11.1.4.10", "11.1.4.10"])
    #expect(clauses("1.4.11") == ["11.1.4.11", "11.1.4.11"])
    #expect(clauses("2.4.11") == [nil, "11.2.4.11"] && clauses("2.5.8") == [nil, "11.2.5.8"])
    #expect(clauses("2.5.5") == [nil, nil] && clauses("larger-text") == [nil, nil])
    #expect(clauses("user-preferences") == ["11.7", "11.7"])
  }
}
