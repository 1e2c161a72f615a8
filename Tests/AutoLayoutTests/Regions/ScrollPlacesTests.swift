import DesignModel
import TestSupport
import Testing

@testable import AutoLayout

@Suite("Where contents of scroll views stand") struct ScrollPlacesTests {
  /// A scroll view over a root of 300 × 600 points; its content is 950 high, with a field from 720 to 770 down in it.
  private func scrolling(_ settings: String = "", width: Int = 300) throws -> Screen {
    try Screen.built {
      try $0.add(.scroll, "list", with: settings)
      try $0.add(.view, "content", in: "list")
      try $0.add(.textField, "field", in: "content")
      try $0.constrain(
        "list.leading == root.leading", "list.trailing == root.trailing", "list.top == root.top",
        "list.bottom == root.bottom", "content.leading == list.leading", "content.trailing == list.trailing",
        "content.top == list.top", "content.bottom == list.bottom", "content.height == 950",
        "content.width == \(width)", "field.top == content.top + 720", "field.height == 50",
        "field.leading == content.leading", "field.width == 100")
    }
  }

  private func offset(
    _ screen: Screen, _ position: ScrollPosition?, change: (inout LayoutEnvironment) -> Void = { _ in }
  ) -> Point {
    let environment = LayoutEnvironment.plain().with {
      $0.offsets = position.map { [ScrollOffset(view: "list", $0)] } ?? []
      change(&$0)
    }
    return screen.layout(environment).view("list")!.scroll!.offset
  }

  @Test("is the start, the end, or where a view comes into sight", .statement("scroll.positions"))
  func positions() throws {
    let screen = try scrolling("contentInsets=5,0,34,0")
    #expect(offset(screen, .start) == Point(x: 0, y: -5))
    #expect(offset(screen, nil) == Point(x: 0, y: -5))
    #expect(offset(screen, .end) == Point(x: 0, y: 950 + 34 - 600))
    #expect(offset(screen, .until("field")) == Point(x: 0, y: 770 + 34 - 600))
    #expect(offset(screen, .until("nothing")) == Point(x: 0, y: -5))
    // It stays where it is in sight: nothing scrolls further than it must.
    #expect(offset(screen, .until("field")) { $0.size.height = 900 } == Point(x: 0, y: -5))
  }

  @Test("shows the top of a view that is longer than the room, and never leaves the range of a finger")
  func bounds() throws {
    let screen = try scrolling()
    #expect(offset(screen, .until("content")) == Point(x: 0, y: 0))
    #expect(offset(screen, .until("field")) { $0.size.height = 30 } == Point(x: 0, y: 720))
    #expect(offset(screen, .end) { $0.size.height = 2000 } == Point(x: 0, y: 0))
  }

  @Test("ends at the trailing side, to the left from right to left", .statement("scroll.positions"))
  func directions() throws {
    let screen = try scrolling(width: 500)
    #expect(offset(screen, .end) == Point(x: 200, y: 350))
    #expect(offset(screen, .end) { $0.direction = .rtl } == Point(x: 0, y: 350))
    #expect(offset(screen, .until("field")) { $0.direction = .rtl } == Point(x: 200, y: 170))
  }

  @Test(
    "brings the field with the focus above the keyboard, no further than it must", .statement("scroll.focus"))
  func focus() throws {
    let screen = try scrolling("keyboardAvoidance=true")
    func focused(_ position: ScrollPosition?) -> Point {
      offset(screen, position) { ($0.focus, $0.keyboardHeight) = ("field", 250) }
    }
    #expect(focused(nil) == Point(x: 0, y: 770 - 350))
    #expect(focused(.offset(Point(x: 0, y: 500))) == Point(x: 0, y: 500), "it is in sight there")
    #expect(focused(.offset(Point(x: 0, y: 800))) == Point(x: 0, y: 600), "the content ends at the keyboard")
    #expect(focused(.end) == Point(x: 0, y: 600))
    // A scroll view that doesn't know of the keyboard believes the field in sight.
    let unaware = try scrolling()
    #expect(offset(unaware, nil) { ($0.focus, $0.keyboardHeight) = ("field", 250) } == Point(x: 0, y: 170))
  }

  @Test(
    "is the same as at the offset that it comes to, where constraints lead outside",
    .statement("scroll.positions"), arguments: LayoutDirection.allCases)
  func crossing(direction: LayoutDirection) throws {
    var screen = try scrolling("contentInsets=0,0,safeArea.bottom,0 contentInsetAdjustment=never", width: 420)
    try screen.add(.view, "header", in: "list")
    try screen.constrain(
      "header.top == root.top @750", "header.bottom == field.top", "header.leading == root.leading",
      "header.trailing == content.trailing", "header.height >= 10")
    for position in [ScrollPosition.start, .end, .until("field")] {
      let environment = LayoutEnvironment.plain().with {
        ($0.direction, $0.safeArea.bottom) = (direction, 34)
        $0.offsets = [ScrollOffset(view: "list", position)]
      }
      let layout = screen.layout(environment)
      #expect(layout.status == .solved)
      let offset = layout.view("list")!.scroll!.offset
      let same = screen.layout(
        environment.with { $0.offsets = [ScrollOffset(view: "list", offset: offset)] })
      #expect(layout == same, "\(position)")
    }
  }

  @Test("insets follow a guide of the root by its side", .statement("scroll.guided-insets"))
  func guidedInsets() throws {
    func insets(_ settings: String) throws -> EdgeInsets {
      let environment = LayoutEnvironment.plain().with {
        $0.safeArea = EdgeInsets(top: 44, left: 30, bottom: 21, right: 12)
      }
      return try scrolling("contentInsetAdjustment=never \(settings)").layout(environment).view("list")!
        .scroll!
        .insets
    }
    #expect(try insets("contentInsets=0,0,safeArea.bottom,0") == EdgeInsets(bottom: 21))
    #expect(try insets("contentInset.bottom=safeArea.bottom") == EdgeInsets(bottom: 21))
    #expect(
      try insets("contentInsets=safeArea+1") == EdgeInsets(top: 45, left: 31, bottom: 22, right: 13))
    #expect(
      try insets("contentInsets=7,layoutMargins.left,0,layoutMargins-2")
        == EdgeInsets(top: 7, left: 46, bottom: 0, right: 26))
  }
}
