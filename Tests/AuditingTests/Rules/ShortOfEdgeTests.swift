import DesignModel
import Testing

@testable import Auditing

/// In a window of 300 by 600 points with a safe area that begins at 59 points.
@Suite("short-of-edge") struct ShortOfEdgeTests {
  private func found(
    _ top: String, background: String = "#96588A", safe: Double = 59, bars: String = ""
  ) throws -> [String] {
    let screen = try Screen.built {
      var attributes = Attributes(.background, .text("#FFFFFF"))
      if !bars.isEmpty { try attributes.set("bars", to: bars, kind: .view) }
      try $0.setView(.root, kind: .view, attributes: attributes)
      try $0.add(.view, "cover", with: ("background", background))
      try $0.constrain(
        top, "cover.leading == root.leading", "cover.trailing == root.trailing", "cover.bottom == root.bottom"
      )
    }
    return screen.findings(of: ShortOfEdge.self) {
      $0.safeArea = EdgeInsets(top: safe, left: 0, bottom: 0, right: 0)
    }.map(\.message)
  }

  @Test("reports a background that reaches out of the safe area by the height of another bar") func strips()
    throws
  {
    let words = "cover reaches 20 points out of the safe area, which is 39 short of the screen's top"
    #expect(try found("cover.top == safeArea.top - 20") == [words])
    #expect(try found("safeArea.top == cover.top + 20") == [words])
  }

  @Test("says nothing at the edge, of other distances, of the same colour, and under a bar") func others()
    throws
  {
    #expect(try found("cover.top == safeArea.top - 20", safe: 20).isEmpty)
    #expect(try found("cover.top == root.top").isEmpty && found("cover.top == safeArea.top").isEmpty)
    #expect(try found("cover.top == safeArea.top - 20", background: "#FFFFFF").isEmpty)
    #expect(try found("cover.top == safeArea.top - 20", bars: "navigation").isEmpty)
  }
}
