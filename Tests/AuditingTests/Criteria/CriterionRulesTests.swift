import AutoLayout
import DesignModel
import Testing

@testable import Auditing

/// In a window of 300 by 600 points.
@Suite("Rules of criteria") struct CriterionRulesTests {
  private func targets(_ frames: [Rect]) throws -> [Finding] {
    try screen(of: frames).findings(of: MinimumTarget.self)
  }

  private func screen(of frames: [Rect]) throws -> Screen {
    try Screen.built { screen in
      for (index, frame) in frames.enumerated() {
        try screen.add(.button, "b\(index)", with: ("text", "a"))
        try screen.place("b\(index)", x: frame.x, y: frame.y, width: frame.width, height: frame.height)
      }
    }
  }

  @Test("ask for 24 points, or for as much room around a smaller target") func targets() throws {
    let small = Rect(x: 20, y: 20, width: 20, height: 20)
    #expect(try targets([small]).isEmpty, "a small target alone")
    // Its middle is at 30; a large one begins 11 and 13 points to the right of it.
    for (x, count) in [(41.0, 1), (43, 0)] {
      let found = try targets([small, Rect(x: x, y: 0, width: 60, height: 60)])
      #expect(found.count == count, "a large target at \(x)")
    }
    // The middles of two small ones are 23 and 25 points apart.
    for (x, count) in [(43.0, 2), (45, 0)] {
      let found = try targets([small, Rect(x: x, y: 20, width: 20, height: 20)])
      #expect(found.count == count, "a small target at \(x)")
    }
    #expect(
      try targets([Rect(x: 20, y: 20, width: 24, height: 24), Rect(x: 44, y: 20, width: 24, height: 24)])
        .isEmpty)
  }

  /// What a button of 20 points lies in, and what a finding on it rests on; nil where nothing is found.
  static let holders: [(kind: ViewKind, settings: [(String, String)], words: String?)] = [
    (.view, [], nil), (.tableCell, [], "the row or cell around it is a target, too"),
    (.view, [("prototype", "true")], "the row or cell around it is a target, too"),
    (.button, [("text", "a")], "card around it is a target, too"),
  ]

  @Test(
    "leave open whether a smaller target has room in what may be touched as a whole",
    arguments: holders.indices)
  func nested(place: Int) throws {
    let (kind, settings, words) = Self.holders[place]
    let found = try Screen.built { screen in
      try screen.add(kind, "card", settings: settings)
      try screen.place("card", x: 20, y: 20, width: 200, height: 80)
      try screen.add(.button, "close", in: screen.views[1].id, with: ("text", "a"))
      try screen.constrain(
        "close.left == card.left + 8", "close.top == card.top + 8", "close.width == 20", "close.height == 20")
    }.findings(of: MinimumTarget.self)
    #expect(found.map(\.assumption) == (words.map { [$0] } ?? []))
  }

  @Test("ask what reaches out of the window by its own size, and doubt what is small by that alone")
  func outside() throws {
    /// Whether what is found of each is sure, not joined with that it lies out of reach.
    func found(_ rule: any LayoutRule.Type, _ frames: [Rect]) throws -> [Bool] {
      let tree = AuditedScreen(try screen(of: frames))
      let solving = Solving(tree, by: LayoutEngine(measuring: BlockRuler()))
      let environment = LayoutEnvironment(size: Size(width: 300, height: 600), scale: 2)
      let layout = solving.screen.layout(in: environment)
      return rule.findings(on: AuditedLayout(tree, layout, in: environment, by: solving))
        .map { $0.assumption == nil }
    }
    func square(_ side: Double, at y: Double) -> Rect { Rect(x: 20, y: y, width: side, height: side) }
    let cases: [(side: Double, y: Double, expected: [Bool])] = [
      (20, -10, [true]), (20, -20, []), (20, 590, [true]), (60, -30, [false]), (60, -10, []), (60, 0, []),
    ]
    for (side, y, expected) in cases {
      #expect(try found(EnhancedTarget.self, [square(side, at: y)]) == expected, "\(side) at \(y)")
    }
    let close = [square(20, at: -10), Rect(x: 40, y: -10, width: 20, height: 20)]
    #expect(try found(MinimumTarget.self, close) == [true, true])
  }

  @Test("leave nothing without an area to the room around it") func flat() throws {
    #expect(try targets([Rect(x: 20, y: 20, width: 0, height: 30)]).map { $0.assumption == nil } == [true])
  }

  @Test("ask what shrinks to fit to be twice as large as at the standard size") func shrinking() throws {
    func found(
      _ scale: String = "0.5", width: Double = 60, _ size: TextSize = .accessibilityExtraLarge
    ) throws -> Int {
      try Screen.built { screen in
        try screen.add(
          .label, "note", with: ("text", "four"), ("style", "body"), ("minimumScale", scale))
        try screen.place("note", x: 20, y: 20, width: width, height: 60)
      }.findings(of: ShrunkText.self) { $0.textSize = size }.count
    }
    // Four characters of 10 points fit at L, and of 20 at AX3 don't.
    #expect(try found() == 1 && found("0") == 0 && found(width: 100) == 0)
    #expect(try found("0.5", .large) == 0)
  }

  @Test("find a control of which nothing comes into sight, and none of which a part does") func focus() throws
  {
    func found(_ y: Double) throws -> Int {
      try Screen.built { screen in
        try screen.add(.button, "b", with: ("text", "a"))
        try screen.place("b", x: 20, y: y, width: 100, height: 40)
      }.findings(of: ObscuredFocus.self) { $0.safeArea = EdgeInsets(bottom: 50) }.count
    }
    #expect(try found(500) == 0 && found(540) == 0, "some of it is above 550")
    #expect(try found(555) == 1 && found(600) == 1)
  }

  @Test("find a control that lies wholly under the keyboard, and doubt it, whether people type beside it")
  func keyboard() throws {
    func found(_ y: Double) throws -> [Finding] {
      try Screen.built { screen in
        try screen.add(.button, "b", with: ("text", "a"))
        try screen.place("b", x: 20, y: y, width: 100, height: 40)
      }.findings(of: ObscuredFocus.self) {
        $0.keyboardHeight = 200
        $0.safeArea = EdgeInsets(bottom: 50)
      }
    }
    #expect(try found(380) == [])
    let covered = try found(420)
    #expect(
      covered.map(\.message) == [
        "b can't be brought above the system's keyboard, if an assessor counts that as content of the app"
      ])
    #expect(covered.map(\.isSure) == [false])
    let outside = try found(610)
    #expect(outside.map { $0.message.contains("the system's keyboard is up") } == [true])
    #expect(outside.map(\.isSure) == [false], "it is sure without the keyboard")
  }

  @Test("find what scrolls in two directions") func scrolling() throws {
    func found(_ width: Double, _ height: Double) throws -> Int {
      try Screen.built { screen in
        try screen.add(.scroll, "page")
        try screen.place("page", x: 0, y: 0, width: 300, height: 600)
        try screen.add(.view, "sheet", in: "page")
        try screen.constrain(
          "sheet.left == page.left", "sheet.top == page.top", "sheet.right == page.right",
          "sheet.bottom == page.bottom", "sheet.width == \(width)", "sheet.height == \(height)")
      }.findings(of: ScrollsBothWays.self).count
    }
    #expect(try found(300, 900) == 0 && found(900, 600) == 0)
    #expect(try found(301, 601) == 1)
  }

  @Test("ask each text to follow the text size, and doubt what a class or UIKit decides") func fonts() throws
  {
    let screen = try Screen.built { screen in
      try screen.add(.label, "large", with: ("text", "a"), ("fontSize", "60"))
      try screen.add(.label, "owned", with: ("text", "a"), ("fontSize", "15"))
      try screen.add(.segmentedControl, "parts", with: ("segments", "a|b"))
      try screen.add(.label, "fine", with: ("text", "a"), ("style", "body"))
      try screen.add(.textField, "typed", with: ("fontSize", "15"))
      try screen.setView(
        screen.views[2].id, kind: .label,
        attributes: screen.views[2].attributes.overridden(by: Attributes(.customClass, .text("Mine"))))
    }
    let found = screen.findings(of: UnscaledText.self)
    #expect(found.map { screen.name(of: $0.view ?? .root) } == ["large", "owned", "parts", "typed"])
    #expect(found.map { $0.assumption == nil } == [true, false, false, true])
  }

  @Test("ask for 44 points, and doubt a size that nobody set") func enhanced() throws {
    let screen = try Screen.built { screen in
      try screen.add(.button, "own", with: ("text", "a"))
      try screen.constrain("own.left == root.left + 20", "own.top == root.top + 20")
      try screen.add(.textField, "low", with: ("text", "a"))
      try screen.place("low", x: 20, y: 100, width: 200, height: 30)
    }
    let found = screen.findings(of: EnhancedTarget.self)
    #expect(found.map { screen.name(of: $0.view ?? .root) } == ["own", "low"])
    #expect(found.map { $0.assumption == nil } == [false, true])
  }

  @Test("doubt a control that is as large as UIKit makes it, whatever says so") func ofUIKit() throws {
    /// Whether what is found of a control of that size is sure.
    func found(_ kind: ViewKind, width: Double, height: Double) throws -> [Bool] {
      try Screen.built { screen in
        try screen.add(kind, "c")
        try screen.place("c", x: 20, y: 20, width: width, height: height)
      }.findings(of: EnhancedTarget.self).map { $0.assumption == nil }
    }
    // Constraints leave out the two points at a switch's trailing side and the one below segments.
    #expect(
      try found(.switch, width: 49, height: 31) == [false] && found(.switch, width: 49, height: 25) == [true])
    #expect(
      try found(.segmentedControl, width: 200, height: 31) == [false]
        && found(.segmentedControl, width: 200, height: 25) == [true])
    #expect(
      try found(.slider, width: 200, height: 30) == [false]
        && found(.slider, width: 200, height: 20) == [true])
    #expect(
      try found(.textField, width: 200, height: 34) == [true], "a field is as high as its text asks for")
  }

  @Test("ask nothing of a control that nobody can see or aim at") func unaimed() throws {
    /// How much is found of a field at the left edge of the window, or beside it.
    func found(
      _ side: Double, x: Double = 20, _ settings: (String, String)..., of rule: any AuditRule.Type
    ) throws -> Int {
      try Screen.built { screen in
        try screen.add(.textField, "f", settings: settings + [("fontSize", "14")])
        try screen.place("f", x: x, y: 20, width: side, height: side)
        try screen.add(.button, "b", with: ("text", "a"), ("style", "body"))
        try screen.place("b", x: 30, y: 0, width: 60, height: 60)
      }.findings(of: rule).count
    }
    for rule: any AuditRule.Type in [EnhancedTarget.self, MinimumTarget.self] {
      #expect(try found(1, of: rule) == 0 && found(3, of: rule) == 1)
      #expect(try found(3, ("alpha", "0"), of: rule) == 0)
    }
    #expect(
      try found(1, x: -50, of: ObscuredFocus.self) == 0 && found(30, x: -50, of: ObscuredFocus.self) == 1)
    #expect(try found(1, of: UnscaledText.self) == 0 && found(3, of: UnscaledText.self) == 1)
  }

  @Test("find what an opaque view lies over, and not what it lies under") func covered() throws {
    func found(_ order: [String]) throws -> Int {
      try Screen.built { screen in
        for name in order {
          let settings = name == "note" ? [("text", "a")] : [("background", "#0000FF")]
          try screen.add(name == "note" ? .label : .view, name, settings: settings)
        }
        try screen.place("note", x: 20, y: 20, width: 100, height: 20)
        try screen.place("banner", x: 0, y: 0, width: 300, height: 100)
      }.findings(of: CoveredContent.self).count
    }
    #expect(try found(["note", "banner"]) == 1 && found(["banner", "note"]) == 0)
  }

  @Test("are kept apart from a rule of the same name") func measures() {
    #expect(MinimumTarget.card == SmallTarget.card && MinimumTarget.measure != SmallTarget.measure)
    #expect(
      RuleList.fingerprint(of: [MinimumTarget.self]) != RuleList.fingerprint(of: [SmallTarget.self]))
    for rule in RuleList.ofCriteria { #expect(RuleList.finder(named: rule.card.name) != nil) }
  }
}
