import AutoLayout
import DesignModel
import Findings
import Foundation
import Storage
import TestSupport
import Testing

@testable import WorkbenchKit

@Suite("What is found in windows of any size") struct WindowLawTests {
  /// Windows of each screen and text size that are judged alone; many more where PLANE_WINDOWS says so.
  private static let windows = ProcessInfo.processInfo.environment["PLANE_WINDOWS"].flatMap(Int.init) ?? 25
  private static let textSizes: [TextSize] = [
    .large, .accessibilityExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
  private static let examples = [
    "sign-in-form", "copy-screen", "conditional-scrolling", "stretchy-header", "rotation-and-keyboard",
  ]

  @Test(
    "is what is found in a window of the stories that is judged alone", .takesSeconds, arguments: examples)
  func stories(name: String) throws {
    let story = try Story(ExampleScript.stages(of: name).joined())
    // The article's long text has thousands of regions, so that it is judged where phones are.
    try check(story.workspace, name == "stretchy-header" ? 320...520 : 320...1376)
  }

  @Test("is what is found in a window of imported screens that is judged alone", .takesSeconds)
  func imported() throws {
    let files = sharedInterfaces("corpus").enumerated().filter { $0.offset % 40 == 7 }.map(\.element)
    let story = try Story()
    for file in files { try story.workspace.run("import-ib '\(file.path)'") }
    try check(story.workspace, 320...1376)
  }

  private func check(_ workspace: Workspace, _ range: ClosedRange<Double>) throws {
    let store = try Store.open(
      at: workspace.folder.appending(path: "workbench.db").path, mode: .reading, waiting: .seconds(1))
    let design = try store.design()
    let device = try design.devices.device(named: "iphone-16")
    for (place, screen) in design.screens.enumerated() {
      let phases = PlanePhases(
        screen, on: Profile(device: device.name), device, widths: range, heights: range,
        textSizes: Self.textSizes, engine: Workbench.engine, jobs: 2)
      for sheet in phases.sheets { check(sheet, of: screen, in: phases.whole, seed: place) }
    }
  }

  private func check(_ sheet: PlaneSheet, of screen: Screen, in whole: ConvexPolygon, seed: Int) {
    let label = "\(screen.name) at \(sheet.textSize)"
    let area = sheet.fields.reduce(0) { $0 + $1.area }
    #expect(abs(area - whole.area) <= 1e-6 * whole.area, "\(label): \(area) of \(whole.area)")
    #expect(sheet.sampledShare <= 0.02, "\(label): \(sheet.sampledShare)")
    var random = SeededNumbers(seed: seed)
    for _ in 0..<Self.windows {
      let window = Size(
        width: .random(in: whole.widths, using: &random), height: .random(in: whole.heights, using: &random))
      let holding = sheet.fields.filter { $0.contains(window) }
      #expect(holding.count == 1, "\(label): \(window) is in \(holding.count)")
      guard let field = holding.first, !field.isSampled else { continue }
      #expect(sheet.verdict(on: window) == field.verdict, "\(label) at \(window)")
    }
    checkSoundness(of: sheet, whole, label)
  }

  /// From the smallest sound window on there is no error, and just below it there is one.
  private func checkSoundness(of sheet: PlaneSheet, _ whole: ConvexPolygon, _ label: String) {
    func hasError(from window: Size) -> Bool {
      let part = ConvexPolygon(
        widths: window.width...whole.widths.upperBound, heights: window.height...whole.heights.upperBound)
      return sheet.fields.filter(\.hasError).flatMap(\.pieces).contains { piece in
        part.edges.reduce(piece as ConvexPolygon?) { left, edge in
          HalfPlane(leftOfWayFrom: edge.from, to: edge.to).flatMap { left?.parted(by: $0).inside }
        } != nil
      }
    }
    guard let window = sheet.smallestSoundWindow else {
      let last = Size(width: whole.widths.upperBound - 1e-3, height: whole.heights.upperBound - 1e-3)
      #expect(hasError(from: last), "\(label): nothing is wrong from \(last) on")
      return
    }
    #expect(
      !hasError(from: Size(width: window.width + 1e-4, height: window.height + 1e-4)), "\(label): \(window)")
    if window.height > whole.heights.lowerBound {
      #expect(hasError(from: Size(width: window.width, height: window.height - 0.01)), "\(label): \(window)")
    }
  }
}
