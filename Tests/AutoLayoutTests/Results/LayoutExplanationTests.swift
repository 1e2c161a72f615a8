import AutoLayout
import DesignModel
import Testing

@Suite("An explanation") struct LayoutExplanationTests {
  private static func explanation(of screen: Screen, rtl: Bool = false) -> LayoutExplanation {
    LayoutEngine(measuring: FixedRuler()).prepare(screen).explanation(
      in: .plain().with { $0.direction = rtl ? .rtl : .ltr })
  }

  private static func tooNarrow() throws -> Screen {
    try Screen.built {
      try $0.add(.view, "box")
      try $0.add(.view, "title", in: "box")
      try $0.add(.view, "icon", in: "box")
      try $0.constrain(
        "box.leading == root.leading + 16", "box.width == 80", "title.leading == box.leading",
        "title.width >= 60", "title.trailing == icon.leading - 8", "icon.width == 60",
        "icon.trailing <= box.trailing")
    }
  }

  @Test("says what each rule of a conflict needs or gives", arguments: [false, true])
  func conflicts(rtl: Bool) throws {
    let explanation = Self.explanation(of: try Self.tooNarrow(), rtl: rtl)
    let conflict = try #require(explanation.conflicts().first)
    #expect(explanation.conflicts().count == 1)
    #expect(
      conflict.shares == [
        RuleShare(rule: .constraint("c2"), points: -80), RuleShare(rule: .constraint("c3"), points: 0),
        RuleShare(rule: .constraint("c4"), points: 60), RuleShare(rule: .constraint("c5"), points: 8),
        RuleShare(rule: .constraint("c6"), points: 60), RuleShare(rule: .constraint("c7"), points: 0),
      ])
    #expect(explanation.layout.conflicts[0].members == conflict.shares.compactMap(\.rule))
  }

  @Test("offers repairs that remove the conflict when they are made")
  func repairs() throws {
    let screen = try Self.tooNarrow()
    let repairs = Self.explanation(of: screen).conflicts()[0].repairs
    #expect(repairs.contains(LayoutRepair(constraint: "c4", change: .constant(12))))
    #expect(repairs.contains(LayoutRepair(constraint: "c2", change: .relation(.atLeast))))
    #expect(repairs.contains(LayoutRepair(constraint: "c6", change: .priority(999))))
    #expect(repairs.contains(LayoutRepair(constraint: "c5", change: .constant(40))))
    for repair in repairs {
      var changed = screen
      var constraint = try #require(changed.constraint(repair.constraint))
      switch repair.change {
      case .priority(let priority): constraint.priority = priority
      case .constant(let constant): constraint.constant = constant
      case .relation(let relation): constraint.relation = relation
      }
      try changed.setConstraint(constraint)
      #expect(changed.layout().conflicts.isEmpty, "\(repair)")
    }
  }

  // The box begins 10 below the root, whose safe area is 47: wherever it begins, the probe stays at 47.
  @Test("credits nobody with where an inner safe area begins, but the root", arguments: [false, true])
  func safeArea(isMargin: Bool) throws {
    let screen = try Screen.built {
      try $0.add(.view, "box", with: "layoutMargins=0")
      try $0.add(.view, "probe", in: "box")
      try $0.constrain(
        "box.leading == root.leading", "box.trailing == root.trailing", "box.top == root.top + 10",
        "box.bottom == root.bottom", "probe.leading == box.leading", "probe.width == 5", "probe.height == 5",
        "probe.top == box.\(isMargin ? "layoutMargins" : "safeArea").top")
    }
    let environment = LayoutEnvironment.plain(300, 600).with { $0.safeArea = EdgeInsets(top: 47) }
    let explanation = LayoutEngine(measuring: FixedRuler()).prepare(screen).explanation(in: environment)
    let reasons = try #require(explanation.reasons(for: AnchoredItem(Item("probe"), .top)))
    #expect(reasons.value == 47)
    #expect(reasons.shares.filter { $0.points != 0 } == [RuleShare(rule: .constraint("c8"), points: 47)])
  }

  @Test("shows two frames of a view that is open")
  func ambiguities() throws {
    let screen = try Screen.built {
      try $0.add(.view, "box")
      try $0.constrain(
        "box.leading == root.leading + 10", "box.width == 50", "box.height == 40", "box.top >= root.top + 20",
        "box.bottom <= root.bottom")
    }
    let ambiguities = Self.explanation(of: screen).ambiguities()
    #expect(
      ambiguities == [
        ExplainedAmbiguity(
          view: try screen.view(named: "box").id, one: Rect(x: 10, y: 20, width: 50, height: 40),
          other: Rect(x: 10, y: 560, width: 50, height: 40))
      ])
  }

  /// The views of the ambiguities that are explained, and of those that the layout has.
  private static func openViews(
    rtl: Bool = false, _ fill: (inout Screen) throws -> Void
  ) throws -> (explained: Set<ObjectID>, said: Set<ObjectID>) {
    let explanation = Self.explanation(of: try Screen.built(fill), rtl: rtl)
    return (
      Set(explanation.ambiguities().map(\.view)), Set(explanation.layout.ambiguities.map(\.view))
    )
  }

  @Test("shows two sizes of a scroll view's content that is open")
  func contents() throws {
    let screen = try Screen.built {
      try $0.add(.scroll, "list")
      try $0.add(.view, "page", in: "list", with: "size=100x50")
      try $0.constrain(
        "list.leading == root.leading", "list.trailing == root.trailing", "list.top == root.top",
        "list.bottom == root.bottom", "page.leading == list.leading", "page.trailing == list.trailing",
        "page.top == list.top")
    }
    let explanation = Self.explanation(of: screen)
    let list = try screen.view(named: "list").id
    let found = try #require(explanation.ambiguities().first { $0.view == list })
    #expect(found.one == found.other && Set(found.contents.map(\.width)).count == 1)
    #expect(Set(found.contents.map(\.height)).count == 2)
    #expect(Set(explanation.layout.ambiguities.map(\.view)).contains(list))
  }

  @Test("names a view that is open only through its superview, from right to left", arguments: [false, true])
  func followers(rtl: Bool) throws {
    let open = try Self.openViews(rtl: rtl) {
      try $0.add(.view, "bar")
      try $0.add(.custom, "dot", in: "bar", with: "size=10x10")
      try $0.constrain(
        "bar.leading == root.leading", "bar.top == root.top", "bar.height == 40", "bar.width >= 100",
        "dot.top == bar.top", "dot.leading == bar.leading")
    }
    #expect(open.explained == open.said)
    #expect(open.said == (rtl ? ["bar", "dot"] : ["bar"]))
  }

  @Test("gives an anchor's reasons, whose shares add up to it")
  func reasons() throws {
    let screen = try Screen.built {
      try $0.add(.view, "box")
      try $0.add(.label, "title", in: "box", with: "text=Hello")
      try $0.constrain(
        "box.leading == root.leading + 16", "box.trailing == root.trailing - 16", "box.top == root.top + 4",
        "title.trailing == box.trailing - 8", "title.top == box.top + 6")
    }
    let explanation = Self.explanation(of: screen)
    let title = Item(try screen.view(named: "title").id)
    let leading = try #require(explanation.reasons(for: AnchoredItem(title, .leading)))
    #expect(leading.value == 226)
    #expect(
      leading.shares.map(\.points).filter { $0 != 0 }.sorted() == [-50, -16, -8, 300])
    #expect(leading.shares.contains(RuleShare(rule: .constraint("c4"), points: -8)))
    #expect(explanation.reasons(for: AnchoredItem(title, .firstBaseline)) == nil)
    for anchor in [Anchor.top, .bottom, .leading, .trailing, .centerX, .centerY, .width, .height] {
      let reasons = try #require(explanation.reasons(for: AnchoredItem(title, anchor)))
      #expect(abs(reasons.shares.reduce(0) { $0 + $1.points } - reasons.value) < 1e-6, "\(anchor)")
    }
  }
}
