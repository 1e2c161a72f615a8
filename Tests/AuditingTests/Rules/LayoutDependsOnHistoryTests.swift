import DesignModel
import Testing

@testable import Auditing

/// In a window of 300 by 600 points.
@Suite("layout-depends-on-history") struct LayoutDependsOnHistoryTests {
  private func box(_ lines: String...) throws -> Screen {
    try Screen.built { screen in
      try screen.add(.view, "box")
      try screen.constrain("box.leading == root.leading", "box.top == root.top", "box.height == 10")
      for line in lines { try screen.constrain(line) }
    }
  }

  @Test("names the constraints of one priority of which one gives way, where ambiguous-layout is silent")
  func rivals() throws {
    let screen = try box("box.width == 100 @high", "box.width == 160 @high")
    let found = screen.findings(of: LayoutDependsOnHistory.self)
    #expect(
      found.map(\.view) == ["box"] && found.map(\.constraint) == ["c4"] && found.map(\.related) == [["c5"]])
    #expect(
      found[0].message
        == "box's width follows from which of these gives way: c4: box.width == 100 @750; c5: box.width == 160 @750"
    )
    #expect(found[0].measured == 60)
    #expect(screen.findings(of: AmbiguousLayout.self).isEmpty)
  }

  @Test("leaves alone constraints of several priorities, and more votes for one of them") func decided()
    throws
  {
    for screen in [
      try box("box.width == 100 @high", "box.width == 160 @low"),
      try box("box.width == 100 @high", "box.width == 160 @high", "box.width >= 170 @high"),
    ] {
      #expect(screen.findings(of: LayoutDependsOnHistory.self).isEmpty)
      #expect(screen.findings(of: AmbiguousLayout.self).isEmpty)
    }
  }

  @Test("leaves to ambiguous-layout what nothing says, and contents that compete by themselves") func unsaid()
    throws
  {
    let labels = try Screen.built {
      try $0.add(.label, "a", with: ("text", "abc"))
      try $0.add(.label, "b", with: ("text", "abc"))
      try $0.constrain(
        "a.leading == root.leading", "b.leading == a.trailing", "b.trailing == root.trailing",
        "a.top == root.top",
        "b.top == root.top")
    }
    for screen in [labels, try box()] {
      #expect(screen.findings(of: LayoutDependsOnHistory.self).isEmpty)
      #expect(!screen.findings(of: AmbiguousLayout.self).isEmpty)
    }
  }

  /// Nothing bounds where content lies whose size is open, so no number says how far off it may be.
  @Test("measures nothing where the range has no end, and is then the worst there is") func open() throws {
    let screen = try Screen.built {
      try $0.add(.scroll, "list")
      try $0.add(.view, "page", in: "list")
      try $0.add(.label, "text", in: "page", with: ("text", "Hi"))
      try $0.constrain(
        "page.top == list.top", "page.bottom == list.bottom", "text.bottom == page.bottom",
        "text.height == 80 @250")
    }
    let found = screen.findings(of: LayoutDependsOnHistory.self)
    #expect(found.map(\.view) == ["text"] && found[0].message.contains("text's y follows from"))
    #expect(found[0].measured == nil && found[0].required == 0 && found[0].distance == .infinity)
  }

  /// A square picture as high as the text beside it, which has 27 characters: 270 points on one line.
  private func picture(_ line: String) throws -> Screen {
    try Screen.built {
      try $0.add(
        .label, "note", with: ("text", "abcdefghijklmnopqrstuvwxyza"), ("lines", "0"), ("style", "body"),
        ("hugging", "250,900"),
        ("compression", "740,900"))
      try $0.add(.image, "picture")
      try $0.constrain(
        "note.leading == root.leading", "note.top == root.top", "picture.top == root.top",
        "picture.trailing == root.trailing", "note.trailing == picture.leading",
        "picture.width == picture.height",
        line)
    }
  }

  @Test("finds a text that keeps the width it had at another text size") func rests() throws {
    // On one line it leaves 280 of 300 points, where it fits; on two it leaves 260, where it needs two.
    let found = try picture("picture.height == note.height").findings(of: LayoutDependsOnHistory.self)
    #expect(found.map(\.view) == ["note"] && found.map(\.measured) == [20])
    #expect(
      found.map(\.message) == [
        "note is 280 x 20 when first shown, and 260 x 40 after the text size was changed there and back"
      ])
    #expect(try picture("picture.height == 20").findings(of: LayoutDependsOnHistory.self).isEmpty)
  }
}
