import AutoLayout
import DesignModel
import Matrix
import Testing

@Suite("A sketch of a screen") struct ScreenSketchTests {
  private func screen() throws -> Screen {
    var screen = Screen(id: "demo", name: "demo")
    try screen.addView(named: "form", kind: .view)
    var attributes = Attributes()
    attributes[.text] = .text("Sign in")
    try screen.addView(named: "title", kind: .label, attributes: attributes, in: "form")
    try screen.addState("empty")
    return screen
  }

  @Test("is the tree by indentation with what is set on each view") func tree() throws {
    #expect(
      try screen().sketch([]) == """
        demo  states empty
          root view
            form view
              title label text='Sign in'
        """)
  }

  @Test("says where the views lie, once for each layout") func layouts() throws {
    let screen = try Screen.placedBox()
    let environment = LayoutEnvironment(size: Size(width: 320, height: 480), scale: 2)
    let solved = LaidOutScreen(
      screen: screen, profile: .default, layout: MadeUpStore.engine.layout(screen, in: environment))
    let lines = screen.sketch([solved, solved]).split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("demo  on \(Profile.default.name)") }.count == 2)
    #expect(lines.filter { $0 == "    box view 0,10 40x20" }.count == 2)
  }
}
