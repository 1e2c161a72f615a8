import DesignLanguage
import DesignModel
import Testing

@testable import Auditing

/// In a window of 300 by 600 points.
@Suite("Rules of the layout") struct LayoutRulesTests {
  @Test("a target ends where the views around it end") func targets() throws {
    let screen = try Screen.built {
      try $0.add(.view, "card")
      try $0.place("card", x: 0, y: 0, width: 100, height: 100)
      try $0.add(.button, "whole", in: "card", with: ("text", "a"))
      try $0.place("whole", x: 0, y: 0, width: 44, height: 44)
      try $0.add(.button, "cut", in: "card", with: ("text", "a"))
      try $0.place("cut", x: 60, y: 50, width: 44, height: 44)
      try $0.add(.switch, "switch", with: ("label", "a"))
      try $0.constrain("switch.left == root.left + 10", "switch.top == root.top + 300")
    }
    let found = screen.findings(of: SmallTarget.self)
    #expect(found.map(\.view) == ["cut"])
    #expect(found[0].measured == 40 && found[0].required == 44)
  }

  @Test("a target in a scroll view is as large as what of it can be shown at once") func scrolledTargets()
    throws
  {
    let screen = try Screen.built {
      try $0.add(.scroll, "scroll")
      try $0.place("scroll", x: 0, y: 0, width: 300, height: 30)
      try $0.add(.button, "far", in: "scroll", with: ("text", "a"))
      try $0.constrain(
        "far.top == scroll.top + 500", "far.bottom == scroll.bottom", "far.leading == scroll.leading",
        "far.trailing == scroll.trailing", "far.width == 100", "far.height == 50")
    }
    #expect(screen.findings(of: SmallTarget.self).map(\.measured) == [30])
  }

  @Test(
    "content is reachable where a scroll view brings it into sight, and nowhere else",
    arguments: [true, false])
  func reach(isScrolled: Bool) throws {
    let screen = try Screen.built {
      try $0.add(isScrolled ? .scroll : .view, "page")
      try $0.place("page", x: 0, y: 0, width: 300, height: 600)
      try $0.add(.button, "low", in: "page", with: ("text", "a"))
      try $0.constrain(
        "low.top == page.top + 900", "low.leading == page.leading", "low.width == 100", "low.height == 50")
      if isScrolled {
        try $0.constrain("low.bottom == page.bottom", "page.contentLayout.width == page.frameLayout.width")
      }
    }
    let found = screen.findings(of: ContentUnreachable.self)
    #expect(found.map(\.measured) == (isScrolled ? [] : [350]))
  }

  @Test("nobody sees what lies in a bar that its author folds up, unlike in one that others squeeze")
  func folded() throws {
    func found(_ height: String, clips: Bool = true) throws -> [Finding] {
      let screen = try Screen.built {
        try $0.add(.view, "bar", with: ("clips", clips ? "true" : "false"))
        try $0.constrain(
          "bar.leading == root.leading", "bar.trailing == root.trailing", "bar.top == root.top", height)
        try $0.add(.button, "go", in: "bar", with: ("text", "Go"))
        try $0.constrain("go.top == bar.top", "go.bottom == bar.bottom", "go.leading == bar.leading")
      }
      return screen.findings(of: SmallTarget.self) + screen.findings(of: ClippedText.self)
    }
    #expect(try found("bar.height == 0") == [])
    #expect(try found("bar.height == 0", clips: false).count == 2)
    #expect(try found("bar.bottom == root.top").count == 2)
    #expect(try found("bar.height == 4").count == 2)
  }

  @Test("a text that nobody touches is reachable where its lines are, whatever its frame does")
  func reachOfLines() throws {
    func found(_ settings: (String, String)..., kind: ViewKind = .label) throws -> [Double?] {
      try Screen.built {
        try $0.add(kind, "a", settings: settings)
        try $0.place("a", x: 100, y: 100, width: 260, height: 20)
      }.findings(of: ContentUnreachable.self).map(\.measured)
    }
    #expect(try found(("text", "twenty characters, a")) == [])
    #expect(try found(("text", "twenty-one characters")) == [60])
    #expect(try found(("text", "right"), ("alignment", "right")) == [60])
    #expect(try found(("text", "ground"), ("background", "#FF0000")) == [60])
    #expect(try found(("text", "touched"), ("interactive", "true")) == [60])
    #expect(try found(("text", "a"), kind: .button) == [60])
  }

  @Test("the keyboard covers what stands with a view to type into") func keyboard() throws {
    let screen = try Screen.built {
      try $0.add(.view, "form")
      try $0.place("form", x: 0, y: 0, width: 300, height: 600)
      try $0.add(.textField, "name", in: "form", with: ("placeholder", "a"))
      try $0.place("name", x: 0, y: 0, width: 100, height: 34)
      for (name, parent) in [("go", ObjectID("form")), ("imprint", .root)] {
        try $0.add(.button, name, in: parent, with: ("text", "a"))
        try $0.place(name, x: name == "go" ? 0 : 200, y: 500, width: 80, height: 44)
      }
    }
    #expect(screen.findings(of: ContentUnreachable.self).isEmpty)
    let found = screen.findings(of: ContentUnreachable.self) { $0.keyboardHeight = 250 }
    #expect(found.map(\.view) == ["go"] && found.map(\.severity) == [.error])
    var moving = screen
    var attributes = screen.root.attributes
    attributes.movesForKeyboard = true
    try moving.setView(.root, kind: .view, attributes: attributes)
    let moved = moving.findings(of: ContentUnreachable.self) { $0.keyboardHeight = 250 }
    #expect(moved.map(\.severity) == [.note], "the code brings it into sight: \(moved)")
  }

  @Test("views overlap unless they touch, hold one another, may, or scroll apart") func overlaps() throws {
    func found(_ settings: (String, String)..., x: Double = 50, in kind: ViewKind = .view) throws -> Int {
      try Screen.built {
        try $0.add(kind, "page")
        try $0.place("page", x: 0, y: 0, width: 300, height: 600)
        try $0.add(.button, "a", in: "page", with: ("text", "a"))
        try $0.addView(named: "b", kind: .button, attributes: attributes(settings), in: .root)
        for name in ["a", "b"] {
          try $0.constrain("\(name).top == page.top", "\(name).width == 100", "\(name).height == 44")
        }
        try $0.constrain("a.left == page.left", "b.left == root.left + \(x)")
      }.findings(of: OverlappingViews.self).count
    }
    func attributes(_ settings: [(String, String)]) throws -> Attributes {
      var attributes = Attributes()
      for (name, value) in [("text", "b")] + settings { try attributes.set(name, to: value, kind: .button) }
      return attributes
    }
    #expect(try found() == 1)
    #expect(try found(x: 100) == 0)
    #expect(try found(("mayOverlap", "a badge")) == 0)
    #expect(try found(("hidden", "true")) == 0)
    #expect(try found(in: .scroll) == 0)
    // A button without words is a card where it holds all of the other, and no more than itself where it doesn't.
    #expect(try found(("text", ""), x: 0) == 0)
    #expect(try found(("text", ""), x: 50) == 1)
    #expect(try found(("text", ""), x: 40) == 0 && found(("text", ""), ("image", "logo"), x: 40) == 1)
    #expect(try found(("alpha", "0")) == 0 && found(("alpha", "0.5")) == 1)
    // What shares no more than a point touches.
    #expect(try found(x: 99) == 0 && found(x: 98) == 1)
  }

  @Test("what a backdrop dims all of the window over waits for the popup in front of it") func popups() throws
  {
    func found(_ settings: (String, String)..., height: Double = 600, popup: ObjectID = .root) throws -> Int {
      try Screen.built {
        try $0.add(.button, "a", with: ("text", "a"))
        try $0.add(.view, "backdrop", settings: settings)
        try $0.place("backdrop", x: 0, y: 0, width: 300, height: height)
        try $0.add(.button, "b", in: popup, with: ("text", "b"))
        for name in ["a", "b"] { try $0.place(name, x: 50, y: 50, width: 100, height: 44) }
      }.findings(of: OverlappingViews.self).count
    }
    let dim = ("background", "#00000080")
    #expect(try found() == 1)
    #expect(try found(dim) == 0 && found(dim, popup: "backdrop") == 0)
    #expect(try found(("background", "#000000"), ("alpha", "0.4")) == 0)
    #expect(try found(dim, height: 300) == 1, "a card")
    #expect(try found(dim, ("hidden", "true")) == 1)
    #expect(try found(("background", "#000000")) == 1 && found(("background", "#00000000")) == 1)
  }

  @Test("a text overlaps a page control where it lies over the dots, be they touched or not") func dots()
    throws
  {
    func found(_ text: String = "Know how you sit now", y: Double, _ settings: (String, String)...) throws
      -> [Severity]
    {
      try Screen.built {
        try $0.add(.label, "a", with: ("text", text))
        try $0.place("a", x: 50, y: y, width: 200, height: 20)
        // Its three dots lie from 130.5 to 169.5 and from 109.5 to 116.5.
        try $0.add(.pageControl, "b", settings: settings)
        try $0.place("b", x: 50, y: 100, width: 200, height: 26)
      }.findings(of: OverlappingViews.self).map(\.severity)
    }
    let still = ("interactive", "false")
    #expect(try found(y: 95) == [.error] && found(y: 95, still) == [.warning])
    #expect(try found(y: 85) == [] && found(y: 85, still) == [], "nothing is shown where it begins")
    #expect(try found("Know", y: 95) == [] && found("Know", y: 95, still) == [])
    #expect(try found(y: 95, still, ("hidden", "true")) == [])
    #expect(try found(y: 95, still, ("pages", "0")) == [])
  }

  @Test("a text overlaps where its lines do, and not by the rest of its frame") func textsOverlap() throws {
    func found(
      _ kind: ViewKind, x: Double, _ settings: (String, String)..., text: String = "two"
    ) throws -> Int {
      try Screen.built {
        // Three letters, 30 wide, in the middle of 100 points.
        try $0.add(.label, "a", with: ("text", "one"), ("alignment", "center"))
        try $0.add(kind, "b", settings: [("text", text)] + settings)
        try $0.place("a", x: 0, y: 0, width: 100, height: 44)
        try $0.place("b", x: x, y: 0, width: 100, height: 44)
      }.findings(of: OverlappingViews.self).count
    }
    #expect(try found(.label, x: 60) == 1 && found(.label, x: 66) == 0)
    #expect(try found(.label, x: 40, ("alignment", "right")) == 0)
    #expect(try found(.label, x: 40, ("alignment", "right"), ("background", "#FF0000")) == 1)
    #expect(try found(.label, x: 40, ("alignment", "right"), ("background", "#FF000000")) == 0)
    #expect(try found(.button, x: 60) == 1 && found(.button, x: 66) == 0)
    // At one of its sides a title covers the middle for certain where it is longer than half of the button.
    let aside = ("titleAside", "true")
    #expect(try found(.button, x: 40, aside) == 0 && found(.button, x: 40, aside, text: "seventy77") == 1)
    #expect(try found(.button, x: 40, aside, ("background", "#FF0000")) == 1)
    // A button that shows nothing hides no text.
    #expect(
      try found(.button, x: 60, text: "") == 0 && found(.button, x: 60, ("image", "logo"), text: "") == 1)
  }

  @Test("what a picture of unknown size leaves open beside it is a note") func unknownPictures() throws {
    func found(_ settings: (String, String)..., height: String? = nil) throws -> Set<Severity> {
      let screen = try Screen.built {
        try $0.add(.view, "card")
        try $0.place("card", x: 0, y: 0, width: 100, height: 200)
        try $0.add(.image, "poster", in: "card", settings: [("size", "24x24")] + settings)
        try $0.add(.label, "title", in: "card", with: ("text", "a"))
        for name in ["poster", "title"] { try $0.constrain("\(name).left == card.left") }
        try $0.constrain("title.top == poster.bottom + 8", "title.bottom == card.bottom")
        if let height { try $0.constrain(height) } else { try $0.constrain("poster.top == card.top") }
      }
      return Set(screen.findings(of: AmbiguousLayout.self).map(\.severity))
    }
    #expect(try found() == [.error] && found(("sample", "filler")) == [.note])
    #expect(try found(("sample", "filler"), height: "poster.height == 40") == [])
  }

  @Test("only content that reaches beyond its parent is reported, and no baseline's overhang") func outside()
    throws
  {
    func found(_ kind: ViewKind, _ name: String) throws -> [Double?] {
      try Screen.built {
        try $0.add(.view, "card")
        try $0.place("card", x: 0, y: 0, width: 100, height: 100)
        try $0.add(kind, name, in: "card", with: ("text", "a"))
        try $0.place(name, x: 50, y: 0, width: 80, height: 44)
      }.findings(of: OutsideParent.self).map(\.measured)
    }
    #expect(try found(.button, "b") == [30])
    #expect(try found(.image, "i") == [])
    let row = try Screen.built {
      try $0.add(.stack, "row", with: ("alignment", "firstBaseline"))
      try $0.add(.label, "low", in: "row", with: ("text", "a"))
      try $0.add(.button, "high", in: "row", with: ("text", "a"), ("fontSize", "17"))
      try $0.constrain("row.leading == root.leading", "row.top == root.top + 50")
    }
    #expect(row.findings(of: OutsideParent.self) == [])
  }

  @Test("a picture outside the window is reported, one that bleeds over its edge is not") func pictures()
    throws
  {
    func found(_ x: Double) throws -> [Double?] {
      try Screen.built {
        try $0.add(.image, "i", with: ("size", "50x50"))
        try $0.place("i", x: x, y: 0, width: 50, height: 50)
      }.findings(of: OutsideScreen.self).map(\.measured)
    }
    #expect(try found(-50) == [50])
    #expect(try found(-20) == [])
    #expect(try found(310) == [60])
  }

  @Test("a line that is pushed out of what holds it is reported where its own device shows it inside")
  func strayLines() throws {
    func found(_ distance: Double, _ settings: (String, String)..., in kind: ViewKind = .view) throws
      -> [Double?]
    {
      try Screen.built {
        try $0.add(kind, "card")
        // 300 points high here, 426 on the screen's own device.
        try $0.constrain(
          "card.leading == root.leading", "card.trailing == root.trailing", "card.top == root.top",
          "card.height == root.height * 0.5")
        try $0.add(.view, "line", in: "card", settings: settings)
        try $0.constrain(
          "line.leading == card.leading", "line.width == 100", "line.height == 10",
          "line.top == card.top + \(distance)")
      }.findings(of: StrayDecoration.self).map(\.measured)
    }
    let painted = ("background", "#3C3C43")
    #expect(try found(350, painted) == [60])
    #expect(try found(295, painted) == [])
    #expect(try found(450, painted) == [], "its own device shows it outside, too")
    #expect(try found(350) == [], "nobody sees a view without a colour")
    #expect(try found(350, painted, ("mayOverlap", "A badge")) == [])
    #expect(try found(350, painted, ("alpha", "0")) == [])
  }

  @Test("a line of a cell that code builds is reported wherever it lies wholly outside of the cell")
  func strayLinesOfCells() throws {
    func found(_ file: String) throws -> Int {
      var screen = try Screen.built {
        try $0.add(.view, "line", with: ("background", "#3C3C43"))
        try $0.constrain(
          "line.leading == root.leading", "line.width == 100", "line.height == 1",
          "line.top == root.bottom + 2")
        try $0.add(.view, "rest")
        try $0.constrain(
          "rest.top == root.top", "rest.bottom == root.bottom", "rest.leading == root.leading",
          "rest.width == 100", "rest.height == 60")
      }
      var attributes = screen.root.attributes
      try attributes.set("root", to: "cell", kind: .view)
      try screen.setView(.root, kind: .view, attributes: attributes)
      var lists = screen.lists
      lists.sources = [ScreenSource(id: "demo", file: file, places: [])]
      return Screen(id: screen.id, name: screen.name, lists: lists).findings(of: StrayDecoration.self).count
    }
    #expect(try found("Cell.swift") == 1)
    #expect(try found("Cell.xib") == 0)
  }

  @Test("variations are looked at where they hold") func variations() throws {
    var screen = try Screen.built {
      try $0.add(.image, "i", with: ("size", "20x20"))
      try $0.place("i", x: 0, y: 0, width: 20, height: 20)
    }
    try screen.addVariation(.view("i", interactive()), when: Condition(parsing: "width = 300"))
    #expect(screen.findings(of: SmallTarget.self).count == 1)
    #expect(screen.findings(of: SmallTarget.self) { $0.size.width = 301 }.isEmpty)
  }

  private func interactive() throws -> Attributes {
    var attributes = Attributes()
    try attributes.set("interactive", to: "true", kind: .image)
    return attributes
  }
}
