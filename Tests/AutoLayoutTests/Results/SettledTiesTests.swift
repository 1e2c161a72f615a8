import AutoLayout
import DesignModel
import Testing

@Suite("Ties of one priority") struct SettledTiesTests {
  private func ties(
    _ direction: LayoutDirection = .ltr, _ fill: (inout Screen) throws -> Void
  ) throws -> [SettledTie] {
    let screen = try Screen.built(fill)
    let environment = LayoutEnvironment.plain().with { $0.direction = direction }
    return LayoutEngine(measuring: FixedRuler()).prepare(screen).explanation(in: environment).ties
  }

  @Test(
    "are named where only a content's wish settles them, one for each part",
    arguments: LayoutDirection.allCases)
  func named(direction: LayoutDirection) throws {
    let ties = try ties(direction) {
      for name in ["a", "b"] {
        try $0.add(.label, name, with: "text=aaa hugging=251")
        try $0.constrain(
          "\(name).leading == root.leading", "\(name).top == root.top", "\(name).width == 100 @600",
          "\(name).width >= 150 @600")
      }
    }
    #expect(ties.map(\.open.view) == ["a", "b"])
    #expect(
      ties.map(\.rivals) == [
        [.constraint("c3"), .constraint("c4")], [.constraint("c7"), .constraint("c8")],
      ])
    #expect(ties.allSatisfy { $0.open.aspect == .width && $0.priority == 600 && $0.wish == 251 })
    #expect(ties.allSatisfy { $0.open.least == 100 && $0.open.greatest == 150 })
  }

  @Test("name the wish that closes them, not a stronger one that only narrows them")
  func narrowed() throws {
    let ties = try ties {
      try $0.add(.custom, "a", with: "size=120x20 hugging=251 compression=590")
      try $0.constrain(
        "a.leading == root.leading", "a.top == root.top", "a.width == 100 @600", "a.width == 150 @600")
    }
    #expect(ties.map(\.wish) == [251] && ties.first?.open.greatest == 150)
  }

  @Test("are none where priorities differ, or nothing gives way")
  func none() throws {
    let ties = try ties {
      try $0.add(.label, "a", with: "text=aaa")
      try $0.constrain(
        "a.leading == root.leading", "a.top == root.top", "a.width == 100 @600", "a.width >= 150 @599")
      try $0.add(.label, "b", with: "text=aaa")
      try $0.constrain(
        "b.leading == root.leading", "b.top == root.top", "b.width >= 80 @600", "b.width >= 90 @600")
    }
    #expect(ties.isEmpty)
  }

  @Test("are none where a weaker constraint of the author's settles them, or nothing does")
  func settledOrOpen() throws {
    let ties = try ties {
      try $0.add(.label, "a", with: "text=aaa")
      try $0.constrain(
        "a.leading == root.leading", "a.top == root.top", "a.width == 100 @600", "a.width == 150 @600",
        "a.width == 120 @500")
      try $0.add(.view, "b")
      try $0.constrain(
        "b.leading == root.leading", "b.top == root.top", "b.height == 9", "b.width == 100 @600",
        "b.width == 150 @600")
    }
    #expect(ties.isEmpty)
  }
}
