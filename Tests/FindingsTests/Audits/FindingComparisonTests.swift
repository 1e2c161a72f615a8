import Auditing
import DesignModel
import Testing

@testable import Findings

@Suite("A comparison of findings") struct FindingComparisonTests {
  private func audit(
    _ groups: [FindingGroup], suppressing suppressed: [FindingGroup] = [], screen: Screen
  ) throws -> ScreenAudit {
    var audit = ScreenAudit(screen: screen, profiles: 4, groups: groups)
    var accepting = screen
    let suppression = try accepting.suppress("truncated-text", of: [screen.views[1].name], reason: "known")
    audit.suppressed = suppressed.map { SuppressedGroup(group: $0, suppression: suppression) }
    return audit
  }

  private func group(_ view: ObjectID, _ places: [Int] = [0], severity: Severity = .warning) throws
    -> FindingGroup
  {
    try MadeUp.group(
      MadeUp.finding("truncated-text", of: view, severity: severity, measured: 3), on: MadeUp.screen(),
      at: places)
  }

  @Test("says of each finding what became of it") func statuses() throws {
    let screen = try MadeUp.screen(views: ["same", "more", "less", "gone", "taken", "severe", "fresh"])
    let before = try audit(
      [
        group("same"), group("more"), group("less", [0, 1]), group("gone"), group("taken"),
        group("severe", [0, 1]),
      ], screen: screen)
    let after = try audit(
      [
        group("same"), group("more", [0, 1]), group("less"), group("severe", severity: .error),
        group("fresh"),
      ], suppressing: [group("taken")], screen: screen)
    let comparison = FindingComparison(from: [before], to: [after])
    #expect(
      comparison.changes.map(\.status) == [.same, .worse, .better, .worse, .new, .fixed, .suppressed])
    #expect(comparison.changes.map { $0.after == nil } == [false, false, false, false, false, true, true])
    #expect(comparison.told.count == 6)
    // More profiles alone ask nobody to look again; more severity does.
    #expect(comparison.changes.filter(\.isRegression).map(\.group.finding.view) == ["severe", "fresh"])
  }

  @Test("takes all that is found of a new screen for new, and leaves out screens that are gone")
  func screens() throws {
    let (one, other) = (try MadeUp.screen("one"), try MadeUp.screen("other"))
    let comparison = FindingComparison(
      from: [try audit([group("title")], screen: one)], to: [try audit([group("title")], screen: other)])
    #expect(comparison.changes.map(\.status) == [.new] && comparison.changes[0].screen.name == "other")
  }
}
