import DesignModel
import Testing

@testable import Auditing

@Suite("What an import of code lost, made up or shows as a sample") struct SketchGradesTests {
  /// Two labels that lie over one another, each with those settings.
  private func overlap(
    _ first: [(String, String)] = [], _ second: [(String, String)] = [], root: (String, String)? = nil
  ) throws -> [Severity] {
    var screen = try Screen.built {
      try $0.add(.label, "a", settings: [("text", "Departures")] + first)
      try $0.place("a", x: 10, y: 100, width: 200, height: 30)
      try $0.add(.label, "b", settings: [("text", "Arrivals")] + second)
      try $0.place("b", x: 20, y: 105, width: 200, height: 30)
    }
    if let root {
      var attributes = screen.root.attributes
      try attributes.set(root.0, to: root.1, kind: .view)
      try screen.setView(.root, kind: .view, attributes: attributes)
    }
    let tree = AuditedScreen(screen)
    return screen.findings(of: OverlappingViews.self).map { $0.gradedAsSketch(on: tree).severity }
  }

  @Test("makes a finding a note that hangs on it, and no other") func overlaps() throws {
    #expect(try overlap() == [.error])
    #expect(try overlap([("madeUp", "true")]) == [.note])
    #expect(try overlap([], [("sample", "contents")]) == [.note])
    #expect(try overlap([("madeUpFont", "true")]) == [.note])
    #expect(try overlap([], [("sample", "filler")]) == [.note])
    #expect(try overlap([("toggled", "true")]) == [.note])
    #expect(try overlap(root: ("lost", "contents")) == [.note])
    #expect(try overlap(root: ("lost", "1/9")) == [.error])
  }

  @Test("says so in the finding's words") func words() throws {
    let screen = try Screen.built {
      try $0.add(.view, "line", settings: [("madeUp", "true")])
      try $0.add(.view, "box")
      try $0.constrain("box.leading == line.trailing")
    }
    let tree = AuditedScreen(screen)
    let found = screen.findings(of: AmbiguousLayout.self).map { $0.gradedAsSketch(on: tree) }
    #expect(found.count == 2 && found.allSatisfy { $0.severity == .note })
    #expect(
      found.allSatisfy { $0.message.hasSuffix(", if what the import lost or made up changes nothing of it") })
  }

  @Test("counts neither what is bound along the other axis, nor what lies beside it in a view around both")
  func axes() throws {
    let screen = try Screen.built {
      try $0.add(.view, "box")
      try $0.place("box", x: 0, y: 0, width: 300, height: 200)
      try $0.add(.view, "line", in: "box", settings: [("madeUp", "true")])
      try $0.add(.label, "t", in: "box", with: ("text", "Departures"))
      try $0.constrain("t.top == box.top", "line.top == t.bottom", "t.trailing <= box.trailing")
    }
    let tree = AuditedScreen(screen)
    let found = screen.findings(of: AmbiguousLayout.self).filter { $0.view == "t" }
    #expect(found.map { $0.gradedAsSketch(on: tree).severity } == [.error])
  }

  @Test("makes a conflict with the size of a sample a note, and none that only speaks of its view")
  func conflicts()
    throws
  {
    func severities(_ constraints: String...) throws -> [Severity] {
      let screen = try Screen.built {
        try $0.add(
          .image, "icon",
          settings: [
            ("size", "24x24"), ("sample", "filler"), ("hugging", "1000,1000"), ("compression", "1000,1000"),
          ])
        try $0.constrain("icon.leading == root.leading", "icon.top == root.top", "icon.height == 24")
        for constraint in constraints { try $0.constrain(constraint) }
      }
      let tree = AuditedScreen(screen)
      return screen.findings(of: UnsatisfiableConstraints.self).map { $0.gradedAsSketch(on: tree).severity }
    }
    #expect(try severities("icon.width == 30") == [.note])
    #expect(try severities("icon.width == 24", "icon.leading == root.leading + 9") == [.error])
  }
}
