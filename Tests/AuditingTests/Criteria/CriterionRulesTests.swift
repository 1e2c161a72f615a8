import DesignModel
import Testing

@testable import Auditing

/// In a window of 300 by 600 points.
@Suite("Rules of criteria") struct CriterionRulesTests {
  private func targets(_ frames: [Rect]) throws -> [Finding] {
    try Screen.built { screen in
      for (index, frame) in frames.enumerated() {
        try screen.add(.button, "b\(index)", with: ("text", "a"))
        try screen.place("b\(index)", x: frame.x, y: frame.y, width: frame.width, height: frame.height)
      }
    }.findings(of: MinimumTarget.self)
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
