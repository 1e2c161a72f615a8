import Conditions
import DesignLanguage
import Matrix
import Testing

@testable import DesignModel
@testable import Findings

@Suite("A tally of assertions") struct AssertionTallyTests {
  private let layout = ScreenLayout(views: [], conflicts: [], ambiguities: [], anchors: [])

  private func screen() throws -> Screen {
    var screen = try MadeUp.screen()
    try screen.addAssertion(try Claim(parsing: "title.width >= 10", in: screen))
    try screen.addAssertion(try Claim(parsing: "note.width >= 10", in: screen))
    return screen
  }

  private func fails(by distance: Double) -> Verdict {
    .fails(Verdict.Failure(reason: "\(distance) short", distance: distance))
  }

  @Test("says on how many profiles each applies, where it fails, and where worst") func worst() throws {
    var tally = AssertionTally(try screen(), try MadeUp.resolved())
    let verdicts: [Verdict] = [fails(by: 3), .holds, fails(by: 8), fails(by: 8)]
    for verdict in verdicts { tally.add { $0 == 0 ? verdict : .doesNotApply } }
    let found = tally.verdicts()
    #expect(found.map(\.profiles) == [4, 0] && found.map(\.holds) == [false, true])
    let failure = try #require(found[0].failure)
    #expect(failure.worst == MadeUp.profiles[2].name && failure.reason == "8.0 short")
    #expect(failure.profiles.names == [0, 2, 3].map { MadeUp.profiles[$0].name })
  }

  @Test("fails one that applies to no stored profile, where all were asked") func vain() throws {
    var tally = AssertionTally(try screen(), try MadeUp.resolved())
    tally.add { $0 == 0 ? .holds : .doesNotApply }
    #expect(tally.verdicts(ofAll: true).map(\.holds) == [true, false])
    #expect(tally.verdicts(ofAll: false).map(\.holds) == [true, true])
  }

  @Test("excuses what somebody excuses") func excused() throws {
    let screen = try screen()
    var tally = AssertionTally(screen, try MadeUp.resolved())
    let failures = tally.add(excusing: { $0.id == screen.assertions[0].id }) { _ in fails(by: 1) }
    #expect(failures.map(\.assertion.id) == [screen.assertions[1].id])
    #expect(tally.verdicts().map(\.holds) == [true, false])
  }

  @Test("asks an assertion only on the profiles that were brought in for it") func occasions() throws {
    var screen = Screen(id: "demo", name: "demo")
    try screen.addView(named: "name", kind: .textField)
    try screen.addAssertion(try Claim(parsing: "name.width >= 10", in: screen))
    try screen.addAssertion(try Claim(parsing: "name is reachable", in: screen))
    let profiles = try [Profile(device: "iphone-16")].resolved(on: Device.catalogue, bringing: [.keyboard])
    var tally = AssertionTally(screen, profiles)
    for _ in profiles { tally.add { _ in .holds } }
    #expect(profiles.count == 2 && tally.verdicts().map(\.profiles) == [1, 2])
  }
}
