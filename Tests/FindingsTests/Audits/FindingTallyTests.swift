import Auditing
import Conditions
import DesignModel
import Matrix
import Testing

@testable import Findings

@Suite("A tally of findings") struct FindingTallyTests {
  @Test("gathers what is found of one subject, and keeps the worst of it") func worst() throws {
    let screen = try MadeUp.screen()
    var tally = FindingTally(screen, try MadeUp.resolved())
    let depths = [3.0, 8, 8]
    for depth in depths {
      tally.add([try MadeUp.finding("overlapping-views", of: "title", related: ["note"], measured: depth)])
    }
    tally.add([])
    let audit = tally.summary(jobs: 1)
    #expect(audit.groups.count == 1 && audit.profiles == 4)
    #expect(audit.groups[0].finding.measured == 8 && audit.groups[0].worst == MadeUp.profiles[1].name)
    #expect(audit.groups[0].profiles?.names == MadeUp.profiles.prefix(3).map(\.name))
  }

  @Test("takes profiles in any order, and shows every view that shows it anywhere") func parts() throws {
    let screen = try MadeUp.screen(views: ["title", "note", "help"])
    var tally = FindingTally(screen, try MadeUp.resolved())
    func overlap(_ part: ObjectID) throws -> Finding {
      try MadeUp.finding("content-unreachable", of: .root, measured: 5, parts: [part])
    }
    tally.add([try overlap("help")], on: [2, 3])
    tally.add([try overlap("note")], on: [0])
    let found = tally.layoutFindings(jobs: 1)
    #expect(found.map(\.worst) == [0] && found[0].affected == ProfileSet([0, 2, 3]))
    #expect(found[0].finding.parts == ["note", "help"])
  }

  @Test("counts what is sure before what is worse and in doubt, and alone, where criteria are judged")
  func sure() throws {
    let screen = try MadeUp.screen()
    let rule = try #require(RuleList.rule(named: "truncated-text"))
    func found(_ isOfCriteria: Bool) throws -> LayoutFinding? {
      var tally = FindingTally(
        screen, DescribedProfiles(try MadeUp.resolved()), isOfCriteria: isOfCriteria)
      let doubtful = Finding(
        rule, severity: .error, view: "title", message: "is cut", measured: 9, required: 0,
        assumption: "it rains")
      tally.add([doubtful], on: [0])
      tally.add([try MadeUp.finding("truncated-text", of: "title", severity: .warning, measured: 3)], on: [1])
      return tally.layoutFindings(jobs: 1).first
    }
    let (ofCriteria, usual) = (try found(true), try found(false))
    #expect(ofCriteria?.worst == 1 && ofCriteria?.affected == ProfileSet([1]))
    #expect(usual?.worst == 0 && usual?.affected == ProfileSet([0, 1]))
  }

  @Test("has what is wrong with the design itself beside it, on no profile") func design() throws {
    let screen = try MadeUp.screen()
    let fault = try MadeUp.finding("fixed-font", of: "title")
    var tally = FindingTally(screen, try MadeUp.resolved(), ofDesign: [fault])
    tally.add([try MadeUp.finding("truncated-text", of: "note")])
    #expect(tally.occurrences[fault.subject]?.affected.isEmpty == true)
    let groups = tally.summary(jobs: 1).groups
    #expect(Set(groups.map(\.finding.rule)) == ["fixed-font", "truncated-text"])
    #expect(groups.first { $0.finding == fault }?.profiles == nil)
  }
}
