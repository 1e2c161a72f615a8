import AutoLayout
import DesignModel
import TestSupport
import Testing

/// Expected numbers are worked out by hand from views of 40, 60 and 20 points along the axis, 10 points apart.
@Suite("Ties in stacks that fill") struct RestOrderTests {
  // From 19 of 26 recorded stacks that are too long and 1 of 1 at run time that is too short.
  @Test(
    "make the first view give way, then the next", .statement("stacks.ties"), arguments: Axis.allCases,
    LayoutDirection.allCases)
  func first(axis: Axis, direction: LayoutDirection) throws {
    let isHorizontal = axis == .horizontal
    for (length, wanted) in [(200.0, [100.0, 60, 20]), (110, [10, 60, 20]), (60, [0, 20, 20])] {
      let layout = try Screen.built { screen in
        try screen.add(.stack, "stack", with: "axis=\(axis.rawValue) spacing=10")
        for (name, size) in [("a", 40), ("b", 60), ("c", 20)] {
          let spelled = isHorizontal ? "\(size)x20" : "20x\(size)"
          try screen.add(.custom, name, in: "stack", with: "size=\(spelled)")
        }
        try screen.constrain(
          "stack.leading == root.leading", "stack.top == root.top",
          "stack.\(isHorizontal ? "width" : "height") == \(length)")
      }.layout(.plain().with { $0.direction = direction })
      #expect(layout.status == .ambiguous)
      let sizes = ["a", "b", "c"].map { layout.exact($0).size }
      #expect(sizes.map { isHorizontal ? $0.width : $0.height } == wanted)
    }
  }

  @Test("reach into stacks of the same axis", .statement("stacks.ties")) func nested() throws {
    for (width, first) in [(200.0, 130.0), (80, 10)] {
      let layout = try Screen.built {
        try $0.add(.stack, "row", with: "spacing=10")
        for (name, size) in [("a", 40), ("b", 60)] {
          try $0.add(.stack, "\(name)Row", in: "row")
          try $0.add(.custom, name, in: "\(name)Row", with: "size=\(size)x20")
        }
        try $0.constrain("row.leading == root.leading", "row.top == root.top", "row.width == \(width)")
      }.layout()
      #expect(["a", "b", "aRow", "bRow"].map { layout.exact($0).width } == [first, 60, first, 60])
    }
  }

  @Test("reach into stacks whose views lie loosely across", .statement("stacks.ties")) func loose() throws {
    let layout = try Screen.built {
      try $0.add(.stack, "column", with: "axis=vertical")
      for (name, height) in [("a", 20), ("b", 30)] {
        try $0.add(.stack, "\(name)Row", in: "column", with: "alignment=center")
        try $0.add(.custom, name, in: "\(name)Row", with: "size=40x\(height)")
      }
      try $0.constrain(
        "column.leading == root.leading", "column.top == root.top", "column.height == 120")
    }.layout()
    #expect(["a", "b", "aRow", "bRow"].map { layout.exact($0).height } == [20, 30, 90, 30])
  }

  // From 1 of 1 stacks at run time.
  @Test("give the last view the room where views have no sizes of their own", .statement("stacks.ties"))
  func spacers() throws {
    let layout = try Screen.built {
      try $0.add(.stack, "row", with: "spacing=10")
      try $0.add(.view, "before", in: "row")
      try $0.add(.custom, "title", in: "row", with: "size=40x20")
      try $0.add(.view, "after", in: "row")
      try $0.constrain("row.leading == root.leading", "row.top == root.top", "row.width == 200")
    }.layout()
    #expect(layout.open == ["before.width", "title.x", "after.x", "after.width"])
    #expect(["before", "title", "after"].map { layout.exact($0).width } == [0, 40, 140])
  }

  // From 1 of 1 recorded stacks.
  @Test("are none of stacks with equal gaps, where the last view gives way", .statement("stacks.ties"))
  func equalGaps() throws {
    let layout = try Screen.built {
      try $0.add(.stack, "row", with: "spacing=10 distribution=equalSpacing")
      try $0.add(.custom, "a", in: "row", with: "size=40x20")
      try $0.add(.custom, "b", in: "row", with: "size=60x20")
      try $0.constrain("row.leading == root.leading", "row.top == root.top", "row.width == 80")
    }.layout()
    #expect(["a", "b"].map { layout.exact($0).width } == [40, 30])
  }
}
