import AutoLayout
import DesignModel
import Testing

@Suite("Openings") struct OpeningTests {
  private func causes(
    _ direction: LayoutDirection = .ltr, _ fill: (inout Screen) throws -> Void
  ) throws -> [String: Opening.Cause] {
    let screen = try Screen.built(fill)
    let environment = LayoutEnvironment.plain().with { $0.direction = direction }
    let openings = LayoutEngine(measuring: FixedRuler()).prepare(screen).openings(in: environment)
    #expect(openings.map(\.ambiguity) == screen.layout(environment).ambiguities)
    return Dictionary(
      uniqueKeysWithValues: openings.map {
        ("\($0.ambiguity.view).\($0.ambiguity.aspect.rawValue)", $0.cause)
      })
  }

  @Test("are unsaid where no constraint speaks", arguments: LayoutDirection.allCases)
  func unsaid(direction: LayoutDirection) throws {
    let causes = try causes(direction) {
      try $0.add(.custom, "icon", with: "size=10x20")
      try $0.add(.stack, "row")
      try $0.add(.label, "a", in: "row", with: "text=aaa")
      try $0.add(.label, "b", in: "row", with: "text=bbbb")
      try $0.constrain("row.leading == root.leading", "row.trailing == root.trailing", "row.top == root.top")
    }
    #expect(causes.count == 5 && causes.values.allSatisfy { $0 == .unsaid })
  }

  @Test(
    "are rivals' where constraints of one priority pull apart, each part with its own",
    arguments: LayoutDirection.allCases)
  func rivals(direction: LayoutDirection) throws {
    let causes = try causes(direction) {
      for name in ["a", "b"] {
        try $0.add(.view, name)
        try $0.constrain(
          "\(name).leading == root.leading", "\(name).top == root.top", "\(name).height == 9",
          "\(name).width == 100 @high", "\(name).width >= 150 @high")
      }
      try $0.add(.custom, "icon", with: "size=10x20")
    }
    #expect(causes["a.width"] == .rivals([.constraint("c4"), .constraint("c5")]))
    #expect(causes["b.width"] == .rivals([.constraint("c9"), .constraint("c10")]))
    #expect(causes["icon.x"] == .unsaid && causes["icon.y"] == .unsaid)
  }

  @Test("are the content size's where that closes them") func contents() throws {
    let causes = try causes {
      try $0.add(.scroll, "page")
      try $0.constrain(
        "page.leading == root.leading", "page.top == root.top", "page.width == 300", "page.height == 90")
      try $0.add(.view, "bar", in: "page")
      try $0.constrain(
        "bar.leading == page.leading", "bar.trailing == page.trailing", "bar.top == page.top",
        "bar.height == 5")
    }
    #expect(
      causes == [
        "page.contentWidth": .contentSize, "page.contentHeight": .contentSize, "bar.width": .contentSize,
      ])
  }

  @Test("are the conflict's where that leaves a choice, and else what they are without it")
  func conflicts() throws {
    let causes = try causes {
      try $0.add(.view, "card")
      try $0.add(.custom, "icon", with: "size=10x20")
      try $0.constrain(
        "card.leading == root.leading", "card.top == root.top", "card.height == 40", "card.width == 200",
        "card.width <= 120", "icon.leading == card.trailing", "icon.top >= card.bottom")
    }
    #expect(causes == ["card.width": .conflict, "icon.x": .conflict, "icon.y": .unsaid])
  }
}
