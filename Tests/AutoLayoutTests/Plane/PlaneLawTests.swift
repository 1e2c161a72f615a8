import AutoLayout
import DesignModel
import TestSupport
import Testing

@Suite("Laws of planes of windows") struct PlaneLawTests {
  @Test("regions fill the plane once, and solving a window alone says the same", arguments: 0..<24)
  func few(seed: Int) throws { try check(seed) }

  @Test("hold of hundreds of screens", .takesSeconds, arguments: 1000..<1040)
  func many(seed: Int) throws { try check(seed) }

  private func check(_ seed: Int) throws {
    var law = try PlaneLaw.law(ofSeed: seed)
    law.check(windows: 40, seed: seed)
    for fault in law.faults { Issue.record("seed \(seed): \(fault)") }
    #expect(law.sampledShare < 0.02, "seed \(seed)")
  }

  @Test("a label that gives way has its region's corners where rules change sides")
  func corners() throws {
    let screen = try Screen.built {
      try $0.add(.view, "box")
      try $0.constrain(
        "box.leading == root.leading", "box.top == root.top", "box.width == root.width * 0.5 @750",
        "box.width >= 100", "box.height == root.height - 50 @750", "box.height <= box.width")
    }
    let law = PlaneLaw(
      screen, profile: Profile(device: "board"), on: .board, widths: 100...300, heights: 100...300)
    // At 200 the box is as wide as it has to be; on the line from there it becomes as high as it is wide.
    let corners = Set(
      law.regions.flatMap(\.pieces).flatMap(\.corners).map {
        [($0.width * 1e6).rounded() / 1e6, ($0.height * 1e6).rounded() / 1e6]
      })
    #expect(corners.isSuperset(of: [[200, 150], [300, 200], [100, 150], [200, 300]]), "\(corners)")
    #expect(law.regions.count == 4)
    #expect(law.regions.allSatisfy { !$0.isSampled })
  }

  @Test("regions that meet where nothing jumps agree on the frames of their common edge")
  func agreement() throws {
    let screen = try Screen.built {
      try $0.add(.view, "box")
      try $0.constrain(
        "box.leading == root.leading", "box.top == root.top", "box.width == root.width * 0.5 @750",
        "box.width >= 150", "box.height == root.height - 50 @750", "box.height <= box.width")
    }
    let law = PlaneLaw(
      screen, profile: Profile(device: "board"), on: .board, widths: 320...380, heights: 100...400)
    var met = 0
    for (index, one) in law.regions.enumerated() {
      for other in law.regions.prefix(index) {
        for corner in one.pieces.flatMap(\.corners) where other.contains(corner, tolerance: 1e-6) {
          met += 1
          for view in screen.views.indices {
            let (own, its) = (one.frame(of: view, at: corner), other.frame(of: view, at: corner))
            #expect(abs(own.width - its.width) < 1e-6 && abs(own.height - its.height) < 1e-6)
          }
        }
      }
    }
    #expect(met > 0)
  }
}
