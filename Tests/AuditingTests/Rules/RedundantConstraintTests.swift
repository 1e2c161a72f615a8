import DesignLanguage
import DesignModel
import Testing

@testable import Auditing

@Suite("Redundant constraints") struct RedundantConstraintTests {
  /// The messages about a view `v` in a view `box`, which hold these constraints.
  private func messages(_ lines: String...) throws -> [String] {
    try Screen.built {
      try $0.add(.view, "box")
      try $0.add(.view, "v", in: "box")
      try $0.add(.view, "beside", in: "box")
      for line in lines { try $0.constrain(line) }
    }.findings(of: RedundantConstraint.self).map(\.message)
  }

  @Test("name the anchor that was probably meant, at either end and from either side")
  func meant() throws {
    #expect(
      try messages("v.top >= box.top", "v.bottom >= box.top") == [
        "c2: v.bottom >= box.top says nothing that c1: v.top >= box.top doesn't say already; did you mean v.bottom <= box.bottom?"
      ])
    #expect(
      try messages("v.bottom <= box.bottom - 8", "v.top <= box.bottom - 8")[0].hasSuffix(
        "; did you mean v.top >= box.top + 8?"))
    #expect(
      try messages("v.leading >= box.leading", "box.leading <= v.trailing")[0].hasSuffix(
        "; did you mean box.trailing >= v.trailing?"))
    #expect(
      try messages("v.left >= box.left + 4", "v.right >= box.left")[0].hasSuffix(
        "; did you mean v.right <= box.right?"))
  }

  @Test("name none where the screen says so already, or where neither view holds the other")
  func nothingMeant() throws {
    let said = try messages("v.top >= box.top", "v.bottom <= box.bottom", "v.bottom >= box.top")
    #expect(said.count == 1 && !said[0].contains("did you mean"))
    let beside = try messages("v.top >= beside.bottom", "v.bottom >= beside.bottom")
    #expect(beside.count == 1 && !beside[0].contains("did you mean"))
  }

  @Test("are weaker bounds on the same edges, and bounds on nothing but a size that is never negative")
  func weaker() throws {
    #expect(try messages("v.top == box.top + 20", "v.top >= box.top + 8").count == 1)
    #expect(try messages("v.bottom >= v.top").count == 1)
  }

  @Test(
    "are not those that say more",
    arguments: [
      ["v.top >= box.top", "v.bottom <= box.bottom"], ["v.top >= box.top", "v.bottom >= box.top + 44"],
      ["v.top >= box.top @high", "v.bottom >= box.top"], ["v.top == box.top", "v.bottom == box.bottom"],
      ["v.top >= box.top + 8", "v.top >= box.top + 9 @high", "v.height >= 1"],
      ["v.top >= beside.bottom", "v.bottom <= beside.bottom"], ["v.centerY >= box.top", "v.top >= box.top"],
      ["v.width >= box.width", "v.width >= 10"], ["v.bottom >= v.top + 44"],
    ])
  func useful(lines: [String]) throws {
    let messages = try Screen.built {
      try $0.add(.view, "box")
      try $0.add(.view, "v", in: "box")
      try $0.add(.view, "beside", in: "box")
      for line in lines { try $0.constrain(line) }
    }.findings(of: RedundantConstraint.self)
    #expect(messages == [])
  }

  @Test("are not reported of constraints that vary, nor by constraints that don't always hold")
  func varying() throws {
    var screen = try Screen.built {
      try $0.add(.view, "box")
      try $0.add(.view, "v", in: "box")
      try $0.constrain("v.top >= box.top", "v.bottom >= box.top")
    }
    #expect(screen.findings(of: RedundantConstraint.self).count == 1)
    try screen.addVariation(
      .constraint("c1", ConstraintChange(isInstalled: false)), when: Condition(parsing: "idiom = pad"))
    #expect(screen.findings(of: RedundantConstraint.self).isEmpty)
  }
}
