import AutoLayout
import DesignLanguage
import DesignModel
import TestSupport
import Testing

/// Expected numbers are worked out by hand from three views of 40×20, 60×30 and 20×50 in a stack of 200×60 with
/// spacing 10; turned by 90 degrees for the vertical axis.
@Suite("Stack views") struct LowerStackTests {
  /// Start and length along the axis, by distribution.
  static let along: [(Distribution, [(Double, Double)])] = [
    // The middle view hugs least: it takes the 60 that are left over.
    (.fill, [(0, 40), (50, 120), (180, 20)]),
    (.fillEqually, [(0, 60), (70, 60), (140, 60)]),
    // Shares of 40, 60 and 20 out of 140 (gaps included); the last absorbs the rest.
    (
      .fillProportionally, [(0, 400.0 / 7), (10 + 400.0 / 7, 600.0 / 7), (20 + 1000.0 / 7, 180 - 1000.0 / 7)]
    ),
    (.equalSpacing, [(0, 40), (80, 60), (180, 20)]),
    // Centers at 20, 105 and 190.
    (.equalCentering, [(0, 40), (75, 60), (180, 20)]),
  ]
  /// Start and length across the axis, by alignment.
  static let across: [(StackAlignment, [(Double, Double)])] = [
    (.fill, [(0, 60), (0, 60), (0, 60)]),
    (.leading, [(0, 20), (0, 30), (0, 50)]),
    (.top, [(0, 20), (0, 30), (0, 50)]),
    (.center, [(20, 20), (15, 30), (5, 50)]),
    (.trailing, [(40, 20), (30, 30), (10, 50)]),
    (.bottom, [(40, 20), (30, 30), (10, 50)]),
  ]

  @Test(
    "size views by distribution and place them by alignment",
    .statement(
      "stacks.ends", "stacks.fill", "stacks.fill-equally", "stacks.fill-proportionally",
      "stacks.equal-spacing", "stacks.equal-centering", "stacks.align-fill", "stacks.align-leading",
      "stacks.align-trailing", "stacks.align-center"), arguments: 0..<5, 0..<6)
  func everyCombination(distribution: Int, alignment: Int) throws {
    let (distribution, along) = Self.along[distribution]
    let (alignment, across) = Self.across[alignment]
    for isHorizontal in [true, false] {
      let layout = try Screen.built { screen in
        func size(_ main: Int, _ cross: Int) -> String {
          isHorizontal ? "\(main)x\(cross)" : "\(cross)x\(main)"
        }
        try screen.add(
          .stack, "stack",
          with:
            "axis=\(isHorizontal ? "horizontal" : "vertical") spacing=10 distribution=\(distribution.rawValue) "
            + "alignment=\(alignment.rawValue)")
        try screen.add(.custom, "a", in: "stack", with: "size=\(size(40, 20))")
        try screen.add(.custom, "b", in: "stack", with: "size=\(size(60, 30)) hugging=200")
        try screen.add(.custom, "c", in: "stack", with: "size=\(size(20, 50))")
        try screen.constrain(
          "stack.leading == root.leading", "stack.top == root.top",
          "stack.width == \(isHorizontal ? 200 : 60)", "stack.height == \(isHorizontal ? 60 : 200)")
      }.layout()
      #expect(layout.status == .solved)
      for (place, name) in ["a", "b", "c"].enumerated() {
        let rect = layout.exact(name)
        let found =
          isHorizontal
          ? [rect.x, rect.width, rect.y, rect.height] : [rect.y, rect.height, rect.x, rect.width]
        let wanted = [along[place].0, along[place].1, across[place].0, across[place].1]
        #expect(zip(found, wanted).allSatisfy { abs($0 - $1) < 1e-6 }, "\(name): \(found) for \(wanted)")
      }
    }
  }

  @Test("are as large as their views need", .statement("stacks.weak-fits", "stacks.align-center"))
  func ownSize() throws {
    for (distribution, width) in [
      ("fill", 140.0), ("fillEqually", 200), ("equalSpacing", 140), ("equalCentering", 150),
    ] {
      let layout = try Screen.built {
        try $0.add(.stack, "stack", with: "spacing=10 alignment=center distribution=\(distribution)")
        try $0.add(.custom, "a", in: "stack", with: "size=40x20")
        try $0.add(.custom, "b", in: "stack", with: "size=60x30")
        try $0.add(.custom, "c", in: "stack", with: "size=20x50")
        try $0.constrain("stack.leading == root.leading", "stack.top == root.top")
      }.layout()
      // Equal centers need 60 (40/2 + 10 + 60/2) between both pairs: 20 + 60 + 60 + 10.
      #expect(layout.exact("stack") == Rect(x: 0, y: 0, width: width, height: 50), "\(distribution)")
    }
  }

  // Labels 20 and 40 high with baselines 16 and 32 below their tops.
  @Test("align first and last baselines", .statement("stacks.first-baseline", "stacks.last-baseline"))
  func baselines() throws {
    for (alignment, tops, height) in [
      ("firstBaseline", [0.0, -16], 24.0), ("lastBaseline", [16.0, 0], 36),
    ] {
      let layout = try Screen.built {
        try $0.add(.stack, "stack", with: "alignment=\(alignment)")
        try $0.add(.label, "small", in: "stack", with: "text=a")
        try $0.add(.label, "large", in: "stack", with: "text=b fontSize=34")
        try $0.constrain("stack.leading == root.leading", "stack.top == root.top")
      }.layout()
      #expect([layout.exact("small").y, layout.exact("large").y] == tops, "\(alignment)")
      #expect(layout.exact("stack").height == height, "\(alignment)")
    }
  }

  @Test(
    "close the gap of hidden views and give these no size where they would begin",
    .statement("stacks.hidden", "stacks.custom-spacing")) func hidden() throws
  {
    let layout = try Screen.built {
      try $0.add(.stack, "stack", with: "axis=vertical spacing=10")
      try $0.add(.custom, "a", in: "stack", with: "size=40x20 customSpacing=30")
      try $0.add(.stack, "b", in: "stack", with: "hidden=true")
      try $0.add(.label, "inner", in: "b", with: "text=Hello")
      try $0.add(.custom, "c", in: "stack", with: "size=40x20")
      try $0.constrain(
        "stack.leading == root.leading", "stack.top == root.top", "b.height == 44",
        "inner.width == a.width * 2")
    }.layout()
    #expect(layout.status == .solved)
    #expect(layout.exact("stack").height == 70)
    #expect(layout.exact("c").y == 50)
    #expect(layout.exact("b") == Rect(x: 0, y: 20, width: 0, height: 0))
    #expect(layout.view("b")!.isHidden)
    #expect(layout.view("inner")!.isHidden)
    #expect(layout.view("inner")!.text == nil)
  }

  @Test("collapse when nothing in them is shown", .statement("stacks.empty")) func empty() throws {
    let layout = try Screen.built {
      try $0.add(.stack, "stack", with: "layoutMargins=4,5,6,7")
      try $0.add(.custom, "a", in: "stack", with: "size=40x20 hidden=true")
      try $0.constrain("stack.leading == root.leading", "stack.top == root.top")
    }.layout()
    #expect(layout.status == .solved)
    #expect(layout.exact("stack").size == Size(width: 12, height: 10))
  }

  @Test("arrange within explicit margins, in the writing direction", .statement("stacks.margins"))
  func margins() throws {
    let screen = try Screen.built {
      try $0.add(.stack, "stack", with: "layoutMargins=1,2,3,4 spacing=5")
      try $0.add(.custom, "a", in: "stack", with: "size=40x20")
      try $0.add(.custom, "b", in: "stack", with: "size=10x20")
      try $0.constrain("stack.leading == root.leading", "stack.top == root.top")
    }
    #expect(screen.layout().exact("stack").size == Size(width: 61, height: 24))
    #expect(screen.layout().exact("b") == Rect(x: 47, y: 1, width: 10, height: 20))
    let rtl = screen.layout(.plain().with { $0.direction = .rtl })
    #expect(rtl.exact("b") == Rect(x: 2, y: 1, width: 10, height: 20))
    #expect(rtl.exact("a").x == 17)
  }

  // From 1 of 1 recorded stacks of this kind.
  @Test("let a stack without views take what equal gaps leave") func emptyInEqualGaps() throws {
    let layout = try Screen.built {
      try $0.add(.stack, "stack", with: "axis=vertical distribution=equalSpacing spacing=4")
      try $0.add(.custom, "title", in: "stack", with: "size=228x20.5")
      try $0.add(.custom, "price", in: "stack", with: "size=228x0")
      try $0.add(.custom, "sku", in: "stack", with: "size=228x16")
      try $0.add(.stack, "attributes", in: "stack", with: "axis=vertical")
      try $0.add(.custom, "addOns", in: "stack", with: "size=228x20")
      try $0.constrain("stack.leading == root.leading", "stack.top == root.top", "stack.height == 85")
    }.layout()
    #expect(layout.frame("price").y == 24.5)
    #expect(layout.frame("sku").y == 28.5)
    #expect(layout.frame("attributes") == Rect(x: 0, y: 48.5, width: 228, height: 12.5))
    #expect(layout.frame("addOns").y == 65)
  }

  @Test("say nothing of their size without views") func viewless() throws {
    let layout = try Screen.built {
      try $0.add(.stack, "stack")
      try $0.constrain("stack.leading == root.leading", "stack.top == root.top")
    }.layout()
    #expect(layout.open == ["stack.width", "stack.height"])
    #expect(layout.exact("stack").size == .zero)
  }

  @Test("share out by the intrinsic sizes of nested stacks", .statement("stacks.fill-proportionally"))
  func nestedShares() throws {
    let layout = try Screen.built {
      try $0.add(.stack, "stack", with: "distribution=fillProportionally spacing=10")
      try $0.add(.stack, "inner", in: "stack", with: "spacing=10 distribution=fillEqually")
      try $0.add(.custom, "a", in: "inner", with: "size=20x20")
      try $0.add(.custom, "b", in: "inner", with: "size=30x20")
      try $0.add(.custom, "c", in: "stack", with: "size=30x20")
      try $0.constrain("stack.leading == root.leading", "stack.top == root.top", "stack.width == 200")
    }.layout()
    // 60 and 30 out of 100 with the gap: 120, and what is left.
    #expect(layout.exact("inner").width == 120)
    #expect(layout.exact("c") == Rect(x: 130, y: 0, width: 70, height: 20))
  }

  @Test(
    "fill plainly where an intrinsic size is missing for a share", .statement("stacks.fill-proportionally"))
  func missingShares() throws {
    let layout = try Screen.built {
      try $0.add(.stack, "stack", with: "distribution=fillProportionally")
      try $0.add(.custom, "a", in: "stack", with: "size=20x20")
      try $0.add(.view, "b", in: "stack")
      try $0.constrain("stack.leading == root.leading", "stack.top == root.top", "stack.width == 200")
    }.layout()
    #expect(layout.exact("b") == Rect(x: 20, y: 0, width: 180, height: 20))
  }

  @Test("turn by a variation", .statement("variations.settled")) func turned() throws {
    let screen = try Screen.built {
      try $0.add(.stack, "stack", with: "spacing=10 alignment=center")
      try $0.add(.custom, "a", in: "stack", with: "size=40x20")
      try $0.add(.custom, "b", in: "stack", with: "size=60x30")
      try $0.constrain("stack.leading == root.leading", "stack.top == root.top")
      try $0.addVariation(
        .view("stack", .spelled("axis=vertical", for: .stack)), when: Condition(parsing: "width < 300"))
    }
    #expect(screen.layout(.plain(300)).exact("stack").size == Size(width: 110, height: 30))
    #expect(screen.layout(.plain(299)).exact("stack").size == Size(width: 60, height: 60))
  }

  // Priorities 51 and 49 are general knowledge; recorded frames say that both lie below 250.
  @Test(
    "shrink across against anything weaker than 51 unless they fill", .statement("stacks.weak-fits"),
    arguments: ["leading", "center", "trailing"])
  func spanningFit(alignment: String) throws {
    for (priority, height) in [(50, 20.0), (52, 90)] {
      let layout = try Screen.built {
        try $0.add(.stack, "stack", with: "alignment=\(alignment)")
        try $0.add(.custom, "a", in: "stack", with: "size=40x20")
        try $0.constrain(
          "stack.leading == root.leading", "stack.top == root.top", "stack.height == 90 @\(priority)")
      }.layout()
      #expect(layout.exact("stack").height == height)
      #expect(layout.open == [])
    }
  }

  @Test(
    "shrink along against anything weaker than 49 where gaps are equal", .statement("stacks.weak-fits"),
    arguments: ["equalSpacing", "equalCentering"])
  func canvasFit(distribution: String) throws {
    for (priority, width) in [(48, 90.0), (50, 200)] {
      let layout = try Screen.built {
        try $0.add(.stack, "stack", with: "distribution=\(distribution) spacing=10")
        for name in ["a", "b"] { try $0.add(.custom, name, in: "stack", with: "size=40x20") }
        try $0.constrain(
          "stack.leading == root.leading", "stack.top == root.top", "stack.width == 200 @\(priority)")
      }.layout()
      #expect(layout.exact("stack").width == width)
      #expect(layout.open == [])
    }
  }

  @Test(
    "never let views come closer than the spacing",
    .statement("stacks.equal-spacing", "stacks.equal-centering"),
    arguments: ["equalSpacing", "equalCentering"])
  func leastSpacing(distribution: String) throws {
    let layout = try Screen.built {
      try $0.add(.stack, "stack", with: "distribution=\(distribution) spacing=10")
      for name in ["a", "b", "c"] { try $0.add(.custom, name, in: "stack", with: "size=40x20") }
      try $0.constrain("stack.leading == root.leading", "stack.top == root.top", "stack.width == 110")
    }.layout()
    let frames = ["a", "b", "c"].map { layout.exact($0) }
    for (frame, next) in zip(frames, frames.dropFirst()) { #expect(next.x - frame.maxX >= 10 - 1e-9) }
    #expect(layout.conflicts.isEmpty && frames[2].maxX == 110)
  }

  @Test("take the author's constraints on their views besides their own", .statement("stacks.author"))
  func authors() throws {
    func screen(_ line: String) throws -> ScreenLayout {
      try Screen.built {
        try $0.add(.stack, "stack", with: "spacing=10")
        for name in ["a", "b"] { try $0.add(.custom, name, in: "stack", with: "size=40x20") }
        try $0.constrain("stack.leading == root.leading", "stack.top == root.top", line)
      }.layout()
    }
    #expect(try screen("b.width == a.width * 2").exact("stack").width == 130)
    // Against the stack's own rules they are a conflict, which the stack's rule is a part of.
    let members = try screen("b.leading == a.trailing + 11").conflicts.flatMap(\.members)
    #expect(members.contains(.constraint("c3")))
    #expect(members.contains(.builtIn("stack", what: "stack spacing 10 before 'b'")))
  }
}
