import Auditing
import DesignModel
import TestSupport
import Testing

@testable import Findings

@Suite("Keys and ids of findings") struct ScreenAuditTests {
  private func overlap(_ one: ObjectID, _ other: ObjectID, depth: Double) throws -> Finding {
    Finding(
      try #require(RuleList.rule(named: "overlapping-views")), view: one, related: [other],
      message: "share \(depth)", measured: depth, required: 0)
  }

  @Test("a key knows neither the order of the screen nor numbers, profiles or names") func key() throws {
    let screen = Screen(id: "demo", name: "demo")
    let renamed = Screen(id: "demo", name: "Other")
    let one = FindingGroup(try overlap("note", "help", depth: 3), on: screen)
    let other = FindingGroup(try overlap("help", "note", depth: 8), on: renamed, worst: "iphone-16")
    #expect(one.key == "overlapping-views/demo/help,note")
    #expect(one.key == other.key && one.id == other.id && one.id.count == 8)
    #expect(FindingGroup(try overlap("note", "title", depth: 3), on: screen).key != one.key)
    #expect(
      FindingGroup(try overlap("note", "help", depth: 3), on: Screen(id: "b", name: "demo")).id != one.id)
  }

  @Test("ids that begin alike grow until they differ, others stay") func lengthen() throws {
    // Found by search: the SHA-256 of both keys begins with the same eight digits.
    let screen = Screen(id: "demo", name: "demo")
    let names =
      try Self.alike.map { try overlap($0, "help", depth: 1) } + [try overlap("note", "help", depth: 1)]
    var audits = [
      ScreenAudit(screen: screen, profiles: 1, groups: names.map { FindingGroup($0, on: screen) })
    ]
    let before = audits[0].groups.map(\.id)
    #expect(before[0] == before[1])
    audits.tellIDsApart()
    let after = audits[0].groups.map(\.id)
    #expect(after[0] != after[1] && after[0].count == 9 && after[0].hasPrefix(before[0]))
    #expect(after[2] == before[2])
  }

  private static let alike: [ObjectID] = ["v110539", "v206597"]
}
