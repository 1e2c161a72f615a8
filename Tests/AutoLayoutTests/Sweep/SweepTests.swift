import AutoLayout
import DesignLanguage
import DesignModel
import TestSupport
import Testing

@Suite("Sweeps") struct SweepTests {
  private static let row = try! Screen.built {
    try $0.add(.label, "left", with: "text=Hello_there lines=0")
    try $0.add(.label, "right", with: "text=World compression=749,750 hugging=249,250")
    try $0.constrain(
      "left.leading == root.leading", "right.leading == left.trailing + 8",
      "right.trailing == root.trailing", "left.top == root.top", "right.top == root.top")
  }

  @Test("find where a text gives way, wraps and is cut")
  func row() throws {
    let swept = try SweptScreen(Self.row, .width, range: 20...300)
    swept.check(at: stride(from: 20, through: 300, by: 0.5))
    // `left` takes 110 points beside a gap of 8 and gives way last; `right` takes 50, of which a pixel is granted.
    // While `left` wraps it is as wide as it may be, or as its longest line: below 58 points letters change lines.
    let letters = [27.5, 28, 37.5, 38, 47.5, 48, 57.5, 58]
    #expect(swept.breaks == letters + [107.5, 108, 117.5, 118, 167.5, 168])
    #expect(swept.intervals.dropFirst().prefix(8).allSatisfy { $0.changes == [.motion(["left", "right"])] })
    // From 107.5 on `right` stands beside the longer word, until `left` fits into one line.
    #expect(
      swept.intervals.dropFirst(9).map(\.changes) == [
        [.truncation("right", begins: false, shown: 5, total: 5)],
        [.content("right", .horizontal, .larger)],
        [
          .lines("left", 1), .truncation("right", begins: true, shown: 0, total: 5),
          .content("left", .horizontal, .smaller), .content("right", .horizontal, .smaller),
        ],
        [.content("left", .horizontal, .equal)],
        [.truncation("right", begins: false, shown: 5, total: 5)],
        [.content("right", .horizontal, .larger)],
      ])
  }

  @Test("name the steps that the environment takes, and keep to the side that each belongs to")
  func steps() throws {
    var screen = try Screen.built {
      try $0.add(.view, "box")
      try $0.constrain(
        "box.leading == layoutMargins.leading", "box.trailing == layoutMargins.trailing",
        "box.top == root.top", "box.height == 10")
    }
    let condition = try Condition(parsing: "width <= 500")
    _ = try screen.addVariation(.view("box", Attributes()), when: condition)
    let swept = try SweptScreen(screen, .width, range: 300...800)
    swept.check(at: [300, 413.9, 414, 414.1, 500, 500.1, 649.9, 650, 800])
    #expect(swept.breaks == [414, 500, 650])
    #expect(swept.intervals.map(\.includesFrom) == [true, true, false, true])
    #expect(
      swept.intervals.map(\.changes) == [
        [], [.sideMargins(20)], [.condition(condition, holds: false)], [.sizeClass(.horizontal, .regular)],
      ])
  }

  @Test("report overlaps of texts from where they share an area")
  func overlaps() throws {
    let screen = try Screen.built {
      try $0.add(.label, "one", with: "text=Hello")
      try $0.add(.label, "two", with: "text=World")
      try $0.constrain(
        "one.leading == root.leading", "two.trailing == root.trailing", "one.top == root.top",
        "two.top == root.top")
    }
    let swept = try SweptScreen(screen, .width, range: 60...200)
    #expect(swept.breaks == [100])
    #expect(swept.intervals[0].includesTo == false && swept.intervals[1].includesFrom)
    #expect(swept.intervals[1].changes == [.overlap("one", "two", begins: false)])
  }

  @Test("follow what decides by standing at the value that it would rest at")
  func atRest() throws {
    var screen = try Screen.built {
      for (name, kind, parent) in [
        ("v1", ViewKind.stack, "root"), ("v2", .textField, "v1"), ("v3", .stack, "root"),
        ("v4", .custom, "v3"),
        ("v5", .switch, "root"), ("v6", .textField, "v3"), ("v9", .view, "v1"),
      ] { try $0.add(kind, name, in: parent) }
    }
    _ = try screen.addGuide(named: "gap", owner: try screen.view(named: "v4").id)
    try screen.constrain(
      "v3.trailing == v2.safeArea.trailing * 1000000 + 120", "v5.leading == v9.trailing + 700.25",
      "v5.trailing <= v3.layoutMargins.centerX + 0.5", "v6.trailing == gap.leading - 8",
      "gap.leading == v1.leading + 300", "gap.trailing == v3.safeArea.trailing - 120",
      "gap.left == v5.right * 0.5 + 300")
    let swept = try SweptScreen(screen, .height, range: 300...900)
    swept.check(at: stride(from: 300, through: 900, by: 50))
  }

  @Test("report where required constraints begin to contradict one another")
  func conflict() throws {
    let screen = try Screen.built {
      try $0.add(.view, "box")
      try $0.constrain(
        "box.leading == root.leading + 10", "box.width >= 80", "box.trailing <= root.trailing - 10",
        "box.top == root.top", "box.height == root.height * 0.5")
    }
    let swept = try SweptScreen(screen, .width, range: 50...150)
    swept.check(at: stride(from: 50, through: 150, by: 1))
    // At 100 there is just one way; above it the width is open.
    #expect(swept.intervals.map(\.from) == [50, 100, 100])
    #expect(swept.intervals.map(\.to) == [100, 100, 150])
    #expect(swept.intervals.map(\.status) == [.conflict, .solved, .ambiguous])
  }

  @Test("follow a header that stretches with the scroll offset")
  func header() throws {
    let screen = try Screen.built {
      try $0.add(.scroll, "scroll")
      try $0.add(.view, "image", in: "scroll")
      try $0.add(.view, "body", in: "scroll")
      try $0.constrain(
        "scroll.leading == root.leading", "scroll.trailing == root.trailing", "scroll.top == root.top",
        "scroll.bottom == root.bottom", "image.leading == root.leading", "image.trailing == root.trailing",
        "image.top == root.top @900", "image.bottom == body.top", "image.height >= 60",
        "body.top == scroll.contentLayout.top + 200", "body.leading == scroll.contentLayout.leading",
        "body.trailing == scroll.contentLayout.trailing", "body.width == scroll.width", "body.height == 1000",
        "body.bottom == scroll.contentLayout.bottom")
    }
    let swept = try SweptScreen(screen, .scroll("scroll"), range: -100...300)
    swept.check(at: stride(from: -100, through: 300, by: 4))
    #expect(swept.breaks == [140])
  }

  @Test(
    "follow each word of a label that nothing stretches from line to line",
    .statement("text.narrowing-swept"))
  func words() throws {
    for ruler in [FixedRuler(), HangingRuler()] as [any TextMeasuring] { try checkWords(by: ruler) }
  }

  private func checkWords(by ruler: any TextMeasuring) throws {
    let screen = try Screen.built {
      try $0.add(.label, "note", with: "text=one_three_fourteen_two_fifteen_six_eleven lines=0")
      try $0.add(.label, "after", with: "text=after")
      try $0.add(.label, "wide", with: "text=one_three_fourteen_two_fifteen_six_eleven lines=0")
      try $0.constrain(
        "note.leading == root.leading + 10", "note.trailing <= root.trailing - 70", "note.top == root.top",
        "after.leading == note.trailing + 8", "after.top == note.bottom",
        "wide.leading == root.leading", "wide.trailing == root.trailing", "wide.top == after.bottom")
    }
    let swept = try SweptScreen(screen, .width, range: 150...600, by: ruler)
    swept.check(at: stride(from: 150, through: 600, by: 0.5))
    swept.check(at: swept.breaks.flatMap { [$0, $0 - 1e-4, $0 + 1e-4] })
    // Where a word moves and the lines stay, the label's end and what follows it move.
    let jumps = zip(swept.intervals, swept.intervals.dropFirst()).filter { before, after in
      before.texts[1]?.lines == after.texts[1]?.lines
        && after.frame(of: 1, at: after.from).width > before.frame(of: 1, at: after.from).width + 1
        && after.frame(of: 2, at: after.from).x > before.frame(of: 2, at: after.from).x + 1
    }
    #expect(!jumps.isEmpty)
  }

  @Test("follow what stands open in a scroll view without an end")
  func openScroll() throws {
    let screen = try Screen.built {
      try $0.add(.scroll, "scroll")
      try $0.add(.stack, "outer", in: "scroll")
      try $0.add(.stack, "row", in: "outer")
      try $0.add(.label, "title", in: "row")
      try $0.add(.switch, "switch", in: "row", with: "hugging=750,750")
      try $0.constrain("outer.width == root.width - 32")
    }
    let swept = try SweptScreen(screen, .width, range: 320...430)
    swept.check(at: stride(from: 320, through: 430, by: 5))
  }

  @Test("of steps join what behaves alike")
  func textSizes() throws {
    let screen = try Screen.built {
      try $0.add(.label, "title", with: "text=Hello_there_now lines=0 style=body")
      try $0.constrain(
        "title.leading == root.leading", "title.trailing <= root.trailing", "title.top == root.top")
    }
    let prepared = LayoutEngine(measuring: FixedRuler()).prepare(screen)
    let steps = TextSize.allCases.map { size in
      (prepared: prepared, environment: LayoutEnvironment.plain(200).with { $0.textSize = size })
    }
    let intervals = PreparedScreen.sweep(overSteps: steps)
    #expect(intervals.map(\.from) == [0, 7] && intervals.map(\.to) == [6, 11])
    #expect(intervals[1].changes.contains(.lines("title", 2)))
  }

  @Test("of random screens agree with solving at any height", arguments: 0..<12)
  func heights(seed: Int) throws {
    let swept = try SweptScreen(RandomScreen(seed + 500).build(), .height, range: 50...700)
    swept.check(at: stride(from: 50, through: 700, by: 29), "\(seed)")
    swept.check(at: swept.breaks, "\(seed)")
  }

  @Test("of random screens agree with solving at any width", arguments: 0..<24)
  func widths(seed: Int) throws {
    let screen = try RandomScreen(seed).build()
    let direction: LayoutDirection = seed % 3 == 0 ? .rtl : .ltr
    let swept = try SweptScreen(
      screen, .width, range: 150...700,
      profile: Profile(device: "board", window: Size(width: 400, height: 600), direction: direction))
    swept.check(at: stride(from: 150, through: 700, by: 29), "\(seed)")
    swept.check(
      at: swept.breaks.flatMap { [$0, $0 - 1e-4, $0 + 1e-4] }.filter { $0 > 150 && $0 < 700 }, "\(seed)")
  }

  @Test("of random screens agree with solving where blanks hang out of lines", arguments: 0..<12)
  func hangingBlanks(seed: Int) throws {
    let swept = try SweptScreen(
      RandomScreen(seed + 920).build(), .width, range: 150...700, by: HangingRuler())
    swept.check(at: stride(from: 150, through: 700, by: 13), "\(seed)")
    swept.check(
      at: swept.breaks.flatMap { [$0, $0 - 1e-4, $0 + 1e-4] }.filter { $0 > 150 && $0 < 700 }, "\(seed)")
  }
}
