import DesignModel
import Testing

@testable import ConflictLog

@Suite("A screen of a logged conflict") struct RebuildScreenTests {
  private static func rebuilt(_ log: String) throws -> (screen: Screen, notes: [LogNote]) {
    try ConflictLog(Array(log.utf8)).conflicts[0].screen(id: "conflict", name: "conflict")
  }

  @Test("has views of the log's classes, nested as it says, and its constraints") func cell() throws {
    let (screen, notes) = try Self.rebuilt(SampleLogs.cell)
    #expect(notes.isEmpty)
    #expect(
      screen.views.map { screen.path(of: $0) } == [
        "root", "tableViewCellContentView", "tableViewCellContentView/imageView",
      ])
    #expect(screen.views.map(\.kind) == [.view, .tableCell, .image])
    #expect(screen.views[2].id == "UIImageView:0x7fb2b2d0a6c0")
    #expect(
      screen.constraints.map { "\($0.id): \(screen.spelled($0))" } == [
        "0x600002a0d5e0: imageView.height == 100",
        "0x600002a0d630: imageView.top == tableViewCellContentView.top + 8",
        "0x600002a0d680: tableViewCellContentView.bottom >= imageView.bottom + 8",
        "UIView-Encapsulated-Layout-Height:0x600002a0e000: tableViewCellContentView.height == 44",
      ])
  }

  @Test("keeps a label's text, and numbers names that repeat") func old() throws {
    let (screen, _) = try Self.rebuilt(SampleLogs.old)
    #expect(screen.itemNames == ["root", "view", "label", "view2"])
    #expect(screen.views[2].attributes.text(.text) == "Sign in")
  }

  @Test("has guides; a stack's views lie in it, side by side") func stack() throws {
    let (screen, _) = try Self.rebuilt(
      """
      "<NSLayoutConstraint:0x1 'UISV-canvas-connection' UIStackView:0x10.leading == UILabel:0x11.leading   (active)>",
      "<NSLayoutConstraint:0x2 'UISV-spacing' H:[UILabel:0x11]-(8)-[UILabel:0x12]   (active)>",
      "<NSLayoutConstraint:0x3 UIStackView:0x10.top == UILayoutGuide:0x13'UIViewSafeAreaLayoutGuide'.top   (active)>",
      "<NSLayoutConstraint:0x4 'UIViewSafeAreaLayoutGuide-top' V:|-(59)-[UILayoutGuide:0x13'UIViewSafeAreaLayoutGuide']   (active, names: '|':UIView:0x14 )>"
      """)
    #expect(
      screen.views.map { screen.path(of: $0) } == [
        "root", "stackView", "stackView/label", "stackView/label2", "view",
      ])
    #expect(screen.views[1].kind == .view)
    #expect(screen.guides.map(\.name) == ["UIViewSafeAreaLayoutGuide"])
    #expect(screen.guides[0].owner == "UIView:0x14")
  }

  @Test("measures a place without a right side from the superview") func frames() throws {
    let (screen, _) = try Self.rebuilt(
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0x2.midX == 100>\n<NSLayoutConstraint:0x2 UIView:0x2.maxY == 9>"
    )
    #expect(
      screen.constraints.map(screen.spelled) == [
        "view.centerX == root.left + 100", "view.bottom == root.top + 9",
      ])
  }

  @Test("has no cycles, whatever the log says") func cycles() throws {
    let (screen, _) = try Self.rebuilt(
      """
      <NSLayoutConstraint:0x1 H:|-(8)-[UIView:0x2]   (active, names: '|':UIView:0x3 )>
      <NSLayoutConstraint:0x4 H:|-(8)-[UIView:0x3]   (active, names: '|':UIView:0x2 )>
      """)
    #expect(screen.views.map { screen.path(of: $0) } == ["root", "view", "view/view2"])
  }

  @Test("leaves out what can't be a constraint, and says so") func misfits() throws {
    let (screen, notes) = try Self.rebuilt("\n<NSLayoutConstraint:0x1 UIView:0x2.left == UIView:0x3.top>")
    #expect(screen.constraints.isEmpty)
    #expect(notes.count == 1 && notes[0].line == 2 && notes[0].text.hasPrefix("constraint '0x1': "))
  }

  @Test("gives items names that constraints can speak of") func names() throws {
    let (screen, _) = try Self.rebuilt(
      """
      <NSLayoutConstraint:0x1 Save (now).left == root.left   (active, names: Save (now):UIButton:0x2, root:UIView:0x3 )>
      <NSLayoutConstraint:0x4 UIView:0x5.left == safeArea.left   (active, names: safeArea:UIView:0x6 )>
      """)
    #expect(screen.itemNames == ["root", "Save-now", "root2", "view", "safeArea2"])
  }
}
