import Comparison
import DesignModel
import Notation
import Testing

@Suite("Difference summary") struct DifferenceSummaryTests {
  private let before: Design
  private let after: Design

  init() throws {
    let login = MadeUpLayouts.screen
    var changed = login
    try changed.removeView("title", cascade: true)
    try changed.addView(named: "hint", kind: .label, in: "form")
    try changed.renameView("submit", to: "send")
    try changed.moveView("submit", to: "form")
    try changed.addState("open")
    before = Design(screens: [login, Screen(id: "old", name: "old")], devices: MadeUpLayouts.devices)
    after = Design(
      screens: [changed, Screen(id: "settings", name: "settings")], devices: MadeUpLayouts.devices,
      profiles: [Profile(device: "iphone-16")])
  }

  @Test("has a line a screen and the sums")
  func lines() {
    let layouts = MadeUpLayouts.difference { layout, profile in
      if profile.orientation == .landscape { layout.move([4], down: profile.textSize == .large ? 48.5 : 12) }
    }
    let summary = DifferenceSummary(DesignDifference(from: before, to: after), layout: layouts.report())
    #expect(
      summary.lines == [
        " login    | +1 -1 ~1 views  +0 -2 ~0 constraints  +1 -0 ~0 other  48 of 96 profiles  "
          + "up to 48.5 points (submit on iphone-se-3/landscape)",
        " settings |                                       +1 -0 ~0 other",
        " old      |                                       +0 -1 ~0 other",
        " 3 screens, 3 views, 2 constraints, 3 other objects and 1 profile changed; 48 of 96 profiles look different",
      ])
  }

  @Test("does without layouts, and is empty for no difference")
  func design() {
    let summary = DifferenceSummary(
      DesignDifference(from: Design(), to: Design(profiles: [Profile(device: "a")])))
    #expect(summary.lines == [" 1 profile changed"])
    #expect(
      summary.record.line
        == #"{"devices":{"added":0,"changed":0,"removed":0},"profiles":{"added":1,"changed":0,"removed":0},"screens":[],"type":"diffSummary"}"#
    )
    let same = DifferenceSummary(
      DesignDifference(from: before, to: before), layout: MadeUpLayouts.difference { _, _ in }.report())
    #expect(same.isEmpty)
    #expect(same.lines.isEmpty)
  }

  @Test("counts what a removed screen takes with it")
  func removedScreen() {
    let summary = DifferenceSummary(DesignDifference(from: before, to: Design(devices: before.devices)))
    #expect(summary.rows[0].views.removed == 6)
    #expect(summary.rows[0].constraints.removed == 2)
  }

  @Test("reports the largest movement to programs")
  func json() {
    let layouts = MadeUpLayouts.difference([Profile(device: "iphone-16")]) { layout, _ in
      layout.move([4], down: -3.14159)
    }
    let summary = DifferenceSummary(DesignDifference(from: Design(), to: Design()), layout: layouts.report())
    #expect(
      summary.record["screens"]?.elements?.first?["largest"]?.line
        == #"{"points":3.14,"profile":"iphone-16/portrait","view":"submit","viewID":"submit"}"#)
    #expect(summary.lines.last == " nothing changed; 1 of 1 profile looks different")
  }
}
