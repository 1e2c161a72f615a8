import AutoLayout
import DesignModel
import TestSupport
import Testing

@Suite("Scroll views") struct ScrollResultTests {
  /// A scroll view over the root, with a column of one view of that size in it.
  private func scrolling(_ size: String, _ settings: String = "") throws -> Screen {
    try Screen.built {
      try $0.add(.scroll, "scroll", with: settings)
      try $0.add(.custom, "content", in: "scroll", with: "size=\(size)")
      try $0.constrain(
        "scroll.leading == root.leading", "scroll.trailing == root.trailing", "scroll.top == root.top",
        "scroll.bottom == root.bottom", "content.leading == scroll.leading + 10",
        "content.trailing == scroll.trailing - 10", "content.top == scroll.top + 20",
        "content.bottom == scroll.bottom - 30")
    }
  }

  @Test(
    "let edges address the content, sizes and centers the frame", .statement("scroll.edges", "scroll.sizes"))
  func addresses() throws {
    let layout = try Screen.built {
      try $0.add(.scroll, "scroll")
      try $0.add(.view, "page", in: "scroll")
      try $0.add(.custom, "badge", in: "scroll", with: "size=40x20")
      try $0.constrain(
        "scroll.leading == root.leading + 10", "scroll.top == root.top", "scroll.width == 200",
        "scroll.height == 100", "page.leading == scroll.leading", "page.trailing == scroll.trailing",
        "page.top == scroll.top", "page.bottom == scroll.bottom", "page.width == scroll.width * 2",
        "page.height == 700", "badge.centerX == scroll.centerX", "badge.centerY == scroll.centerY")
    }.layout()
    #expect(layout.status == .solved)
    #expect(layout.exact("page") == Rect(x: 0, y: 0, width: 400, height: 700))
    #expect(layout.exact("badge") == Rect(x: 80, y: 40, width: 40, height: 20))
    #expect(layout.view("scroll")!.scroll!.contentSize == Size(width: 400, height: 700))
  }

  @Test(
    "keep what is bound to the frame in place while scrolling",
    .statement("scroll.sizes", "scroll.layout-guides", "items.scroll"), arguments: LayoutDirection.allCases)
  func boundToFrame(direction: LayoutDirection) throws {
    let screen = try Screen.built {
      try $0.add(.scroll, "scroll")
      try $0.add(.custom, "page", in: "scroll", with: "size=900x2000")
      try $0.add(.custom, "badge", in: "scroll", with: "size=40x20")
      try $0.add(.custom, "corner", in: "scroll", with: "size=10x10")
      try $0.constrain(
        "scroll.leading == root.leading", "scroll.top == root.top", "scroll.trailing == root.trailing",
        "scroll.bottom == root.bottom", "page.leading == scroll.leading",
        "page.trailing == scroll.trailing", "page.top == scroll.top", "page.bottom == scroll.bottom",
        "badge.centerX == scroll.centerX", "badge.centerY == scroll.centerY",
        "corner.leading == scroll.frameLayout.leading", "corner.bottom == scroll.frameLayout.bottom")
    }
    for offset in [Point(x: 0, y: 0), Point(x: 130, y: 50.5)] {
      let environment = LayoutEnvironment.plain().with {
        ($0.direction, $0.offsets) = (direction, [ScrollOffset(view: "scroll", offset: offset)])
      }
      let layout = screen.layout(environment)
      #expect(layout.status == .solved)
      #expect(layout.view("badge")!.screenFrame == Rect(x: 130, y: 290, width: 40, height: 20))
      #expect(layout.view("corner")!.screenFrame.x == (direction == .ltr ? 0 : 290))
      #expect(layout.view("corner")!.screenFrame.maxY == 600)
      #expect(layout.exact("badge").x == 130 + offset.x)
      #expect(layout.view("page")!.screenFrame.x == 0 - offset.x)
      #expect(layout.view("scroll")!.scroll!.offset == offset)
    }
  }

  @Test("report insets, offset and reach", .statement("scroll.results")) func results() throws {
    let screen = try scrolling("280x900", "contentInsets=1,2,3,4")
    let environment = LayoutEnvironment.plain().with { $0.safeArea = EdgeInsets(top: 20, bottom: 34) }
    let layout = screen.layout(environment)
    #expect(
      layout.view("scroll")!.scroll
        == ScrollLayout(
          contentSize: Size(width: 300, height: 950),
          insets: EdgeInsets(top: 21, left: 2, bottom: 37, right: 4),
          offset: Point(x: -2, y: -21), least: Point(x: -2, y: -21), greatest: Point(x: 4, y: 387)))
    #expect(layout.view("content")!.screenFrame == Rect(x: 12, y: 41, width: 280, height: 900))
    #expect(layout.frame("content") == Rect(x: 10, y: 20, width: 280, height: 900))
    let scrolled = screen.layout(
      environment.with { $0.offsets = [ScrollOffset(view: "scroll", offset: Point(x: 0, y: 100))] })
    #expect(scrolled.view("content")!.screenFrame.y == -80)
    #expect(scrolled.exact("content") == layout.exact("content"))
  }

  @Test(
    "leave a finger no offset but the one that they have, where scrolling is off", .statement("scroll.still"))
  func still() throws {
    let screen = try scrolling("280x900", "scrollEnabled=false")
    for place in [Point(x: 0, y: 0), Point(x: 0, y: 100)] {
      let environment = LayoutEnvironment.plain().with {
        if place.y > 0 { $0.offsets = [ScrollOffset(view: "scroll", offset: place)] }
      }
      let scroll = screen.layout(environment).view("scroll")!.scroll!
      #expect(scroll.contentSize == Size(width: 300, height: 950))
      #expect(scroll.offset == place && scroll.least == place && scroll.greatest == place)
    }
    // What makes room for the keyboard by itself scrolls to what is typed into.
    let avoiding = try scrolling("280x900", "scrollEnabled=false keyboardAvoidance=true")
    for (keyboard, greatest) in [(nil, 0.0), (250, 600)] as [(Double?, Double)] {
      let layout = avoiding.layout(.plain().with { $0.keyboardHeight = keyboard })
      #expect(layout.view("scroll")!.scroll!.greatest.y == greatest)
    }
  }

  @Test("add the keyboard where they avoid it", .statement("scroll.keyboard")) func keyboard() throws {
    let environment = LayoutEnvironment.plain().with {
      $0.safeArea = EdgeInsets(bottom: 34)
      $0.keyboardHeight = 250
    }
    for (settings, bottom) in [("", 34.0), ("keyboardAvoidance=true", 250)] {
      let layout = try scrolling("280x900", settings).layout(environment)
      #expect(layout.view("scroll")!.scroll!.insets.bottom == bottom)
    }
  }

  // UIScrollView.ContentInsetAdjustmentBehavior's documentation; the content is 300 wide and 40 or 950 high.
  @Test(
    "add the safe area as their adjustment says", .statement("scroll.insets"),
    arguments: [
      (ContentInsetAdjustment.automatic, 900, EdgeInsets(top: 44, bottom: 21)),
      (.automatic, 10, EdgeInsets(top: 44, bottom: 21)),
      (.scrollableAxes, 900, EdgeInsets(top: 44, bottom: 21)), (.scrollableAxes, 10, .zero),
      (.always, 10, EdgeInsets(top: 44, left: 30, bottom: 21, right: 30)), (.never, 900, .zero),
    ])
  func adjustment(behavior: ContentInsetAdjustment, height: Int, insets: EdgeInsets) throws {
    let environment = LayoutEnvironment.plain().with {
      $0.safeArea = EdgeInsets(top: 44, left: 30, bottom: 21, right: 30)
    }
    let settings = "contentInsetAdjustment=\(behavior.rawValue)"
    let scroll = try scrolling("280x\(height)", settings).layout(environment).view("scroll")!.scroll!
    #expect(scroll.insets == insets)
    #expect(scroll.least.y == -insets.top)
    let wide = try scrolling("500x\(height)", settings).layout(environment).view("scroll")!.scroll!
    #expect((wide.insets.left, wide.insets.right) == (behavior == .never ? (0, 0) : (30, 30)))
  }

  @Test("cover with the keyboard only what lies under it", .statement("scroll.keyboard"))
  func keyboardOverlap() throws {
    let environment = LayoutEnvironment.plain().with { $0.keyboardHeight = 250 }
    let layout = try Screen.built {
      try $0.add(.scroll, "scroll", with: "keyboardAvoidance=true contentInsetAdjustment=never")
      try $0.add(.custom, "content", in: "scroll", with: "size=300x700")
      try $0.constrain(
        "scroll.leading == root.leading", "scroll.trailing == root.trailing", "scroll.top == root.top",
        "scroll.bottom == root.bottom - 100", "content.leading == scroll.leading",
        "content.trailing == scroll.trailing", "content.top == scroll.top",
        "content.bottom == scroll.bottom")
    }.layout(environment)
    let scroll = layout.view("scroll")!.scroll!
    #expect(scroll.insets.bottom == 150)
    // The last of the content's 700 points rests at the keyboard's top, 350 below the root's.
    #expect(scroll.greatest.y == 350)
  }

  @Test(
    "scroll the content by their offset, however far beyond its range", .statement("scroll.offset"),
    arguments: [-200.0, 50, 650])
  func overscroll(offset: Double) throws {
    var screen = try scrolling("280x900")
    try screen.add(.scroll, "inner", in: "scroll")
    try screen.add(.custom, "deep", in: "inner", with: "size=50x500")
    try screen.add(.view, "marker")
    try screen.constrain(
      "inner.leading == content.leading", "inner.top == content.top + 5", "inner.width == 50",
      "inner.height == 100", "deep.leading == inner.leading", "deep.trailing == inner.trailing",
      "deep.top == inner.top", "deep.bottom == inner.bottom", "marker.top == deep.top",
      "marker.bottom == content.bottom", "marker.leading == content.leading", "marker.width == 9")
    let layout = screen.layout(
      .plain().with {
        $0.offsets = [
          ScrollOffset(view: "inner", offset: Point(x: 0, y: 30)),
          ScrollOffset(view: "scroll", offset: Point(x: 0, y: offset)),
        ]
      })
    #expect(layout.status == .solved)
    #expect(layout.view("scroll")!.scroll!.greatest.y == 350)
    #expect(layout.view("deep")!.screenFrame.y == 20 + 5 - 30 - offset)
    // A view outside follows both offsets.
    #expect(layout.view("marker")!.screenFrame == Rect(x: 10, y: -5 - offset, width: 9, height: 925))
  }

  @Test("scroll only where the content doesn't fit", .statement("scroll.conditional")) func conditional()
    throws
  {
    let screen = try Screen.built {
      try $0.add(.scroll, "scroll")
      try $0.add(.view, "page", in: "scroll")
      try $0.add(.custom, "form", in: "page", with: "size=200x400")
      try $0.constrain(
        "scroll.leading == root.leading", "scroll.trailing == root.trailing", "scroll.top == root.top",
        "scroll.bottom == root.bottom", "page.leading == scroll.leading", "page.trailing == scroll.trailing",
        "page.top == scroll.top", "page.bottom == scroll.bottom", "page.width == scroll.width",
        "page.height >= scroll.height", "page.height == scroll.height @low", "form.centerX == page.centerX",
        "form.centerY == page.centerY", "form.top >= page.top + 20")
    }
    let roomy = screen.layout(.plain(300, 600))
    #expect(roomy.exact("form").y == 100)
    #expect(roomy.view("scroll")!.scroll!.greatest.y == 0)
    let tight = screen.layout(.plain(300, 300))
    #expect(tight.exact("form").y == 20)
    #expect(tight.view("scroll")!.scroll!.greatest.y == 140)
  }

  @Test(
    "stretch a header between the root's top and the content's, at any offset", .statement("scroll.stretch"),
    arguments: [-60.0, 0, 50])
  func stretchyHeader(offset: Double) throws {
    let screen = try Screen.built {
      try $0.add(.scroll, "scroll")
      try $0.add(.view, "space", in: "scroll")
      try $0.add(.image, "header", in: "scroll")
      try $0.constrain(
        "scroll.leading == root.leading", "scroll.trailing == root.trailing", "scroll.top == root.top + 10",
        "scroll.bottom == root.bottom", "space.leading == scroll.leading",
        "space.trailing == scroll.trailing",
        "space.top == scroll.top", "space.bottom == scroll.bottom", "space.width == scroll.width",
        "space.height == 1000", "header.top == root.top", "header.bottom == space.top + 200",
        "header.leading == root.leading", "header.trailing == root.trailing")
    }
    let layout = screen.layout(
      .plain().with { $0.offsets = [ScrollOffset(view: "scroll", offset: Point(x: 0, y: offset))] })
    #expect(layout.status == .solved)
    #expect(layout.view("header")!.screenFrame == Rect(x: 0, y: 0, width: 300, height: 210 - offset))
    #expect(layout.exact("header").y == offset - 10)
  }

  @Test("rest at their insets when a constraint leads outside", .statement("scroll.offset"))
  func restingAcross() throws {
    var screen = try scrolling("280x900")
    try screen.add(.image, "header", in: "scroll", with: "size=30x30")
    try screen.constrain("header.top == safeArea.top", "header.leading == root.leading")
    let layout = screen.layout(.plain().with { $0.safeArea = EdgeInsets(top: 44) })
    #expect(layout.view("header")!.screenFrame.y == 44)
    #expect(layout.exact("header").y == 0)
  }

  @Test("leave a content size open that nothing determines", .statement("scroll.open-content")) func open()
    throws
  {
    let layout = try Screen.built {
      try $0.add(.scroll, "scroll")
      try $0.add(.custom, "content", in: "scroll", with: "size=40x20")
      try $0.constrain(
        "scroll.leading == root.leading", "scroll.trailing == root.trailing", "scroll.top == root.top",
        "scroll.bottom == root.bottom", "content.leading == scroll.leading",
        "content.trailing == scroll.trailing",
        "content.top == scroll.top")
    }.layout()
    #expect(
      layout.ambiguities == [
        Ambiguity(view: "scroll", aspect: .contentHeight, least: 0, greatest: .infinity)
      ])
  }

  @Test("rest at the right in right-to-left", .statement("scroll.right-to-left")) func rightToLeft() throws {
    let layout = try scrolling("380x100").layout(.plain().with { $0.direction = .rtl })
    let scroll = layout.view("scroll")!.scroll!
    #expect(scroll.offset.x == 100)
    #expect((scroll.least.x, scroll.greatest.x) == (0, 100))
    #expect(layout.exact("content").x == 10)
    #expect(layout.view("content")!.screenFrame.x == -90)
  }

  // That margins go with the edges is general knowledge.
  @Test("let margins address the content too", .statement("scroll.edges")) func margins() throws {
    let layout = try Screen.built {
      try $0.add(.scroll, "scroll", with: "layoutMargins=3,4,5,6 contentInsetAdjustment=never")
      try $0.add(.custom, "page", in: "scroll", with: "size=400x700")
      try $0.constrain(
        "scroll.leading == root.leading", "scroll.top == root.top", "scroll.width == 200",
        "scroll.height == 100", "page.leading == scroll.leadingMargin",
        "page.trailing == scroll.trailingMargin", "page.top == scroll.topMargin",
        "page.bottom == scroll.bottomMargin")
    }.layout()
    #expect(layout.status == .solved)
    #expect(layout.exact("page") == Rect(x: 4, y: 3, width: 400, height: 700))
    #expect(layout.view("scroll")!.scroll!.contentSize == Size(width: 410, height: 708))
  }

  // UIScrollView's documentation of contentLayoutGuide and frameLayoutGuide; 6 of 6 recorded constraints each.
  @Test("have guides for either", .statement("scroll.layout-guides")) func layoutGuides() throws {
    let screen = try Screen.built {
      try $0.add(.scroll, "scroll", with: "contentInsetAdjustment=never")
      try $0.add(.view, "page", in: "scroll")
      try $0.add(.view, "cover", in: "scroll")
      try $0.constrain(
        "scroll.leading == root.leading + 10", "scroll.top == root.top", "scroll.width == 200",
        "scroll.height == 100", "scroll.contentLayout.width == 400", "scroll.contentLayout.height == 700",
        "page.leading == scroll.contentLayout.leading", "page.trailing == scroll.contentLayout.trailing",
        "page.top == scroll.contentLayout.top", "page.bottom == scroll.contentLayout.bottom",
        "cover.leading == scroll.frameLayout.leading", "cover.trailing == scroll.frameLayout.trailing",
        "cover.top == scroll.frameLayout.top", "cover.bottom == scroll.frameLayout.bottom")
    }
    let layout = screen.layout(
      .plain().with { $0.offsets = [ScrollOffset(view: "scroll", offset: Point(x: 30, y: 40))] })
    #expect(layout.status == .solved)
    #expect(layout.view("page")!.screenFrame == Rect(x: -20, y: -40, width: 400, height: 700))
    #expect(layout.view("cover")!.screenFrame == Rect(x: 10, y: 0, width: 200, height: 100))
    #expect(layout.view("scroll")!.scroll!.contentSize == Size(width: 400, height: 700))
  }

  @Test("keep their own edges towards siblings and superviews", .statement("scroll.own-edges"))
  func ownEdges() throws {
    var screen = try scrolling("280x900", "contentInsetAdjustment=never")
    try screen.add(.view, "bar")
    try screen.constrain(
      "bar.top == scroll.bottom - 50", "bar.bottom == scroll.bottom", "bar.leading == scroll.leading",
      "bar.trailing == scroll.trailing")
    for offset in [0.0, 120] {
      let layout = screen.layout(
        .plain().with { $0.offsets = [ScrollOffset(view: "scroll", offset: Point(x: 0, y: offset))] })
      #expect(layout.exact("scroll") == Rect(x: 0, y: 0, width: 300, height: 600))
      #expect(layout.exact("bar") == Rect(x: 0, y: 550, width: 300, height: 50))
    }
  }

  @Test("name the axis in which nothing determines the content", .statement("scroll.open-content"))
  func openAxis() throws {
    for (lines, aspect) in [
      (["content.trailing == scroll.trailing"], Ambiguity.Aspect.contentHeight),
      (["content.bottom == scroll.bottom"], .contentWidth),
    ] {
      let layout = try Screen.built {
        try $0.add(.scroll, "scroll")
        try $0.add(.custom, "content", in: "scroll", with: "size=40x20")
        try $0.constrain(
          "scroll.leading == root.leading", "scroll.trailing == root.trailing", "scroll.top == root.top",
          "scroll.bottom == root.bottom", "content.leading == scroll.leading", "content.top == scroll.top")
        for line in lines { try $0.constrain(line) }
      }.layout()
      #expect(
        layout.ambiguities == [Ambiguity(view: "scroll", aspect: aspect, least: 0, greatest: .infinity)])
    }
  }

  @Test("leave out the content size of a scroll view that nothing is in", .statement("scroll.empty-content"))
  func emptyContent() throws {
    func ambiguities(_ change: (inout Screen) throws -> Void) throws -> [Ambiguity.Aspect] {
      try Screen.built {
        try $0.add(.scroll, "scroll")
        try $0.constrain(
          "scroll.leading == root.leading", "scroll.trailing == root.trailing", "scroll.top == root.top",
          "scroll.bottom == root.bottom")
        try change(&$0)
      }.layout().ambiguities.map(\.aspect)
    }
    #expect(try ambiguities { _ in } == [])
    #expect(
      try ambiguities {
        try $0.add(.custom, "content", in: "scroll", with: "size=40x20")
        try $0.constrain("content.top == scroll.top", "content.leading == scroll.leading")
      } == [.contentWidth, .contentHeight])
  }
}
