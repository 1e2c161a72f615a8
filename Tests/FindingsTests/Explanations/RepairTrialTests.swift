import AutoLayout
import DesignLanguage
import DesignModel
import Findings
import Testing
import Typography

@Suite("Repairs tried") struct RepairTrialTests {
  private let engine = LayoutEngine(measuring: SystemText(), narrowsLabels: false)

  private func window(_ width: Double) -> LayoutEnvironment {
    LayoutEnvironment(size: Size(width: width, height: 600), scale: 2)
  }

  // As wide as the window and 300 wide: where the window is 300, too, nothing is wrong.
  private func screen() throws -> Screen {
    var screen = Screen(id: "demo", name: "demo")
    try screen.addView(named: "box", kind: .view, attributes: Attributes())
    for line in [
      "box.leading == root.leading", "box.trailing == root.trailing", "box.width == 300",
      "box.top == root.top",
      "box.height == 20",
    ] {
      let text = try ConstraintText(parsing: line, in: screen)
      try screen.addConstraint { text.constraint(id: $0) }
    }
    return screen
  }

  @Test("are counted on every stored profile, those like the one asked for among them") func counted() throws
  {
    let screen = try screen()
    let stored = [window(320), window(320), window(300), window(390), window(390), window(390)]
    let trial = RepairTrial(screen, window(320), others: stored, engine: engine)
    #expect(trial.profileCount == 6)
    let explanation = engine.prepare(screen).explanation(in: window(320))
    let conflict = try #require(explanation.conflicts().first)
    let results = trial.results(of: conflict.repairs, removing: conflict.conflict).helpful
    // A width of 320 fits two profiles, and harms the third, so it is not offered; a lower priority fits all.
    #expect(results.allSatisfy { $0.conflictsLeft == 0 })
    #expect(results.map(\.brokenProfiles) == results.map(\.brokenProfiles).sorted())
    #expect(results.first?.brokenProfiles == 0)
    #expect(!results.contains { $0.setting == "constant=320" })
    #expect(results.contains { $0.setting == "priority=999" && $0.movedProfiles >= 0 })
  }

  @Test("come in the order of what stays broken") func ranked() throws {
    let stored = [window(320), window(390), window(390), window(390)]
    let trial = RepairTrial(try screen(), window(320), others: stored, engine: engine)
    let shift = LayoutRepair(constraint: "c3", change: .constant(320))
    let lower = LayoutRepair(constraint: "c3", change: .priority(999))
    let conflict = try #require(engine.prepare(try screen()).conflicts(in: window(320)).first)
    let results = trial.results(of: [shift, lower], removing: conflict).helpful
    #expect(results.map(\.setting) == ["priority=999", "constant=320"])
    #expect(results.map(\.brokenProfiles) == [0, 3])
  }
}
