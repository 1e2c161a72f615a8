import DesignModel
import Testing

@testable import Auditing

@Suite("A constraint that is removed at build time") struct PlaceholderConstraintsTests {
  /// A fault by constraints for each of the rules.
  private func screen() throws -> Screen {
    try Screen.built {
      for name in ["v", "w", "bar"] { try $0.add(.view, name) }
      try $0.constrain("v.left == root.left + 8", "v.left == root.left + 8")
      try $0.constrain("w.top >= root.top", "w.top >= root.top - 8")
      try $0.add(.stack, "form", with: ("axis", "vertical"))
      try $0.add(.view, "note", in: "form", with: ("hidden", "true"))
      try $0.constrain("note.height == 44")
      try $0.add(.stack, "line", with: ("spacing", "8"))
      for name in ["one", "two", "three"] { try $0.add(.label, name, in: "line", with: ("text", name)) }
      try $0.constrain("two.leading == line.leading + 208")
      try $0.add(.label, "words", with: ("text", "Ask us"), ("style", "body"))
      try $0.constrain("words.height == 20")
      try $0.add(.image, "badge", with: ("image", "badge"), ("size", "70x44"))
      try $0.constrain("badge.width == 70", "badge.height == 36")
      try $0.constrain(
        "bar.leading == root.leading", "bar.top == root.top", "bar.height == 44", "bar.width == 375")
    }
  }

  private static let rules: [any AuditRule.Type] = [
    LeftRightPins.self, DuplicateConstraint.self, RedundantConstraint.self, HiddenViewKeepsSize.self,
    ConstraintAgainstStack.self, FixedHeightAroundScalingText.self, SquashedPicture.self, CanvasSized.self,
  ]

  @Test("is blamed by no rule", arguments: rules.indices) func blame(rule: Int) throws {
    var screen = try screen()
    #expect(!screen.findings(of: Self.rules[rule]).isEmpty)
    for var constraint in screen.constraints {
      constraint.origin = .placeholder
      try screen.setConstraint(constraint)
    }
    #expect(screen.findings(of: Self.rules[rule]).isEmpty)
  }

  @Test("makes no other one redundant or a duplicate") func others() throws {
    var screen = try screen()
    for id in ["c1", "c3"] {
      var constraint = try #require(screen.constraint(ObjectID(id)))
      constraint.origin = .placeholder
      try screen.setConstraint(constraint)
    }
    #expect(screen.findings(of: DuplicateConstraint.self).isEmpty)
    #expect(screen.findings(of: RedundantConstraint.self).isEmpty)
  }
}
