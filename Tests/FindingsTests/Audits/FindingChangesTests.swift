import Auditing
import Comparison
import DesignModel
import Testing

@testable import Findings

@Suite("Sentences on changes of findings") struct FindingChangesTests {
  private func change(
    _ view: ObjectID, _ status: FindingStatus, from before: [Int]? = nil, to after: [Int]? = nil,
    rule: String = "truncated-text"
  ) throws -> FindingChange {
    let screen = try MadeUp.screen()
    let finding = try MadeUp.finding(rule, of: view, measured: 3)
    return FindingChange(
      screen: screen, status: status, profiles: 4,
      before: try before.map { try MadeUp.group(finding, on: screen, at: $0) },
      after: try after.map { try MadeUp.group(finding, on: screen, at: $0) })
  }

  @Test("count what became of them, without what there is none of") func counts() throws {
    let changes = try [
      change("title", .new, to: [0]), change("note", .new, to: [0]),
      change("title", .same, from: [0], to: [0]),
    ]
    #expect(changes.counts == "2 new, 1 as before")
    #expect([FindingChange]().counts == nil)
    #expect(changes.figures == .init(new: 2, worse: 0, better: 0, fixed: 0, suppressed: 0, same: 1))
  }

  @Test("say where a finding is, and of one that is gone where it was") func sentences() throws {
    let new = try change("title", .new, to: [1])
    let id = new.group.id
    let severity = new.group.finding.severity.rawValue
    #expect(
      new.sentence()
        == "demo: new \(severity) truncated-text of title: truncated-text of title; on \(MadeUp.profiles[1].name) [\(id)]"
    )
    let fixed = try change("title", .fixed, from: [1]).sentence()
    #expect(
      fixed.hasPrefix("demo: fixed \(severity) truncated-text of title, was ") && fixed.hasSuffix("[\(id)]"))
  }

  @Test("say of one that grew or shrank on how many profiles") func growth() throws {
    let grown = try change("title", .worse, from: [0], to: [0, 1, 2])
    #expect(grown.sentence().contains(", 3 in all, worst on \(MadeUp.profiles[0].name)"))
    #expect(grown.formerly == "on 1 of 4 profiles")
    let shrunk = try change("title", .better, from: [0, 1, 2], to: [0])
    #expect(shrunk.sentence().contains(": now on 1 profile, before on 3 ["))
    #expect(try change("title", .same, from: [0], to: [0]).formerly == nil)
  }

  @Test("are one for views with one cause, what breaks before what heals and what is open last")
  func causes() throws {
    let changes = try [
      change("note", .new, to: [0], rule: "ambiguous-layout"), change("title", .fixed, from: [0]),
      change("title", .new, to: [2]), change("note", .new, to: [2]),
    ]
    let sentences = changes.sentencesByCause(in: FilePaths())
    #expect(sentences.count == 3)
    #expect(sentences[0].contains("truncated-text of title and note: on "))
    #expect(sentences[0].hasSuffix("[\(changes[2].group.id) \(changes[3].group.id)]"))
    #expect(sentences[1].contains("fixed") && sentences[2].contains("ambiguous-layout"))
  }
}
