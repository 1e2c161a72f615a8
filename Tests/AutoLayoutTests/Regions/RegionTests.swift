import AutoLayout
import DesignModel
import TestSupport
import Testing

@Suite("Safe areas, margins and guides") struct RegionTests {
  private let notched = LayoutEnvironment(
    size: Size(width: 390, height: 844), scale: 3,
    safeArea: EdgeInsets(top: 47, left: 10, bottom: 34, right: 20))

  /// The frame of a view that fills a region, relative to the root.
  private func filling(
    _ region: String, in environment: LayoutEnvironment,
    building build: (inout Screen) throws -> Void = { _ in }
  ) throws -> Rect {
    let layout = try Screen.built {
      try build(&$0)
      try $0.add(.view, "probe")
      try $0.constrain(
        "probe.leading == \(region).leading", "probe.trailing == \(region).trailing",
        "probe.top == \(region).top",
        "probe.bottom == \(region).bottom")
    }.layout(environment)
    #expect(layout.status == .solved)
    return layout.exact("probe")
  }

  @Test(
    "the root's safe area is the environment's, left and right by the glass",
    .statement("safe-area.root", "items.regions")) func root() throws
  {
    #expect(try filling("safeArea", in: notched) == Rect(x: 10, y: 47, width: 360, height: 763))
    let rtl = notched.with { $0.direction = .rtl }
    #expect(try filling("safeArea", in: rtl) == Rect(x: 10, y: 47, width: 360, height: 763))
  }

  @Test(
    "a cell is as high as its content, a view as large as it says; both have margins of 8",
    .statement("roots.sizes", "margins.root")) func roots() throws
  {
    func layout(_ root: String, _ lines: String...) throws -> ScreenLayout {
      try Screen.built {
        try $0.setView(.root, kind: .view, attributes: .spelled(root, for: .view))
        try $0.add(.view, "v")
        for line in lines { try $0.constrain(line) }
      }.layout(notched)
    }
    let held = [
      "v.top == layoutMargins.top", "v.bottom == layoutMargins.bottom", "v.leading == layoutMargins.leading",
    ]
    let cell = try layout(
      "root=cell rootSize=-x60", held[0], held[1], held[2], "v.height == 100", "v.width == 9")
    #expect(cell.status == .solved && cell.exact("v") == Rect(x: 8, y: 8, width: 9, height: 100))
    #expect(cell.views[0].exact == Rect(x: 0, y: 0, width: 390, height: 116))
    // In a window of its own, 844 points high, it has that height unless its texts need more.
    let kept = try layout(
      "root=cell rootSize=-x844 windowSize=-x844", held[0], held[1], held[2], "v.width == 9")
    #expect(kept.views[0].exact.height == 844)
    let empty = try layout("root=cell rootSize=120x60", held[0], held[2], "v.height == 10", "v.width == 9")
    #expect(empty.status == .solved && empty.views[0].exact == Rect(x: 0, y: 0, width: 120, height: 60))
    let view = try layout("root=view rootSize=100x50", held[0], held[1], held[2], "v.width == 9")
    #expect(view.exact("v") == Rect(x: 8, y: 8, width: 9, height: 34))
  }

  @Test(
    "the root's margins are 16 at the sides, 20 from 414 points, and the safe area",
    .statement("margins.root")) func margins() throws
  {
    #expect(try filling("layoutMargins", in: notched) == Rect(x: 26, y: 47, width: 328, height: 763))
    #expect(try filling("layoutMargins", in: .plain(413)).x == 16)
    #expect(try filling("layoutMargins", in: .plain(414)).x == 20)
    let bare = try filling("layoutMargins", in: notched) { screen in
      try screen.setView(
        .root, kind: .view,
        attributes: .spelled("layoutMargins=1,2,3,4 insetsMarginsFromSafeArea=false", for: .view))
    }
    #expect(bare == Rect(x: 2, y: 1, width: 384, height: 840))
  }

  @Test(
    "an inner safe area is what the root's reaches into the view",
    .statement("safe-area.inner", "items.regions")) func inner() throws
  {
    let probe = try filling("box.safeArea", in: notched) {
      try $0.add(.view, "box")
      try $0.constrain(
        "box.leading == root.leading + 4", "box.trailing == root.trailing - 30", "box.top == root.top + 40",
        "box.bottom == root.bottom")
    }
    #expect(probe == Rect(x: 10, y: 47, width: 350, height: 763))
  }

  @Test(
    "views in scroll views and cells have no safe area", .statement("safe-area.cut-off"),
    arguments: [ViewKind.scroll, .tableCell])
  func cutOff(kind: ViewKind) throws {
    let layout = try Screen.built {
      try $0.add(kind, "outer")
      try $0.add(.view, "box", in: "outer")
      try $0.add(.view, "probe", in: "box")
      for (view, outer) in [("outer", "root"), ("box", "outer")] {
        try $0.constrain(
          "\(view).leading == \(outer).leading", "\(view).top == \(outer).top",
          "\(view).trailing == \(outer).trailing", "\(view).bottom == \(outer).bottom",
          "\(view).width == root.width", "\(view).height == root.height")
      }
      try $0.constrain(
        "probe.leading == box.safeArea.leading", "probe.top == box.safeArea.top",
        "probe.trailing == box.safeArea.trailing", "probe.bottom == box.safeArea.bottom")
    }.layout(notched)
    #expect(layout.exact("probe") == Rect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test(
    "plain views have margins of 8, stacks none, cells 11 and 16 or 20",
    .statement("margins.others", "margins.stack", "margins.cell", "anchors.margins")) func inherent() throws
  {
    for (kind, width, inset) in [
      (ViewKind.view, 375.0, Point(x: 8, y: 8)), (.stack, 375, .zero), (.tableCell, 375, Point(x: 16, y: 11)),
      (.tableCell, 390, Point(x: 20, y: 11)),
    ] {
      let layout = try Screen.built {
        try $0.add(kind, "box", with: kind == .stack ? "hidden=false" : "")
        try $0.add(.view, "probe")
        try $0.constrain(
          "box.leading == root.leading", "box.top == root.top", "box.width == 321", "box.height == 100",
          "probe.leading == box.leadingMargin", "probe.top == box.topMargin",
          "probe.trailing == box.trailingMargin",
          "probe.bottom == box.bottomMargin")
      }.layout(.plain(width))
      #expect(Point(x: layout.exact("probe").x, y: layout.exact("probe").y) == inset)
      #expect(layout.exact("probe").width == 321 - 2 * inset.x)
    }
  }

  // Recorded cells: 16 on every device in cells of 320 points; trailing 8 in 3 of 3 cells with an accessory.
  // Recorded: 34 + 8 = 42 at the bottom.
  @Test(
    "the safe area adds to a view's margins unless the view says otherwise", .statement("margins.safe-area"),
    arguments: [true, false])
  func addedSafeArea(isAdded: Bool) throws {
    let probe = try filling("box.layoutMargins", in: notched) {
      try $0.add(.view, "box", with: "insetsMarginsFromSafeArea=\(isAdded)")
      try $0.constrain(
        "box.leading == root.leading + 100", "box.trailing == root.trailing - 100",
        "box.top == root.top + 100",
        "box.bottom == root.bottom")
    }
    #expect(probe == Rect(x: 108, y: 108, width: 174, height: 844 - 108 - (isAdded ? 42 : 8)))
  }

  // UIKit calls it a layout feedback loop (babylonhealth/Bento pull request 78).
  @Test("a stack whose margins chase its own safe area rests when it has all of the root's") func feedback()
    throws
  {
    let layout = try Screen.built {
      try $0.add(.stack, "stack", with: "layoutMargins=10")
      try $0.add(.custom, "content", in: "stack", with: "size=50x400")
      try $0.constrain("stack.leading == root.leading", "stack.top == root.top + 170")
    }.layout(.plain(300, 600).with { $0.safeArea = EdgeInsets(bottom: 34) })
    // Its bottom is 590 by its margins, 24 into the safe area, then 614, beyond it, which adds no more than 34.
    #expect(layout.status == .solved && layout.exact("stack").height == 454)
    let resting = try Screen.built {
      try $0.add(.stack, "stack", with: "layoutMargins=10 insetsMarginsFromSafeArea=false")
      try $0.add(.custom, "content", in: "stack", with: "size=50x400")
      try $0.constrain("stack.leading == root.leading", "stack.top == root.top + 170")
    }.layout(.plain(300, 600).with { $0.safeArea = EdgeInsets(bottom: 34) })
    #expect(resting.status == .solved && resting.exact("stack").height == 420)
  }

  @Test("narrow cells have margins of 16, and 8 beside an accessory") func cells() throws {
    let layout = try Screen.built {
      try $0.add(.tableCell, "cell", with: "accessory=disclosureIndicator")
      try $0.add(.view, "probe", in: "cell")
      try $0.constrain(
        "cell.leading == root.leading", "cell.top == root.top", "cell.width == 320", "cell.height == 100",
        "probe.leading == cell.leadingMargin", "probe.trailing == cell.trailingMargin",
        "probe.top == cell.topMargin", "probe.bottom == cell.bottomMargin")
    }.layout(.plain(414))
    #expect(layout.exact("probe") == Rect(x: 16, y: 11, width: 296, height: 78))
  }

  // The accessory ends at the content's own side margin: of 361 points, 24 and a margin of 20 leave 317, where the width of
  // the content would ask for 16, and 321 for 20 again.
  @Test("an accessory that narrows a cell's content leaves the margins at its sides") func besideAccessory()
    throws
  {
    let layout = try Screen.built {
      try $0.add(.view, "cell")
      try $0.add(.tableCell, "content", in: "cell")
      try $0.add(.view, "accessory", in: "cell")
      try $0.constrain(
        "cell.leading == root.leading + 16", "cell.width == 361", "cell.top == root.top", "cell.height == 44",
        "content.leading == cell.leading", "content.top == cell.top", "content.height == 44",
        "accessory.leading == content.layoutMargins.leading",
        "accessory.trailing == content.trailing + 24", "accessory.centerX == cell.centerX",
        "accessory.top == cell.top", "accessory.height == 44")
    }.layout(.plain(393))
    #expect(layout.status == .solved && layout.exact("content").width == 317)
  }

  // Facts: navigation 54 since iOS 26, large title 52 more, tab bar 49 on a phone, 50 on a pad.
  @Test(
    "bars stand in the safe area", .statement("safe-area.root"),
    arguments: [("iphone-16", 165.0, 83.0), ("ipad-10", 138, 75)])
  func bars(device: String, top: Double, bottom: Double) throws {
    let device = try #require(Device.catalogue.first { $0.name == device })
    let profile = Profile(device: device.name, bars: [.navigation, .largeTitle, .tab])
    let environment = profile.environment(on: device)
    #expect(environment.safeArea.top == top && environment.safeArea.bottom == bottom)
    let height = environment.size.height - top - bottom
    #expect(
      try filling("safeArea", in: environment)
        == Rect(x: 0, y: top, width: environment.size.width, height: height))
  }

  @Test("margins of the superview count where they reach in further", .statement("margins.preserved"))
  func preserved() throws {
    let probe = try filling("box.layoutMargins", in: .plain()) {
      try $0.setView(.root, kind: .view, attributes: .spelled("layoutMargins=50,30,40,20", for: .view))
      try $0.add(.view, "box", with: "preservesMargins=true")
      try $0.constrain(
        "box.leading == root.leading + 10", "box.trailing == root.trailing", "box.top == root.top + 45",
        "box.bottom == root.bottom")
    }
    #expect(probe == Rect(x: 30, y: 53, width: 250, height: 507))
  }

  // The scroll view's margins are 55 above and 42 below; insets of the safe area's 47 and 34 keep the bars off its content.
  @Test(
    "margins of a scroll view count from where its content rests", .statement("margins.in-scroll"),
    arguments: [("automatic", 8.0, 0.0, 8.0), ("never", 55, 37, 42)])
  func preservedInScroll(adjustment: String, first: Double, second: Double, last: Double) throws {
    let layout = try Screen.built {
      try $0.add(.scroll, "list", with: "contentInsetAdjustment=\(adjustment)")
      try $0.constrain(
        "list.leading == root.leading", "list.trailing == root.trailing", "list.top == root.top",
        "list.bottom == root.bottom", "list.contentLayout.height == 1200",
        "list.contentLayout.width == list.width")
      for (box, y) in [("first", 0), ("second", 18), ("last", 1100)] {
        try $0.add(.view, box, in: "list", with: "preservesMargins=true layoutMargins=0")
        try $0.add(.view, "\(box)Row", in: box)
        try $0.constrain(
          "\(box).leading == list.leading", "\(box).width == list.width", "\(box).height == 100",
          "\(box).top == list.top + \(y)", "\(box)Row.top == \(box).layoutMargins.top",
          "\(box)Row.bottom == \(box).layoutMargins.bottom", "\(box)Row.leading == \(box).leading",
          "\(box)Row.width == 50")
      }
    }.layout(notched)
    #expect(layout.exact("firstRow") == Rect(x: 0, y: first, width: 50, height: 100 - first))
    #expect(layout.exact("secondRow") == Rect(x: 0, y: second, width: 50, height: 100 - second))
    #expect(layout.exact("lastRow") == Rect(x: 0, y: 0, width: 50, height: 100 - last))
  }

  @Test(
    "readable content is 920 wide since iOS 26, in views wider than 1008", .statement("readable.new-width"))
  func readableSince26() throws {
    func width(_ window: Double) throws -> Double {
      try filling("readableContent", in: LayoutEnvironment.plain(window).with { $0.os = 26 }).width
    }
    #expect(try width(1009) == 920 && width(1400) == 920)
    #expect(try width(1008) == 1008 - 40 && width(834) == 834 - 40)
  }

  @Test(
    "readable content is 672 wide at the large text size, centered, within the margins",
    .statement("readable.width", "readable.text-sizes")) func readable()
    throws
  {
    #expect(try filling("readableContent", in: .plain(1024)) == Rect(x: 176, y: 0, width: 672, height: 600))
    #expect(try filling("readableContent", in: .plain(375)) == Rect(x: 16, y: 0, width: 343, height: 600))
    let small = LayoutEnvironment.plain(1024).with { $0.textSize = .extraSmall }
    #expect(try filling("readableContent", in: small).width == 560)
    for size in [TextSize.extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge] {
      #expect(try filling("readableContent", in: .plain(1024).with { $0.textSize = size }).width == 856)
    }
  }

  @Test(
    "the keyboard's guide starts at the keyboard, or at the safe area's end while it is hidden",
    .statement("keyboard.guide"))
  func keyboard() throws {
    #expect(try filling("keyboard", in: notched) == Rect(x: 0, y: 810, width: 390, height: 34))
    let shown = notched.with { $0.keyboardHeight = 336 }
    #expect(try filling("keyboard", in: shown) == Rect(x: 0, y: 508, width: 390, height: 336))
  }
}
