import AutoLayout
import DesignModel
import Findings
import Notation
import Rendering
import Testing
import Typography

@testable import Pictures

@Suite("A plot of windows of any size") struct PlanePlotTests {
  /// A button that is wider than narrow windows.
  private func phases(jobs: Int = 1) throws -> PlanePhases {
    var screen = Screen(id: "demo", name: "demo")
    var attributes = Attributes()
    attributes[.text] = .text("Continue")
    try screen.addView(named: "go", kind: .button, attributes: attributes)
    for (anchor, constant) in [(Anchor.width, 350.0), (.height, 50)] {
      try screen.addConstraint(
        { LayoutConstraint(id: $0, AnchoredItem(Item("go"), anchor), .equal, to: nil, constant: constant) })
    }
    return PlanePhases(
      screen, on: Profile(device: "iphone-16"), try Device.catalogue.device(named: "iphone-16"),
      widths: 320...460, heights: 600...900, textSizes: [.large, .accessibilityLarge],
      engine: LayoutEngine(measuring: SystemText()), jobs: jobs)
  }

  @Test("has a record for each region of every text size, and they cover the windows") func records() throws {
    let phases = try phases()
    let plot = PlanePlot(phases: [phases], devices: Device.catalogue, revision: "v3").plot
    #expect(plot.records == phases.records && plot.records.count > 2)
    let area = plot.records.reduce(0) { $0 + ($1["area"]?.double ?? 0) }
    #expect(abs(area - 2 * 140 * 300) < 1e-6)
    #expect(plot.records.allSatisfy { record in plot.columns.allSatisfy { record[$0] != nil } })
    #expect(plot.sketch(100).contains("demo at v3: what breaks in each window at text size AX2"))
  }

  @Test("is the same on any number of threads") func threads() throws {
    #expect(try phases(jobs: 4).records == phases().records)
  }

  @Test("marks displays upright, across and halved, those of one size once, by the profile's device")
  func marks() throws {
    let devices = try ["iphone-15", "iphone-16", "iphone-duo/closed", "iphone-duo/open", "ipad-10"].map {
      try Device.catalogue.device(named: $0)
    }
    let marks = WindowMark.marks(of: devices, before: "iphone-15")
    #expect(
      marks.map(\.name) == [
        "iphone-15 +1", "iphone-duo/closed", "iphone-duo/open half", "ipad-10 half", "iphone-duo/open",
        "iphone-duo/closed across", "ipad-10", "iphone-15 across +1", "iphone-duo/open across",
        "ipad-10 across",
      ])
    #expect(marks[0].hint == "393 × 852: iphone-15, iphone-16")
    #expect(marks[2].place == Size(width: 475.5, height: 669))
    #expect(WindowMark.marks(of: devices, before: "ipad-10")[0].name == "iphone-16 +1")
  }
}
