import AutoLayout
import DesignLanguage
import DesignModel
import Testing

@Suite("Asserted anchors") struct MeasuredAnchorsTests {
  /// Where the anchors lie that the claims name, in the order of their naming.
  private func places(
    _ environment: LayoutEnvironment = .plain(), of claims: [String],
    _ fill: (inout Screen) throws -> Void
  ) throws -> [Double] {
    var screen = try Screen.built(fill)
    for claim in claims { try screen.addAssertion(Claim(parsing: claim, in: screen)) }
    let layout = screen.layout(environment)
    #expect(layout.anchors.map(\.anchor) == screen.assertedAnchors)
    return layout.anchors.map(\.value)
  }

  private func box(_ screen: inout Screen) throws {
    try screen.add(.custom, "box", with: "size=40x20")
    try screen.constrain("box.leading == root.leading + 10.3", "box.top == root.top + 5")
  }

  @Test("are edges, centers and sizes before rounding")
  func edges() throws {
    let claims = [
      "box.leading == 0", "box.trailing == 0", "box.right == 0", "box.bottom == 0", "box.centerX == 0",
      "box.centerY == 0", "box.width == box.height", "box.leading == 1",
    ]
    let places = try places(of: claims, box)
    #expect(places == [10.3, 50.3, 50.3, 25, 30.3, 15, 40, 20])
  }

  @Test("count from the left in both directions")
  func rightToLeft() throws {
    let claims = [
      "box.leading == 0", "box.trailing == 0", "box.left == 0", "box.right == 0", "box.centerX == 0",
    ]
    let places = try places(.plain().with { $0.direction = .rtl }, of: claims, box)
    #expect(places == [289.7, 249.7, 249.7, 289.7, 269.7])
  }

  @Test("are those of guides, margins and regions")
  func regions() throws {
    let environment = LayoutEnvironment.plain().with {
      $0.safeArea = EdgeInsets(top: 20, left: 4, bottom: 30, right: 6)
      $0.keyboardHeight = 200
    }
    let claims = [
      "gap.top == 0", "gap.height == 0", "safeArea.top == 0", "safeArea.right == 0", "keyboard.top == 0",
      "layoutMargins.leading == 0", "pane.leadingMargin == 0", "pane.safeArea.top == 0", "pane.top == 0",
    ]
    let places = try places(environment, of: claims) {
      try $0.add(.view, "pane")
      try $0.addGuide(named: "gap", owner: $0.view(named: "pane").id)
      try $0.constrain(
        "pane.leading == root.leading + 50", "pane.top == root.top + 5", "pane.width == 100",
        "pane.height == 100", "gap.top == pane.top + 7", "gap.height == 11", "gap.leading == pane.leading",
        "gap.width == 3")
    }
    #expect(places == [12, 11, 20, 294, 400, 20, 58, 20, 5])
  }

  @Test("move with the content that is scrolled, the scroll view's own stay")
  func scrolling() throws {
    let environment = LayoutEnvironment.plain().with {
      $0.offsets = [ScrollOffset(view: "scroll", offset: Point(x: 15, y: 40))]
    }
    let claims = [
      "page.top == scroll.top", "page.left == 0", "scroll.contentLayout.bottom == 0",
      "scroll.contentLayout.height == 0", "scroll.frameLayout.bottom == 0",
    ]
    let places = try places(environment, of: claims) {
      try $0.add(.scroll, "scroll")
      try $0.add(.custom, "page", in: "scroll", with: "size=400x900")
      try $0.constrain(
        "scroll.leading == root.leading", "scroll.top == root.top + 10", "scroll.trailing == root.trailing",
        "scroll.bottom == root.bottom", "page.leading == scroll.leading", "page.trailing == scroll.trailing",
        "page.top == scroll.top", "page.bottom == scroll.bottom")
    }
    #expect(places == [-30, 10, -15, 870, 900, 600])
  }

  @Test("are baselines where constraints find them")
  func baselines() throws {
    let screen = try Screen.built {
      try $0.add(.stack, "row", with: "axis=horizontal alignment=center")
      try $0.add(.label, "small", in: "row", with: "text=a fontSize=10")
      try $0.add(.label, "large", in: "row", with: "text=a fontSize=30")
      try $0.add(.view, "line")
      try $0.constrain(
        "row.leading == root.leading", "row.top == root.top + 3", "line.leading == root.leading",
        "line.width == 5", "line.height == 1", "line.top == row.lastBaseline")
      try $0.addAssertion(Claim(parsing: "row.lastBaseline == line.top", in: $0))
      try $0.addAssertion(Claim(parsing: "large.firstBaseline == line.firstBaseline", in: $0))
    }
    let places = screen.layout().anchors.map(\.value)
    #expect(places[0] > 20 && places.allSatisfy { $0 == places[0] })
  }
}
