import DesignModel
import Testing

@testable import Auditing

/// In windows 300 points wide and more.
@Suite("canvas-sized") struct CanvasSizedTests {
  private func found(_ lines: [String], width: Double = 414, in kind: ViewKind = .view) throws -> [Finding] {
    try Screen.built {
      try $0.add(kind, "page")
      try $0.constrain(
        "page.leading == root.leading", "page.trailing == root.trailing", "page.top == root.top",
        "page.bottom == root.bottom")
      try $0.add(.view, "bar", in: "page")
      try $0.constrain("bar.top == page.top", "bar.height == 44")
      for line in lines { try $0.constrain(line) }
    }.findings(of: CanvasSized.self) { $0.size.width = width }
  }

  @Test("reports a view that is as wide as another device's screen, and what it would fill") func widths()
    throws
  {
    let lines = ["bar.leading == page.leading", "bar.width == 375"]
    let wide = try found(lines)
    #expect(wide.map(\.view) == ["bar"] && wide.map(\.measured) == [375] && wide.map(\.required) == [414])
    #expect(try found(lines, width: 320).map(\.required) == [320])
    #expect(try found(lines, width: 375).isEmpty)
  }

  @Test("says nothing of widths that no device has, that give way, or of views that stand elsewhere")
  func meant() throws {
    let edge = "bar.leading == page.leading"
    #expect(try found([edge, "bar.width == 370"]).isEmpty)
    #expect(try found([edge, "bar.width == 375 @high", "bar.trailing == page.trailing"]).isEmpty)
    #expect(try found([edge, "bar.width <= 375", "bar.trailing == page.trailing @high"]).isEmpty)
    #expect(try found(["bar.centerX == page.centerX", "bar.width == 375"]).isEmpty)
  }

  @Test("leaves the rows of lists to the list, whose frame their width is") func rows() throws {
    func found(_ origin: ConstraintOrigin, isList: Bool) throws -> Bool {
      var screen = try Screen.built {
        try $0.add(.scroll, "list")
        try $0.constrain(
          "list.leading == root.leading", "list.trailing == root.trailing", "list.top == root.top",
          "list.bottom == root.bottom", "list.contentLayout.width == list.width")
        try $0.add(.view, "row", in: "list")
        try $0.constrain(
          "row.left == list.left", "row.top == list.top", "row.width == 320", "row.height == 44")
      }
      for var constraint in screen.constraints where constraint.first.item.owner == "row" {
        constraint.origin = origin
        try screen.setConstraint(constraint)
      }
      for var constraint in screen.constraints where isList && constraint.first.item.region == .contentLayout
      {
        constraint.origin = .autoresizing
        try screen.setConstraint(constraint)
      }
      return !screen.findings(of: CanvasSized.self).isEmpty
    }
    #expect(try found(.autoresizing, isList: false) && !found(.autoresizing, isList: true))
    #expect(try found(.author, isList: true))
  }
}
