import Auditing
import DesignLanguage
import DesignModel
import Testing

@testable import Findings

@Suite("The verdict of a check") struct CheckVerdictTests {
  private func audit(_ places: [[Int]], targets: Set<String> = []) throws -> ScreenAudit {
    let screen = try MadeUp.screen()
    let groups = try places.enumerated().map { number, places in
      try MadeUp.group(
        MadeUp.finding(
          "truncated-text", of: number == 0 ? "title" : "note", severity: number == 0 ? .error : .note),
        on: screen, at: places)
    }
    var audit = ScreenAudit(screen: screen, profiles: 4, groups: groups)
    audit.targets = targets
    return audit
  }

  private func sentence(_ audits: [ScreenAudit], since comparison: FindingComparison? = nil) -> String {
    CheckVerdict(audits, since: comparison, []).sentence
  }

  @Test("counts findings by severity, and profiles that have any once") func counts() throws {
    #expect(sentence([try audit([])]) == "sound: nothing found on 4 profiles of 1 screen")
    #expect(
      sentence([try audit([[0, 1], [1, 2]])]) == "1 error and 1 note, on 3 of 4 profiles of 1 screen")
    #expect(sentence([try audit([[0]]), try audit([])]) == "1 error, on 1 of 8 profiles of 2 screens")
  }

  @Test("puts a fault of the design on all profiles") func design() throws {
    let screen = try MadeUp.screen()
    let group = FindingGroup(try MadeUp.finding("fixed-font", of: "title", severity: .warning), on: screen)
    #expect(
      sentence([ScreenAudit(screen: screen, profiles: 4, groups: [group])])
        == "1 warning, on 4 of 4 profiles of 1 screen")
  }

  @Test("counts the team's own devices first") func targets() throws {
    let names = Set(MadeUp.profiles.prefix(2).map(\.name))
    #expect(
      sentence([try audit([[1, 2, 3]], targets: names)])
        == "1 error, on 1 of 2 target profiles, 3 of 4 in all, of 1 screen")
  }

  @Test("says how many are new since a baseline, and how many assertions fail") func new() throws {
    let (before, after) = (try audit([[0]]), try audit([[0], [1]]))
    #expect(
      sentence([after], since: FindingComparison(from: [before], to: [after]))
        == "1 error (none new) and 1 note (1 new), on 2 of 4 profiles of 1 screen")
    var screen = try MadeUp.screen()
    let assertion = try screen.addAssertion(try Claim(parsing: "title.width >= 10", in: screen))
    let vain = AssertionVerdict(screen: screen, assertion: assertion, profiles: 0, isVain: true, failure: nil)
    #expect(
      CheckVerdict([try audit([])], since: nil, [vain]).sentence
        == "1 failing assertion, on 0 of 4 profiles of 1 screen")
  }

  @Test("calls no screen sound on which nobody reads or uses anything, and none of which something is lost")
  func unjudged() throws {
    func audit(_ kind: ViewKind, lost: String? = nil) throws -> ScreenAudit {
      var screen = Screen(id: "demo", name: "demo")
      try screen.addView(named: "one", kind: kind)
      var root = screen.root.attributes
      root.loss = lost
      try screen.setView(.root, kind: .view, attributes: root)
      return ScreenAudit(screen: screen, profiles: 4, groups: [])
    }
    let (bare, plain) = (try audit(.view), try audit(.label))
    #expect(sentence([bare]) == "nothing to judge: no text and no control on 1 screen")
    #expect(
      sentence([bare, plain])
        == "sound: nothing found on 4 profiles of 1 screen; nothing to judge on 1 more")
    #expect(
      sentence([try audit(.label, lost: "2/19")])
        == "sketch: 2 of 19 layout statements are missing; nothing found on 4 profiles of 1 screen")
    #expect(
      sentence([plain, try audit(.label, lost: "contents")])
        == "sound: nothing found on 8 profiles of 2 screens; 1 screen is a sketch")
  }
}
