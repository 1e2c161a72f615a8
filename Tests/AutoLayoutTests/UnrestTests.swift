import AutoLayout
import DesignLanguage
import DesignModel
import Foundation
import TestSupport
import Testing

/// How many forms are tried; FORMS asks for more.
private let formCount = ProcessInfo.processInfo.environment["FORMS"].flatMap { Int($0) } ?? 300

@Suite("Layouts without rest") struct UnrestTests {
  private let notched = LayoutEnvironment.plain(390, 844).with {
    $0.safeArea = EdgeInsets(top: 47, bottom: 34)
  }

  @Test(
    "a stack that is higher than the window has no more safe area than the window",
    .statement("safe-area.inner"))
  func overhang() throws {
    let layout = try Screen.built {
      try $0.add(.stack, "form", with: "axis=vertical layoutMargins=8")
      for place in 0..<12 { try $0.add(.view, "row\(place)", in: "form", with: "size=100x80") }
      try $0.constrain("form.leading == root.leading", "form.top == safeArea.top + 20")
    }.layout(notched)
    #expect(layout.status == .solved)
    #expect(layout.exact("form").height == 8 + 12 * 80 + 8 + 34)
  }

  @Test("a view has no more safe area than the view around it", .statement("safe-area.inner")) func inner()
    throws
  {
    let layout = try Screen.built {
      try $0.add(.view, "box")
      try $0.add(.view, "tall", in: "box")
      try $0.add(.view, "probe", in: "tall")
      try $0.constrain(
        "box.leading == root.leading", "box.trailing == root.trailing", "box.top == root.top + 100",
        "box.bottom == root.bottom - 20", "tall.leading == box.leading", "tall.trailing == box.trailing",
        "tall.top == root.top + 10", "tall.height == 2000", "probe.leading == tall.safeArea.leading",
        "probe.trailing == tall.safeArea.trailing", "probe.top == tall.safeArea.top",
        "probe.bottom == tall.safeArea.bottom")
    }.layout(notched)
    #expect(layout.exact("probe") == Rect(x: 0, y: 0, width: 390, height: 2000 - 14))
  }

  @Test(
    "a place that grows a million times with every round ends them while it is a number",
    arguments: [0, 20, 80])
  func runaway(length: Int) throws {
    let layout = try Screen.built {
      try $0.add(.view, "v1")
      try $0.add(.button, "v2")
      try $0.add(.textField, "v3", in: "v1")
      try $0.add(.custom, "v4", in: "v1")
      try $0.add(.scroll, "v5")
      try $0.add(.textField, "v6", in: "v5", with: "text=\(String(repeating: "x", count: length + 1))")
      try $0.add(.view, "v7", in: "v5")
      try $0.add(.segmentedControl, "v8", in: "v5")
      try $0.add(.stack, "v9", in: "v5")
      try $0.constrain(
        "v1.leading == v4.leading + 120", "v1.trailing == v9.readableContent.trailing - 8",
        "v6.trailing == v4.safeArea.trailing @999", "v9.leading <= v6.leading * 1000000 + 44 @750",
        "v9.trailing <= v5.frameLayout.leading + 300 @999")
    }.layout(notched)
    for view in layout.views {
      let exact = view.exact
      #expect([exact.x, exact.y, exact.width, exact.height].allSatisfy { abs($0) < 1e30 }, "\(view.view)")
    }
  }

  @Test("margins that a view keeps from its superview are no more than that has") func preserved() throws {
    let layout = try Screen.built {
      try $0.add(.view, "box", with: "layoutMargins=10")
      try $0.add(.view, "tall", in: "box", with: "preservesMargins=true layoutMargins=0")
      try $0.add(.view, "row", in: "tall")
      try $0.constrain(
        "box.leading == root.leading", "box.trailing == root.trailing", "box.top == root.top + 100",
        "box.height == 40", "tall.leading == box.leading", "tall.trailing == box.trailing",
        "tall.top == box.top", "row.height == 100", "row.leading == tall.layoutMargins.leading",
        "row.trailing == tall.layoutMargins.trailing", "row.top == tall.layoutMargins.top",
        "row.bottom == tall.layoutMargins.bottom")
    }.layout(notched)
    #expect(layout.exact("tall").height == 120)
  }

  // 20 high makes it 85 wide, which takes two lines; 40 high makes it 105 wide, which takes one.
  @Test("are reported as such, with what two rounds say, and claim nothing", .statement("text.cycle"))
  func named() throws {
    var screen = try Screen.built {
      try $0.add(.label, "label", with: "text=aaaa_bbbb lines=0 hugging=100,900 compression=100,900")
      try $0.constrain(
        "label.leading == root.leading", "label.top == root.top", "label.width == label.height + 65")
    }
    let claim = try Claim(parsing: "label.height <= 1000", in: screen)
    let assertion = try screen.addAssertion(claim)
    let layout = screen.layout()
    #expect(layout.status == .noRest && layout.status.rawValue == "no rest")
    #expect(layout.ambiguities == [])
    let unrest = try #require(layout.unrest)
    #expect(unrest.rounds > 2 && unrest.views.map(\.view) == ["label"])
    #expect(Set(unrest.views.flatMap { [$0.one.height, $0.next.height] }) == [20, 40])
    #expect(
      screen.spelled(unrest).hasSuffix(
        "rounds label's width is 105, then 85, its height is 40, then 20"))
    guard case .fails(let failure) = screen.evaluate(assertion, on: layout, in: .plain()) else {
      Issue.record("A layout without rest has no height")
      return
    }
    #expect(failure.reason.hasPrefix("no rest: "))
  }

  @Test(
    "no coordinate of a form grows with the rounds, and what is no answer says so", .takesSeconds,
    arguments: 0..<formCount)
  func forms(seed: Int) throws {
    let form = try RandomForm(seed)
    for environment in form.environments {
      let layout = form.screen.layout(environment)
      let bound = form.bound(in: environment)
      for view in layout.views {
        for length in [view.exact.x, view.exact.y, view.exact.width, view.exact.height] {
          #expect(abs(length) <= bound, "\(view.view)")
        }
      }
      // Once at rest, a layout that starts from itself stays.
      let again = LayoutEngine(measuring: FixedRuler()).prepare(form.screen)
        .layout(in: environment, after: environment)
      if layout.status != .noRest, again.status != .noRest {
        #expect(again.views.map(\.exact).isNear(layout.views.map(\.exact)))
      }
    }
  }
}

extension [Rect] {
  fileprivate func isNear(_ other: [Rect]) -> Bool {
    zip(self, other).allSatisfy { one, other in
      let pairs = [(one.x, other.x), (one.y, other.y), (one.width, other.width), (one.height, other.height)]
      return pairs.allSatisfy { abs($0 - $1) < 1e-4 }
    }
  }
}

/// An ordinary form at random: stacks in stacks with margins, as high as their content, in a window that may be too
/// low.
private struct RandomForm {
  var screen = Screen(id: "screen", name: "screen")
  let environments: [LayoutEnvironment]
  private var random: SeededNumbers
  private var heights = 0.0

  init(_ seed: Int) throws {
    random = SeededNumbers(seed: UInt64(seed) + 77)
    environments = [(320, 480), (390, 844), (844, 390)].map { width, height in
      LayoutEnvironment.plain(width, height).with {
        $0.safeArea =
          width < height
          ? EdgeInsets(top: 47, bottom: 34) : EdgeInsets(left: 47, bottom: 21, right: 47)
      }
    }
    try fill("root", depth: 0)
  }

  /// More than all lengths that the design names, for each line of text and each margin.
  func bound(in environment: LayoutEnvironment) -> Double {
    heights + environment.size.width + environment.size.height + Double(screen.views.count) * 200
  }

  private mutating func fill(_ parent: String, depth: Int) throws {
    let isInStack = try screen.view(named: parent).kind == .stack
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let name = "v\(screen.views.count)"
      try add(name, to: parent, depth)
      if !isInStack { try place(name, in: parent) }
    }
  }

  private mutating func add(_ name: String, to parent: String, _ depth: Int) throws {
    let height = Double(Int.random(in: 10...300, using: &random))
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1, 2:
      let axis = Int.random(in: 0..<4, using: &random) == 0 ? "horizontal" : "vertical"
      let margins = Int.random(in: 0..<3, using: &random) == 0 ? "" : " layoutMargins=\(Int(height) / 20)"
      let preserves = Bool.random(using: &random) ? " preservesMargins=true" : ""
      try screen.add(.stack, name, in: parent, with: "axis=\(axis)\(margins)\(preserves)")
      if depth < 4 { try fill(name, depth: depth + 1) }
    case 3:
      try screen.add(.view, name, in: parent, with: "preservesMargins=true")
      if depth < 4 { try fill(name, depth: depth + 1) }
    case 4:
      heights += height
      try screen.add(.image, name, in: parent, with: "size=40x\(height)")
    default:
      let text = (0..<Int(height) / 10).map { _ in "word" }.joined(separator: "_")
      heights += height * 20
      try screen.add(.label, name, in: parent, with: "text=\(text) lines=0")
    }
  }

  private mutating func place(_ name: String, in parent: String) throws {
    let area = ["\(parent)", "\(parent).safeArea", "\(parent).layoutMargins"].randomElement(using: &random)!
    try screen.constrain("\(name).leading == \(area).leading", "\(name).trailing == \(area).trailing")
    let before = screen.children(of: try screen.view(named: parent).id).dropLast().last
    let ways = [
      ["\(name).centerY == \(area).centerY"], ["\(name).top == \(area).top"],
      ["\(name).bottom == \(area).bottom"],
      [
        "\(name).top == \(before.map { "\($0.name).bottom" } ?? "\(area).top") + 8",
        "\(name).bottom <= \(area).bottom @500",
      ],
      ["\(name).top == \(area).top", "\(name).bottom == \(area).bottom @900"],
    ]
    for line in ways.randomElement(using: &random)! { try screen.constrain(line) }
  }
}
