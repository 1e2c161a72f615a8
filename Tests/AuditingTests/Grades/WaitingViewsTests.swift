import DesignModel
import Testing

@testable import Auditing

@Suite("What waits beyond an edge until code brings it in") struct WaitingViewsTests {
  private func severities(_ edge: String, file: String = "Panel.swift") throws -> [Severity] {
    let screen = try Screen.built {
      try $0.add(.view, "panel")
      try $0.add(.button, "go", in: "panel", with: ("text", "Go"))
      try $0.constrain(
        "panel.leading == root.leading", "panel.trailing == root.trailing", "panel.height == 200", edge,
        "go.top == panel.top + 20", "go.leading == panel.leading + 20", "go.height == 44")
    }
    var lists = screen.lists
    lists.sources = [ScreenSource(id: "demo", file: file, places: [])]
    let imported = Screen(id: "demo", name: "demo", lists: lists)
    return imported.findings(of: ContentUnreachable.self).map(\.severity)
  }

  @Test("is a note in code, be it that the edge is said from either side") func edges() throws {
    #expect(try severities("panel.top == root.bottom") == [.note])
    #expect(try severities("root.bottom == panel.top - 8") == [.note])
    #expect(try severities("panel.bottom == root.top") == [.note])
  }

  @Test("is an error where it is only pushed out, lies across the edge, or comes from a storyboard")
  func others() throws {
    #expect(try severities("panel.top == root.top + 900") == [.error])
    #expect(try severities("panel.top == root.bottom - 30") == [.error])
    #expect(try severities("panel.top == root.bottom", file: "Main.storyboard") == [.error])
  }
}
