import DesignModel
import Testing

@testable import Auditing

@Suite("How severe it is that a view is small to touch") struct TargetGradesTests {
  private func severities(
    _ kind: ViewKind = .button, width: Double, height: Double, _ settings: (String, String)...,
    neighbour: Double? = nil
  ) throws -> [Severity] {
    try Screen.built {
      try $0.add(kind, "v", settings: settings)
      try $0.place("v", x: 100, y: 100, width: width, height: height)
      if let neighbour {
        try $0.add(.button, "w", with: ("text", "w"))
        try $0.place("w", x: 100, y: 100 + height + neighbour, width: 100, height: 44)
      }
    }.findings(of: SmallTarget.self).map(\.severity)
  }

  @Test("follows from its least side, from what it shows, and from what is beside it") func sizes() throws {
    let words = ("text", "Go")
    #expect(try severities(width: 60, height: 34, words) == [.note])
    #expect(try severities(width: 60, height: 28, words) == [.warning])
    #expect(try severities(width: 60, height: 34, words, neighbour: 2) == [.warning])
    #expect(try severities(width: 60, height: 34, words, neighbour: 8) == [.note])
    #expect(try severities(width: 60, height: 34, words, ("image", "star")) == [.warning])
    #expect(try severities(width: 60, height: 34, words, ("background", "#FF0000")) == [.warning])
    #expect(try severities(width: 60, height: 9, words) == [.error])
    #expect(try severities(width: 9, height: 9) == [.warning])
    #expect(try severities(.slider, width: 60, height: 9) == [.warning])
  }

  @Test("is said of no page control as low as UIKit makes it, unless something cuts it") func pages() throws {
    func found(width: Double = 116, height: Double? = nil, room: Double = 100) throws -> [Double?] {
      try Screen.built {
        try $0.add(.view, "box", with: ("clips", "true"))
        try $0.place("box", x: 100, y: 100, width: 150, height: room)
        try $0.add(.pageControl, "v", in: "box")
        try $0.constrain("v.left == box.left", "v.top == box.top", "v.width == \(width)")
        if let height { try $0.constrain("v.height == \(height)") }
      }.findings(of: SmallTarget.self).map(\.measured)
    }
    #expect(try found() == [] && found(height: 26) == [])
    #expect(try found(height: 20) == [20] && found(room: 20) == [20])
    #expect(try found(width: 20) == [20], "it is as high as UIKit makes it, and not as wide")
  }

  @Test("is said with what makes it so, where that is a contradiction or what can't be reached") func causes()
    throws
  {
    let screen = try Screen.built {
      try $0.add(.button, "v", with: ("text", "Go"))
      try $0.place("v", x: 100, y: 100, width: 60, height: 20)
      try $0.constrain("v.height == 24")
    }
    let engine = [UnsatisfiableConstraints.self, SmallTarget.self] as [any AuditRule.Type]
    let found = screen.findings(ofAll: engine)
    #expect(found.map(\.rule) == ["unsatisfiable-constraints"])
    #expect(found.first?.consequences.count == 1)
    #expect(screen.findings(of: SmallTarget.self) == [])
  }

  @Test("is a finding of its own where what is open lies along the other axis") func axes() throws {
    func found(_ constraints: String...) throws -> [String] {
      try Screen.built {
        try $0.add(.button, "v", with: ("text", "Go"))
        for constraint in constraints { try $0.constrain(constraint) }
      }.findings(ofAll: [AmbiguousLayout.self, SmallTarget.self]).map(\.rule)
    }
    let (low, narrow) = ("v.height == 20", "v.width == 20")
    #expect(
      try found("v.top == root.top", low, "v.width == 60") == ["ambiguous-layout", "small-target"])
    #expect(try found("v.left == root.left", low, "v.width == 60") == ["ambiguous-layout"])
    #expect(try found("v.top == root.top", "v.height == 60", narrow) == ["ambiguous-layout"])
    #expect(try found("v.top == root.top", low, narrow) == ["ambiguous-layout"])
  }

  @Test("is nobody's matter where it fills a part of code, which its holder sizes") func parts() throws {
    func found(in file: String, root: String = "view", inset: Double = 0) throws -> Int {
      var screen = try Screen.built {
        try $0.add(.textField, "v", with: ("text", "Go"))
        try $0.constrain(
          "v.top == root.top + \(inset)", "v.bottom == root.bottom", "v.leading == root.leading",
          "v.trailing == root.trailing", root == "cell" ? "v.height == 20" : "v.width == 300")
      }
      var attributes = screen.root.attributes
      try attributes.set("root", to: root, kind: .view)
      try attributes.set("rootSize", to: root == "view" ? "300x20" : "300x-", kind: .view)
      try screen.setView(.root, kind: .view, attributes: attributes)
      var lists = screen.lists
      lists.sources = [ScreenSource(id: "demo", file: file, places: [])]
      return Screen(id: "demo", name: "demo", lists: lists).findings(of: SmallTarget.self).count
    }
    #expect(try found(in: "Field.swift") == 0)
    #expect(try found(in: "Field.swift", inset: 2) == 1, "something else takes room")
    #expect(try found(in: "Field.swift", root: "cell") == 1, "its content makes it as high")
    #expect(try found(in: "Field.xib") == 1, "the file says how large it is")
  }

  @Test("is a note on a launch screen, where all is one") func launch() throws {
    var screen = try Screen.built {
      try $0.add(.button, "v", with: ("text", "Go"))
      try $0.place("v", x: 100, y: 100, width: 60, height: 20)
      try $0.add(.button, "w", with: ("text", "Go"))
      try $0.place("w", x: 110, y: 110, width: 60, height: 20)
    }
    let rules = [SmallTarget.self, OverlappingViews.self] as [any AuditRule.Type]
    #expect(Set(screen.findings(ofAll: rules).map(\.severity)) == [.error, .warning])
    try screen.setView(.root, kind: .view, attributes: Attributes(.launch, .flag(true)))
    #expect(Set(screen.findings(ofAll: rules).map(\.severity)) == [.note])
  }
}
