import AutoLayout
import DesignModel
import Pictures
import Findings
import Testing
import Typography
import Notation

@Suite("A plot of phases") struct PhasePlotTests {
  /// A button that is wider than narrow windows.
  private func phases() throws -> Phases {
    var screen = Screen(id: "demo", name: "demo")
    var attributes = Attributes()
    attributes[.text] = .text("Continue")
    try screen.addView(named: "go", kind: .button, attributes: attributes)
    for (anchor, constant) in [(Anchor.width, 300.0), (.height, 50)] {
      try screen.addConstraint(
        { LayoutConstraint(id: $0, AnchoredItem(Item("go"), anchor), .equal, to: nil, constant: constant) })
    }
    var profile = Profile(device: "iphone-16")
    profile.window = Size(width: 300, height: 600)
    return Phases(
      screen, on: profile, try Device.catalogue.device(named: "iphone-16"), widths: 200...400, step: 50,
      textSizes: [.large], engine: LayoutEngine(measuring: SystemText()), jobs: 1)
  }

  @Test("has a record for each phase, and they cover the widths without gaps") func records() throws {
    let phases = try phases()
    let plot = PhasePlot(phases: [phases], devices: Device.catalogue, revision: "v3").plot
    #expect(plot.records.count == phases.rows[0].phases.count && plot.records.count > 1)
    #expect(plot.records.first?["from"]?.double == 200 && plot.records.last?["to"]?.double == 400)
    #expect(plot.records.dropFirst().map { $0["from"] } == plot.records.dropLast().map { $0["to"] })
    #expect(plot.records.allSatisfy { record in plot.columns.allSatisfy { record[$0] != nil } })
  }

  @Test("names its revision, in letters too") func revision() throws {
    let plot = PhasePlot(phases: [try phases()], devices: Device.catalogue, revision: "v3").plot
    #expect(plot.sketch(100).contains("demo at v3"))
  }
}
