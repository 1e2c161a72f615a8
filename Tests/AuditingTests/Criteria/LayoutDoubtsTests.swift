import AutoLayout
import DesignModel
import Testing

@testable import Auditing

/// In a window of 300 by 600 points.
@Suite("A finding of a criterion") struct LayoutDoubtsTests {
  /// Whether what a rule finds is sure.
  private func found(
    _ rule: any LayoutRule.Type, in safeArea: EdgeInsets = .zero, _ fill: (inout Screen) throws -> Void
  ) throws -> [Bool] {
    try findings(of: rule, in: safeArea, fill).map(\.isSure)
  }

  private func findings(
    of rule: any LayoutRule.Type, in safeArea: EdgeInsets = .zero, _ fill: (inout Screen) throws -> Void
  ) throws -> [Finding] {
    let screen = try Screen.built(fill)
    let engine = LayoutEngine(measuring: BlockRuler())
    var environment = LayoutEnvironment(size: Size(width: 300, height: 600), scale: 2)
    environment.safeArea = safeArea
    let audit = Audit(screen, rules: [rule], engine: engine, isOfCriteria: true)
    return audit.findings(on: engine.layout(screen, in: environment), in: environment)
  }

  @Test("is in doubt where constraints leave the view's place open, or contradict one another")
  func places() throws {
    let cases: [(constraints: [String], isSure: Bool)] = [
      (["b.left == root.left + 20", "b.top == root.top + 700"], true),
      (["b.left == root.left + 20", "b.top >= root.top + 700"], false),
      (["b.left == root.left + 400", "b.left == root.left + 500", "b.top == root.top + 20"], false),
    ]
    for (constraints, isSure) in cases {
      let found = try found(ObscuredFocus.self) { screen in
        try screen.add(.button, "b", with: ("text", "a"))
        for line in constraints + ["b.width == 100", "b.height == 40"] { try screen.constrain(line) }
      }
      #expect(found == [isSure], "\(constraints)")
    }
  }

  @Test("is in doubt by a contradiction around a target that has no size of its own") func sizes() throws {
    for (width, isSure) in [("b.width == 30", true), ("b.width == card.width", false)] {
      let found = try found(EnhancedTarget.self) { screen in
        try screen.add(.view, "card")
        try screen.constrain(
          "card.left == root.left + 20", "card.top == root.top + 20", "card.height == 60",
          "card.width == 30", "card.width == 40")
        try screen.add(.button, "b", in: screen.views[1].id, with: ("text", "a"))
        try screen.constrain("b.left == card.left", "b.top == card.top", "b.height == 30")
        try screen.constrain(width)
      }
      #expect(found == [isSure], "\(width)")
    }
  }

  /// What lies in a card of 100 by 30 points, how far it reaches beyond its bottom, whether the card cuts it, and whether
  /// that is sure to be lost.
  static let reaches: [(kind: ViewKind, reach: Double, clips: Bool, isSure: Bool)] = [
    (.label, 10, false, false), (.label, 10, true, true), (.button, 10, false, true),
    (.label, 0.5, true, false),
  ]

  @Test("is in doubt where what reaches out of a view is read there", arguments: reaches.indices)
  func outside(place: Int) throws {
    let (kind, reach, clips, isSure) = Self.reaches[place]
    let found = try found(OutsideParent.self) { screen in
      try screen.add(.view, "card", with: ("clips", "\(clips)"))
      try screen.place("card", x: 20, y: 20, width: 100, height: 30)
      try screen.add(kind, "note", in: screen.views[1].id, with: ("text", "a"))
      try screen.constrain(
        "note.left == card.left", "note.bottom == card.bottom + \(reach)", "note.height == 20",
        "note.width == 50")
    }
    #expect(found == [isSure])
  }

  /// A text whose line is 20 points high, how far it reaches beyond the card that cuts it, and whether letters surely are cut.
  static let lines: [(text: String, reach: Double, isSure: Bool)] = [
    ("Name", 3, false), ("Name", 6, true), ("Page", 3, true),
  ]

  @Test("is in doubt where a card cuts the room below a text's letters alone", arguments: lines.indices)
  func letters(place: Int) throws {
    let (text, reach, isSure) = Self.lines[place]
    let found = try findings(of: OutsideParent.self) { screen in
      try screen.add(.view, "card", with: ("clips", "true"))
      try screen.place("card", x: 20, y: 20, width: 100, height: 30)
      try screen.add(.label, "note", in: screen.views[1].id, with: ("text", text))
      try screen.constrain(
        "note.left == card.left", "note.bottom == card.bottom + \(reach)", "note.height == 20",
        "note.width == 50")
    }
    #expect(found.map(\.isSure) == [isSure])
    #expect(isSure || found.first?.assumption == "more than the room above and below its letters is lost")
  }

  @Test("rests on more than the room around its letters where no edge of a text's own cuts them")
  func wholeLetters() throws {
    let found = try findings(of: ClippedText.self) { screen in
      try screen.add(.label, "note", with: ("text", "Name"))
      try screen.place("note", x: 20, y: 20, width: 100, height: 16)
    }
    #expect(found.map(\.assumption) == ["more than the room above and below its letters is lost"])
  }

  /// How large a button at the middle of a card of 100 by 50 points is, what else is said of it, and whether what is found of
  /// it is sure.
  static let buttons: [(width: Double, height: Double, settings: [(String, String)], found: [Bool])] = [
    (50, 60, [], []), (50, 60, [("background", "#FF0000")], [true]), (120, 30, [], []),
    (120, 30, [("titleAside", "true")], [true]), (50, 60, [("titleAside", "true")], []),
  ]

  @Test("is none where the room around a button's words alone reaches out", arguments: buttons.indices)
  func rooms(place: Int) throws {
    let (width, height, settings, expected) = Self.buttons[place]
    let found = try found(OutsideParent.self) { screen in
      try screen.add(.view, "card", with: ("clips", "true"))
      try screen.place("card", x: 20, y: 20, width: 100, height: 50)
      try screen.add(
        .button, "go", in: screen.views[1].id,
        settings: [("text", "a")] + settings)
      try screen.constrain(
        "go.centerX == card.centerX", "go.centerY == card.centerY", "go.width == \(width)",
        "go.height == \(height)")
    }
    #expect(found == expected)
  }

  @Test("is none over the home indicator, and in doubt under the status bar, but sure under a bar")
  func edges() throws {
    func found(
      _ rule: any LayoutRule.Type, _ y: Double, bars: String = "", bottom: Double = 34
    ) throws -> [Bool] {
      try self.found(rule, in: EdgeInsets(top: 44, bottom: bottom)) { screen in
        try screen.add(.button, "b", with: ("text", "a"))
        try screen.place("b", x: 20, y: y, width: 100, height: 30)
        if !bars.isEmpty {
          try screen.setView(.root, kind: .view, attributes: Attributes(.bars, .text(bars)))
        }
      }
    }
    #expect(try found(UnderBars.self, 565) == [] && found(ObscuredFocus.self, 568) == [])
    #expect(try found(UnderBars.self, 10) == [false] && found(ObscuredFocus.self, 10) == [false])
    #expect(try found(UnderBars.self, 565, bars: "tab", bottom: 83) == [true])
    #expect(try found(ObscuredFocus.self, 568, bars: "tab", bottom: 83) == [true])
    #expect(try found(UnderBars.self, 10, bars: "navigation") == [true])
    #expect(try found(ContentUnreachable.self, 580) == [true], "it reaches out of the window")
  }

  @Test("is in doubt where it hangs on what an import made up, or on a number that follows the window")
  func sketches() throws {
    func found(_ mark: String?, _ line: String) throws -> [Bool] {
      try self.found(ObscuredFocus.self) { screen in
        try screen.add(.view, "above", settings: mark.map { [($0, "true")] } ?? [])
        try screen.place("above", x: 0, y: 0, width: 300, height: 620)
        try screen.add(.button, "b", with: ("text", "a"))
        try screen.constrain("b.left == root.left", "b.width == 100", "b.height == 40")
        try screen.constrain(line)
      }
    }
    #expect(try found(nil, "b.top == above.bottom") == [true])
    for mark in ["madeUp", "followsWindow"] {
      #expect(try found(mark, "b.top == above.bottom") == [false], "\(mark)")
      #expect(try found(mark, "b.top == root.top + 620") == [true], "\(mark)")
    }
  }

  @Test("is in doubt where a sample is too long") func samples() throws {
    for (text, isSure) in [("{Name of somebody}", false), ("Name of somebody", true)] {
      let found = try found(TruncatedText.self) { screen in
        try screen.add(.label, "note", with: ("text", text))
        try screen.place("note", x: 20, y: 20, width: 60, height: 20)
      }
      #expect(found == [isSure], "\(text)")
    }
  }

  @Test("is joined with others of one cause, and is no surer by that") func gathered() throws {
    let screen = try Screen.built { screen in
      try screen.add(.view, "box")
      for name in ["a", "b"] { try screen.add(.label, name, in: screen.views[1].id, with: ("text", "a")) }
    }
    func finding(_ view: Int, _ severity: Severity, if words: String?) -> Finding {
      let finding = Finding(
        ContentUnreachable.self, severity: severity, view: screen.views[view].id, message: "is out of reach",
        measured: 5, required: 0)
      return words.map { finding.assuming($0) } ?? finding
    }
    func joined(_ findings: Finding...) -> [Finding] { findings.gathered(on: screen) }
    let doubtful = joined(finding(2, .warning, if: "it rains"), finding(3, .note, if: "it snows"))
    #expect(doubtful.map(\.assumption) == ["it rains and it snows"])
    let alike = joined(finding(2, .warning, if: "it rains"), finding(3, .note, if: "it rains and it snows"))
    #expect(alike.map(\.assumption) == ["it rains and it snows"])
    let sure = joined(finding(2, .warning, if: "it rains"), finding(3, .note, if: nil))
    #expect(sure.map(\.severity) == [.note] && sure.map(\.assumption) == [nil])
  }
}
