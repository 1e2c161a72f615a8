import DesignModel
import DesignText
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

  @Test("leaves a contradiction of the code's own constraints an error where it lost no more than calls")
  func written() throws {
    /// Two views whose distance is given twice, of which one has those marks; `kept` are the constraints as in the code.
    func severities(_ marks: String..., kept: (LayoutConstraint) -> Bool = { _ in true }) throws -> [Severity]
    {
      let screen = try Screen.built {
        try $0.add(.view, "logo", settings: marks.map { ($0, "true") })
        try $0.place("logo", x: 10, y: 10, width: 40, height: 40)
        try $0.add(.view, "name")
        try $0.constrain("logo.trailing == name.leading - 15", "name.leading == logo.trailing")
        try $0.constrain("name.top == root.top", "name.width == 50", "name.height == 20")
      }
      var lists = screen.lists
      let places = screen.constraints.filter(kept).map {
        ScreenSource.Place(
          kind: .constraint, object: $0.id.text, identifier: nil, line: 1, digest: ObjectDigest($0).text)
      }
      lists.sources = [ScreenSource(id: "demo", file: "App/Cell.swift", places: places)]
      let tree = AuditedScreen(Screen(id: "demo", name: "demo", lists: lists))
      return tree.screen.findings(of: UnsatisfiableConstraints.self).map {
        $0.gradedAsSketch(on: tree).severity
      }
    }
    #expect(try severities() == [.error])
    #expect(try severities("madeUp") == [.note])
    #expect(try severities("madeUp", "lostCalls") == [.error])
    #expect(try severities("madeUp", "lostCalls", "followsWindow") == [.note])
    #expect(try severities("madeUp", "lostCalls", kept: { $0.constant != -15 }) == [.note])
  }

  // A chart and its legend would both rather be narrower, and the legend ends where the chart begins.
  @Test(
    "makes the content of a scroll view a note that a class of the code leaves empty",
    arguments: [("0x230", Severity.note), ("90x230", .error), ("-x0", .error)])
  func emptyContent(size: String, severity: Severity) throws {
    let screen = try Screen.built {
      try $0.add(.scroll, "page")
      try $0.add(.view, "legend", with: ("size", "15x0"))
      try $0.add(.view, "chart", in: "page", with: ("size", size))
      try $0.constrain(
        "legend.trailing == root.trailing", "legend.top == root.top", "legend.bottom == root.bottom",
        "page.leading == root.leading", "page.top == root.top", "page.bottom == root.bottom",
        "page.trailing == legend.leading", "chart.leading == page.leading", "chart.trailing == page.trailing",
        "chart.top == page.top", "chart.bottom == page.bottom", "chart.height == page.height",
        "chart.width >= page.width")
    }
    let found = screen.imported(from: "Chart.swift").findings(of: ScrollContentUndetermined.self)
    #expect(found.map(\.severity) == [severity], "\(found.map(\.message))")
  }

  @Test("leaves open where a view lies that is in, or bound to, an outlet which nothing places")
  func outlets() throws {
    /// How severe it is that buttons are under the status bar, where an outlet has those constraints.
    func severities(_ constraints: [String]) throws -> [Severity] {
      let screen = try Screen.built {
        try $0.add(.view, "outlet", settings: [("madeUp", "true")])
        try $0.add(.button, "inside", in: "outlet", with: ("text", "Red"))
        try $0.add(.button, "beside", with: ("text", "Blue"))
        try $0.constrain(
          "inside.leading == outlet.leading", "inside.top == outlet.top", "inside.width == 44",
          "inside.height == 44", "beside.top == outlet.top", "beside.leading == outlet.leading + 100",
          "beside.width == 44", "beside.height == 44")
        for constraint in constraints { try $0.constrain(constraint) }
      }
      let tree = AuditedScreen(screen)
      let found = screen.findings(of: UnderBars.self) { $0.safeArea = EdgeInsets(top: 64) }
      return found.map { $0.gradedAsSketch(on: tree).severity }
    }
    for constraints in [[], ["outlet.leading == root.leading"]] {
      let open = try severities(constraints)
      #expect(open.count == 2 && open.allSatisfy { $0 == .note }, "\(constraints): \(open)")
    }
    let placed = try severities(["outlet.top == root.top", "outlet.leading == root.leading"])
    #expect(placed.count == 2 && placed.allSatisfy { $0 > .note }, "\(placed)")
  }

  @Test("knows that views which code shows in turn size what holds them in turn") func alternatives() throws {
    /// How severe it is that the taller of two labels reaches out of a box which the other one holds.
    func severities(
      _ first: [(String, String)], and second: [(String, String)], with more: String...
    ) throws -> [Severity] {
      let screen = try Screen.built {
        try $0.add(.view, "box")
        try $0.constrain("box.top == root.top", "box.leading == root.leading", "box.width == 200")
        try $0.add(.label, "short", in: "box", settings: [("text", "Off")] + first)
        try $0.add(.label, "tall", in: "box", settings: [("text", "On")] + second)
        for label in ["short", "tall"] {
          try $0.constrain("\(label).top == box.top", "\(label).leading == box.leading")
        }
        try $0.constrain("short.bottom == box.bottom", "short.height == 30", "tall.height == 50")
        for constraint in more { try $0.constrain(constraint) }
      }
      let tree = AuditedScreen(screen)
      return screen.findings(of: OutsideParent.self).map { $0.gradedAsSketch(on: tree).severity }
    }
    let toggled = [("toggled", "true")]
    #expect(try severities(toggled, and: toggled) == [.note])
    #expect(
      try severities([], and: toggled) == [.warning], "what always shows leaves the box as low as it is")
    #expect(try severities(toggled, and: []) == [.warning])
    #expect(try severities(toggled, and: toggled, with: "tall.leading == short.leading") == [.warning])
  }
}
