import AutoLayout
import DesignModel
import TestSupport
import Testing

@Suite("Constraints") struct LowerConstraintTests {
  @Test("place views by edges, centers and sizes", .statement("anchors.edges")) func edges() throws {
    let layout = try Screen.built {
      try $0.add(.view, "box")
      try $0.add(.label, "title", in: "box", with: "text=Hello")
      try $0.constrain(
        "box.leading == root.leading + 20", "box.trailing == root.trailing - 30", "box.top == root.top + 40",
        "box.height == box.width * 0.5", "title.centerX == root.centerX", "title.bottom == box.bottom - 10")
    }.layout()
    #expect(layout.status == .solved)
    #expect(layout.exact("box") == Rect(x: 20, y: 40, width: 250, height: 125))
    #expect(layout.exact("title") == Rect(x: 105, y: 95, width: 50, height: 20))
  }

  @Test("let a higher priority win over any number of lower ones", .statement("priorities.strict"))
  func priorities() throws {
    let layout = try Screen.built {
      try $0.add(.view, "box")
      try $0.constrain(
        "box.top == root.top", "box.leading == root.leading", "box.height == 10", "box.width == 100 @500",
        "box.width == 200 @499", "box.width >= 210 @499", "box.width == 220 @499.5")
    }.layout()
    #expect(layout.exact("box").width == 100)
  }

  @Test(
    "hold leading and trailing against the writing direction, left and right against the glass",
    .statement("anchors.directions", "direction.centers"))
  func directions() throws {
    let screen = try Screen.built {
      for name in ["a", "b", "c", "d"] {
        try $0.add(.view, name)
        try $0.constrain("\(name).top == root.top", "\(name).width == 50", "\(name).height == 10")
      }
      try $0.constrain(
        "a.leading == root.leading + 20", "b.left == root.left + 20", "c.right == a.left - 5",
        "d.centerX == root.centerX + 30")
    }
    let ltr = screen.layout()
    #expect(["a", "b", "c", "d"].map { ltr.exact($0).x } == [20, 20, -35, 155])
    let rtl = screen.layout(.plain().with { $0.direction = .rtl })
    #expect(["a", "b", "c", "d"].map { rtl.exact($0).x } == [230, 20, 175, 155])
    #expect(rtl.status == .solved)
  }

  @Test(
    "measure places with a multiplier in the nearest common superview, from the side the anchor names",
    .statement("anchors.multiplier"))
  func multipliers() throws {
    let screen = try Screen.built {
      try $0.add(.view, "box")
      try $0.constrain(
        "box.left == root.left + 100", "box.top == root.top", "box.width == 200", "box.height == 50")
      for name in ["a", "b"] {
        try $0.add(.view, name, in: "box")
        try $0.constrain("\(name).top == box.top", "\(name).height == 10", "\(name).width == 20")
      }
      try $0.constrain("a.left == box.right * 0.25", "b.leading == box.trailing * 0.25")
    }
    let ltr = screen.layout()
    #expect(ltr.exact("a").x == 50)
    #expect(ltr.exact("b").x == 50)
    let rtl = screen.layout(.plain().with { $0.direction = .rtl })
    #expect(rtl.exact("box").x == 100)
    #expect(rtl.exact("a").x == 50)
    #expect(rtl.exact("b").x == 130)
  }

  @Test("measure a place without a right side in the superview", .statement("anchors.place"))
  func placeWithoutRightSide() throws {
    let screen = try Screen.built {
      try $0.add(.view, "box")
      try $0.constrain(
        "box.left == root.left + 100", "box.top == root.top + 7", "box.width == 150", "box.height == 50")
      try $0.add(.view, "a", in: "box")
      try $0.constrain("a.left == 5", "a.top == 6", "a.width == 20", "a.height == 10")
    }
    #expect(screen.layout().exact("a") == Rect(x: 5, y: 6, width: 20, height: 10))
    #expect(screen.layout(.plain().with { $0.direction = .rtl }).exact("a").x == 5)
  }

  // A label's baseline lies 4 above its bottom line's bottom; a field 34 high centers a line of 20, so 7 below its top.
  @Test("align baselines of labels, fields and views without text", .statement("anchors.baselines"))
  func baselines() throws {
    let layout = try Screen.built {
      try $0.add(.textField, "field", with: "text=Ann")
      try $0.add(.label, "caption", with: "text=Name")
      try $0.add(.label, "two", with: "text=ab_cd lines=0")
      try $0.add(.view, "line")
      try $0.constrain(
        "field.top == root.top + 50", "field.leading == root.leading",
        "caption.firstBaseline == field.firstBaseline",
        "caption.leading == root.leading", "two.width == 20", "two.lastBaseline == caption.lastBaseline",
        "two.leading == root.leading", "line.lastBaseline == two.firstBaseline", "line.height == 3",
        "line.width == 3", "line.leading == root.leading")
    }.layout()
    #expect(layout.status == .solved)
    #expect(layout.exact("caption").y == 57)
    #expect(layout.exact("two") == Rect(x: 0, y: 37, width: 20, height: 40))
    #expect(layout.exact("line").y == 50)
  }

  @Test("read a stack's baselines off its views", .statement("anchors.stack-baselines")) func stackBaselines()
    throws
  {
    let layout = try Screen.built {
      try $0.add(.stack, "column", with: "axis=vertical alignment=leading")
      try $0.add(.custom, "icon", in: "column", with: "size=10x10 hidden=true")
      try $0.add(.label, "first", in: "column", with: "text=a")
      try $0.add(.label, "last", in: "column", with: "text=b")
      try $0.add(.label, "above", with: "text=c")
      try $0.add(.label, "below", with: "text=d")
      try $0.constrain(
        "column.top == root.top + 100", "column.leading == root.leading", "above.leading == root.leading",
        "below.leading == root.leading", "above.firstBaseline == column.firstBaseline",
        "below.lastBaseline == column.lastBaseline")
    }.layout()
    #expect(layout.exact("above").y == 100)
    #expect(layout.exact("below").y == 120)
  }

  @Test("read a horizontal stack's baselines off its tallest view", .statement("anchors.stack-baselines"))
  func tallestBaseline() throws {
    let layout = try Screen.built {
      try $0.add(.stack, "row", with: "alignment=bottom")
      try $0.add(.label, "small", in: "row", with: "text=a")
      try $0.add(.label, "large", in: "row", with: "text=b fontSize=34")
      try $0.add(.label, "beside", with: "text=c")
      try $0.constrain(
        "row.top == root.top", "row.leading == root.leading", "beside.leading == row.trailing",
        "beside.firstBaseline == row.firstBaseline")
    }.layout()
    // At 34 points lines are 40 high and descend 8; at 17 they are 20 high and descend 4.
    #expect(layout.exact("beside").y == 16)
  }

  @Test("address guides that the screen declares", .statement("items.guides")) func guides() throws {
    let layout = try Screen.built {
      try $0.addGuide(named: "gap", owner: .root)
      try $0.add(.custom, "a", with: "size=50x20")
      try $0.constrain(
        "gap.top == root.top", "gap.height == root.height * 0.25", "gap.leading == root.leading + 10",
        "gap.width == 100", "a.top == gap.bottom", "a.trailing == gap.trailing")
    }.layout()
    #expect(layout.status == .solved)
    #expect(layout.exact("a") == Rect(x: 60, y: 150, width: 50, height: 20))
  }

  @Test("reach the center of what margins leave", .statement("anchors.margins")) func withinMargins() throws {
    let layout = try Screen.built {
      try $0.add(.view, "box", with: "layoutMargins=10,20,30,60")
      try $0.add(.custom, "dot", in: "box", with: "size=4x4")
      try $0.add(.custom, "edge", in: "box", with: "size=4x4")
      try $0.constrain(
        "box.leading == root.leading", "box.top == root.top", "box.width == 200", "box.height == 100",
        "dot.centerX == box.centerXWithinMargins", "dot.centerY == box.centerYWithinMargins",
        "edge.left == box.leftMargin", "edge.bottom == box.bottomMargin")
    }.layout()
    #expect(layout.exact("dot") == Rect(x: 78, y: 38, width: 4, height: 4))
    #expect(layout.exact("edge") == Rect(x: 20, y: 66, width: 4, height: 4))
  }

  @Test(
    "takes the view itself for the content of what doesn't scroll, as code may make it on another profile")
  func contentOfOthers() throws {
    let scrolling = try Screen.built {
      try $0.add(.scroll, "part")
      try $0.constrain(
        "part.contentLayout.leading == root.leading + 7", "part.top == root.top", "part.width == 40",
        "part.height == 30")
    }
    var lists = scrolling.lists
    lists.views[1].kind = .label
    let screen = Screen(id: scrolling.id, name: scrolling.name, lists: lists)
    #expect(screen.layout(.plain()).view("part")!.exact.x == 7)
  }
}
