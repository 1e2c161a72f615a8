import DesignLanguage
import DesignModel
import Testing

@testable import Auditing

/// In a window of 300 by 600 points.
@Suite("unmirrored-layout") struct UnmirroredLayoutTests {
  private func found(_ screen: Screen, _ direction: LayoutDirection = .rtl) -> [Finding] {
    screen.findings(of: UnmirroredLayout.self) { $0.direction = direction }
  }

  /// A photo at the leading edge with a badge that the lines bind.
  private func badge(_ lines: String...) throws -> Screen {
    try Screen.built { screen in
      try screen.add(.image, "photo", with: ("size", "60x60"))
      try screen.add(.image, "badge", with: ("size", "10x10"))
      try screen.constrain(
        "photo.leading == root.leading + 20", "photo.top == root.top", "badge.top == root.top")
      for line in lines { try screen.constrain(line) }
    }
  }

  @Test("reports what is held off a centre, in right-to-left only") func centers() throws {
    let screen = try badge("badge.centerX == photo.centerX + 25")
    let found = found(screen)
    // The photo's centre is at 250: the badge's is at 275, its mirror image's at 225.
    #expect(found.map(\.view) == ["badge"] && found.map(\.constraint) == ["c4"])
    #expect(found.map(\.measured) == [50] && found.map(\.required) == [0])
    #expect(
      found[0].message
        == "badge lies 50 points right of its place in the mirror image: c4: badge.centerX == photo.centerX + 25 "
        + "counts from the left")
    #expect(self.found(screen, .ltr).isEmpty)
  }

  @Test("leaves alone what is mirrored, whatever it is bound by") func mirrored() throws {
    #expect(try found(badge("badge.centerX == photo.centerX")).isEmpty)
    #expect(try found(badge("badge.centerX == photo.trailing + 4")).isEmpty)
    #expect(try found(badge("badge.trailing == photo.trailing + 30")).isEmpty)
  }

  @Test("names the view that is held, not those that hold on to it") func followers() throws {
    var screen = try badge("badge.centerX == photo.centerX + 25")
    try screen.add(.image, "tail", with: ("size", "10x10"))
    try screen.add(.image, "inner", in: "badge", with: ("size", "4x4"))
    try screen.constrain(
      "tail.leading == badge.trailing", "tail.top == root.top", "inner.leading == badge.leading",
      "inner.top == badge.top")
    #expect(found(screen).map(\.view) == ["badge"])
  }

  @Test("reports margins that differ between left and right") func margins() throws {
    func margins(_ insets: String) throws -> Screen {
      try Screen.built {
        try $0.add(.view, "card", with: ("layoutMargins", insets))
        try $0.place("card", x: 0, y: 0, width: 300, height: 100)
        try $0.add(.image, "icon", in: "card", with: ("size", "10x10"))
        try $0.constrain("icon.leading == card.leadingMargin", "icon.top == card.top")
      }
    }
    #expect(try found(margins("0,20,0,4")).map(\.measured) == [16])
    #expect(try found(margins("0,20,0,20")).isEmpty)
  }

  /// A label with a frame of its file at x, 60 points wide, beside one that lines bind.
  private func framed(x: Double, file: String = "Form.xib", _ lines: String...) throws -> Screen {
    let screen = try Screen.built { screen in
      for name in ["other", "fixed"] { try screen.add(.label, name, with: ("text", name)) }
      try screen.place("fixed", x: x, y: 10, width: 60, height: 20)
      try screen.constrain("other.top == root.top + 50")
      for line in lines { try screen.constrain(line) }
      for var constraint in screen.constraints where constraint.first.item.owner == "fixed" {
        constraint.origin = .autoresizing
        try screen.setConstraint(constraint)
      }
    }
    var lists = screen.lists
    lists.sources = [ScreenSource(id: "demo", file: file, places: [])]
    return Screen(id: screen.id, name: screen.name, lists: lists)
  }

  @Test("reports a frame that stays beside what is mirrored, once a screen") func frames() throws {
    let bound = "other.leading == root.leading + 100"
    let found = try found(framed(x: 20, bound))
    #expect(found.map(\.view) == ["fixed"] && found.map(\.measured) == [200])
    #expect(
      found.map(\.message) == [
        "fixed lies 200 points left of its place in the mirror image: its frame counts from the left, and what lies "
          + "beside it is mirrored"
      ])
    #expect(try self.found(framed(x: 120, bound)).isEmpty, "it is its own mirror image")
    #expect(try self.found(framed(x: 20, file: "Form.swift", bound)).isEmpty)
    #expect(try self.found(framed(x: 20, bound), .ltr).isEmpty)
    #expect(try self.found(framed(x: 20, "other.left == root.left + 100")).isEmpty)
    #expect(
      try self.found(
        framed(x: 20, "other.leading == root.leading + 9", "other.trailing == root.trailing - 9")
      )
      .isEmpty)
  }

  @Test("takes what the author says of a side or of right-to-left for meant") func meant() throws {
    // The photo stays at the left in both; so the badge lies where it is asked to be.
    let sided = try Screen.built {
      try $0.add(.image, "photo", with: ("size", "60x60"))
      try $0.add(.image, "badge", with: ("size", "10x10"))
      try $0.constrain(
        "photo.left == root.left + 20", "photo.top == root.top", "badge.top == root.top",
        "badge.left == photo.centerX + 25")
    }
    #expect(found(sided).isEmpty)
    var screen = try badge("badge.centerX == photo.centerX + 25")
    try screen.constrain("photo.centerX == root.centerX + 10 @low")
    #expect(found(screen).map(\.view) == ["badge"])
    try screen.addVariation(
      .constraint("c4", ConstraintChange(constant: -25)), when: Condition(parsing: "direction = rtl"))
    #expect(found(screen).isEmpty)
    #expect(found(screen, .ltr).isEmpty)
  }
}
