import DesignModel
import Testing

@testable import Auditing

@Suite("cell-height-conflict") struct CellHeightConflictTests {
  /// A row with a picture in it, of 10 points above and below.
  private func found(_ lines: String..., root: RootKind = .cell, content: ViewKind = .tableCell) throws
    -> [Finding]
  {
    var screen = Screen(id: "demo", name: "demo")
    var attributes = Attributes(.root, .text(root.rawValue))
    attributes[.rootSize] = .size(width: nil, height: 80)
    try screen.setView(.root, kind: .view, attributes: attributes)
    try screen.add(content, "content")
    try screen.constrain(
      "content.leading == root.leading", "content.trailing == root.trailing", "content.top == root.top",
      "content.bottom == root.bottom")
    try screen.add(.view, "picture", in: "content")
    try screen.constrain(
      "picture.leading == content.leading", "picture.width == 60", "picture.top == content.top + 10",
      "picture.bottom == content.bottom - 10")
    for line in lines { try screen.constrain(line) }
    return screen.findings(of: CellHeightConflict.self)
  }

  @Test("reports a chain of required heights and distances, with the views that it goes through")
  func chain() throws {
    let found = try found("picture.height == 60")
    #expect(found.map(\.constraint) == ["c3"] && found.map(\.related) == [["c4", "c7", "c8", "c9"]])
    #expect(found.map(\.parts) == [[.root, "content", "picture"]])
    #expect(found.allSatisfy { $0.severity == .warning })
  }

  @Test("says nothing of a chain that gives way, of a least height, or of one that the row has at first")
  func givingWay() throws {
    #expect(try found("picture.height == 60 @999").isEmpty)
    #expect(try found("picture.height >= 60").isEmpty)
    #expect(try found("picture.height == 24").isEmpty)
  }

  @Test("asks rows of tables alone") func rows() throws {
    #expect(try found("picture.height == 60", root: .view).isEmpty)
    #expect(try found("picture.height == 60", content: .view).isEmpty)
  }
}
