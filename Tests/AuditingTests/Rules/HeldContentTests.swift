import AutoLayout
import DesignModel
import Testing

@testable import Auditing

/// In a window of 300 by 600 points: a scroll view of its upper 200 points, and a button in it.
@Suite("What lies in a scroll view that no finger scrolls") struct HeldContentTests {
  private func screen(
    x: Double = 20, y: Double, enabled: Bool = false, width: Double = 300, height: Double = 900,
    file: String? = nil, prototype: Bool = false
  ) throws -> Screen {
    var screen = try Screen.built {
      try $0.add(.scroll, "page", with: ("scrollEnabled", "\(enabled)"))
      try $0.place("page", x: 0, y: 0, width: 300, height: 200)
      try $0.add(.view, "row", in: "page", settings: prototype ? [("prototype", "true")] : [])
      // The cell makes the row one of a table.
      try $0.add(prototype ? .tableCell : .view, "sheet", in: "row")
      try $0.add(.button, "go", in: "sheet", with: ("text", "Go"))
      for (inner, outer) in [("row", "page"), ("sheet", "row")] {
        try $0.constrain(
          "\(inner).left == \(outer).left", "\(inner).right == \(outer).right",
          "\(inner).top == \(outer).top", "\(inner).bottom == \(outer).bottom")
      }
      try $0.constrain(
        "sheet.width == \(width)", "sheet.height == \(height)", "go.left == sheet.left + \(x)",
        "go.top == sheet.top + \(y)", "go.width == 100", "go.height == 44")
    }
    guard let file else { return screen }
    var lists = screen.lists
    lists.sources = [ScreenSource(id: "demo", file: file, places: [])]
    screen = Screen(id: "demo", name: "demo", lists: lists)
    return screen
  }

  private func found(_ screen: Screen, by rule: any AuditRule.Type = ContentUnreachable.self) -> [String] {
    screen.findings(of: rule).map { "\($0.severity) \($0.assumption ?? "")" }
  }

  @Test("is out of reach below its frame, as in a plain view") func below() throws {
    #expect(try found(screen(y: 300, enabled: true)).isEmpty && found(screen(y: 150)).isEmpty)
    let findings = try screen(y: 300).findings(of: ContentUnreachable.self)
    #expect(findings.map(\.severity) == [.error] && findings.map(\.measured) == [144])
    #expect(
      findings.map(\.message) == [
        "go lies 144 outside the safe area, up or down, and nothing scrolls it"
      ])
  }

  @Test("is a warning where an import's code may let people scroll it") func imported() throws {
    for file in ["Main.storyboard", "Page.swift"] {
      #expect(try found(screen(y: 300, file: file)) == ["warning no code lets it scroll"])
      // No scrolling would do.
      #expect(try found(screen(y: 900, file: file)) == ["error "])
    }
  }

  @Test("is a note in a row that code fills and places") func prototypes() throws {
    #expect(
      try found(screen(y: 300, file: "Main.storyboard", prototype: true)) == ["note no code lets it scroll"])
  }

  @Test("is a note beside its frame, where code moves pages") func pages() throws {
    for file in [nil, "Main.storyboard", "Page.swift"] {
      #expect(try found(screen(x: 320, y: 20, width: 600, file: file)) == ["note no code moves it"])
    }
    // A page that is too high is that wherever code moves it.
    let low = try screen(x: 320, y: 300, width: 600).findings(of: ContentUnreachable.self)
    #expect(low.map(\.severity) == [.error] && low.map(\.measured) == [144])
  }

  @Test("lies under no notch that code doesn't move it to") func notch() throws {
    let screen = try screen(x: 180, y: 20, width: 600)
    for rule in [UnderBars.self, ContentUnreachable.self] as [any AuditRule.Type] {
      #expect(screen.findings(of: rule) { $0.safeArea = EdgeInsets(right: 100) }.isEmpty)
    }
  }

  @Test("is doubted by the criterion of the focus, unless nothing is left to doubt") func focus() throws {
    func found(_ screen: Screen) -> [String] { self.found(screen, by: ObscuredFocus.self) }
    #expect(try found(screen(y: 300, enabled: true)).isEmpty)
    #expect(try found(screen(y: 300)) == ["error "])
    #expect(try found(screen(x: 320, y: 20, width: 600)) == ["warning no code moves it"])
    #expect(try found(screen(y: 300, file: "Main.storyboard")) == ["warning no code lets it scroll"])
  }

  @Test("scrolls in no direction, however large") func directions() throws {
    func count(_ enabled: Bool) throws -> Int {
      try screen(y: 20, enabled: enabled, width: 600).findings(of: ScrollsBothWays.self).count
    }
    #expect(try count(true) == 1 && count(false) == 0)
  }

  @Test("is one finding of the scroll view, but for what lies beside it") func gathered() throws {
    func subjects(_ screen: Screen) -> [String] {
      screen.findings(of: ContentUnreachable.self).gathered(on: screen).map { finding in
        finding.view.map { screen.name(of: $0) } ?? ""
      }
    }
    #expect(try subjects(screen(y: 300)) == ["page"])
    #expect(try subjects(screen(x: 320, y: 20, width: 600)) == ["go"])
  }
}
